import type { Zod } from '../../../core/zod.js';
import { number, oneOf, type ParamsOf, setOf, whole, sizeParam } from '../../param-schemas.js';
import { askingParams, conditionNames } from '../conditions.js';
import type { End } from './annotations/point-name.js';
import { type Mark, shapes } from './marks/mark.js';

const askedKinds = ['marked', 'raised', 'forward', 'rearmost'] as const satisfies readonly AskedKind[];

export function photoParams(z: Zod) {
  const path = z.string().max(500);
  return z.strictObject({
    annotations: path.min(1).describe('A JSON file of COCO keypoints, at most 64 MiB.'),
    images: path
      .default('')
      .describe(
        "The folder of the pictures; file names may not leave it. None: the annotations' own folder.",
      ),
    skeleton: path
      .default('')
      .describe(
        'A JSON file that declares left-right pairs and nouns of categories; none: pairs are found by name.',
      ),
    questions: setOf(z, askedKinds, 'questions').describe(
      'What is asked: which part is marked, raised (hand, foot, paw), the most forward or the rearmost (paw).',
    ),
    marks: setOf(z, shapes, 'marks').describe('What marks a part.'),
    ...askingParams(z, conditionNames),
    crop: oneOf(z, ['subject', 'none'], 'subject').describe(
      'Whether the picture shows the subject and its surroundings, or everything.',
    ),
    margin: number(z, 0, 2, 0.2).describe(
      "Room around the subject, in parts of its box's longer side, 0 to 2.",
    ),
    outline: oneOf(z, ['needed', 'always'], 'needed').describe(
      'Whether the subject is framed only where other annotated bodies are in the picture, or always.',
    ),
    size: sizeParam(z, 128, 4096, 512, 'The frame that a photograph fits, enlarged at most 3 times'),
    smallest: whole(z, 16, 4096, 96).describe(
      "Least longer side of a subject's box in its photograph, 16 to 4096 pixels.",
    ),
    subjects: whole(z, 1, 10_000, 500).describe(
      'At most this many subjects, 1 to 10000, drawn by the seed, and no more than 1 GiB of decoded pictures.',
    ),
    perSubject: whole(z, 1, 64, 4).describe('At most this many items of one subject, 1 to 64.'),
    split: oneOf(z, ['', 'each', 'train', 'dev', 'test'], '').describe(
      'Name splits (70, 10, 20%) in the groups: each item its own, or only the photographs of one; none: no splits.',
    ),
    splitBy: z
      .string()
      .min(1)
      .max(60)
      .default('image')
      .describe(
        "What stays together in a split: 'image', or a field of the image entries, such as a video's id.",
      ),
  });
}

export type PhotoParams = ParamsOf<typeof photoParams>;

/** A place in the finished picture, pixels, and whether it is visible (2) or labeled but hidden (1). */
export type Placed = readonly [x: number, y: number, v: 1 | 2];

/** A pair of points of the state. */
export type AskedPair = {
  readonly left: string;
  readonly right: string;
  readonly end: End | null;
  /** Whether its points are among those that the question offers. */
  readonly asked: boolean;
};

/** What is asked: which part is marked, or which is raised, most forward or rearmost. */
export type AskedKind = 'marked' | 'raised' | 'forward' | 'rearmost';

/** An annotated photograph as it is shown, and what is asked about it. */
export type PhotoState = {
  readonly photo: { readonly file: string; readonly sha256: string; readonly annotation: number | string };
  readonly subject: { readonly noun: string; readonly kind: 'human' | 'animal' };
  readonly width: number;
  readonly height: number;
  /** The frame around the subject, where there is one: x, y, width, height. */
  readonly outline: readonly [number, number, number, number] | null;
  readonly kind: AskedKind;
  /** The group label `kind`: 'marked-wrist', 'raised-hand'. */
  readonly name: string;
  /** The word for the part in the question: 'wrist', 'hand', 'hoof'. */
  readonly part: string;
  readonly pairs: readonly AskedPair[];
  /** The points that the answer is read from, by name. */
  readonly points: Readonly<Record<string, Placed>>;
  /** Whether a point that the answer could be mistaken for is hidden or not labeled. */
  readonly occluded: boolean;
  /** A quadruped seen from its side: 1 if it faces the right edge of the picture, −1 the left one; all others 0. */
  readonly facing: -1 | 0 | 1;
  readonly mark: Mark | null;
  readonly mirrored: boolean;
};

/**
 * The annotated photograph in a mirror: x becomes width − x, and left and right points exchange their names. Coordinates are multiples
 * of 1/64 pixel, so that nothing is rounded and two flips give back the same state.
 */
export function flipState(x: PhotoState): PhotoState {
  const { width, outline, points, mark, pairs } = x;
  const toRight = pairs.map(({ left, right }) => [left, right] as const);
  const other = new Map([...toRight, ...toRight.map(([left, right]) => [right, left] as const)]);
  const flipped = Object.entries(points).map(([name, [px, py, v]]): [string, Placed] => [
    other.get(name) ?? name,
    [width - px, py, v],
  ]);
  return {
    ...x,
    outline: outline && [width - outline[0] - outline[2], outline[1], outline[2], outline[3]],
    points: Object.fromEntries(flipped.sort(([a], [b]) => (a < b ? -1 : 1))),
    facing: (0 - x.facing + 0) as PhotoState['facing'],
    mark: mark && flipMark(mark, width),
    mirrored: !x.mirrored,
  };
}

const flipMark = (mark: Mark, width: number): Mark => ({
  ...mark,
  at: [width - mark.at[0], mark.at[1]],
  from: mark.from && [width - mark.from[0], mark.from[1]],
});
