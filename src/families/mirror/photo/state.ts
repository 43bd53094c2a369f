import type { End } from './annotations/skeleton.js';
import type { Mark } from './marks/mark.js';

/** A place in the finished picture, pixels, and whether it is visible (2) or labeled but hidden (1). */
export type Placed = readonly [x: number, y: number, v: 1 | 2];

/** A pair whose points the state has. */
export type AskedPair = {
  readonly left: string;
  readonly right: string;
  readonly end: End | null;
  /** Whether the question asks to choose between its points, among others. */
  readonly asked: boolean;
};

/** What is asked: which part is marked, or which stands out by its place. */
export type AskedKind = 'marked' | 'raised' | 'forward' | 'rearmost';

/** An annotated photo as it is seen, and what is asked about it. */
export type PhotoState = {
  readonly photo: { readonly file: string; readonly sha256: string; readonly annotation: number | string };
  readonly subject: { readonly noun: string; readonly kind: 'human' | 'animal' };
  readonly width: number;
  readonly height: number;
  /** The subject's box where others are in the picture: x, y, width, height. */
  readonly outline: readonly [number, number, number, number] | null;
  readonly kind: AskedKind;
  /** The group label `kind`: 'marked-wrist', 'raised-hand'. */
  readonly name: string;
  /** What the question calls the part: 'wrist', 'hand', 'hoof'. */
  readonly part: string;
  readonly pairs: readonly AskedPair[];
  /** The points that the answer follows from, by name. */
  readonly points: Readonly<Record<string, Placed>>;
  /** Whether a point that the answer could be taken for is hidden or not labeled. */
  readonly occluded: boolean;
  /** From rear to front along a quadruped seen from its side: 1 if it faces the right edge, −1 the left; else 0. */
  readonly facing: -1 | 0 | 1;
  readonly mark: Mark | null;
  readonly mirrored: boolean;
};

/**
 * The annotated photo in a mirror: x becomes width − x, and what was called left is called right. Coordinates are
 * multiples of 1/64 pixel, so that no rounding happens and two flips give back the same state.
 */
export function flipState(x: PhotoState): PhotoState {
  const { width, outline, points, mark, pairs } = x;
  const other = new Map(pairs.flatMap(({ left, right }) => [[left, right], [right, left]] as const)); // prettier-ignore
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
