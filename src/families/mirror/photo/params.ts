import type { Zod } from '../../../core/zod.js';
import { askingParams, conditionNames } from '../conditions.js';
import { shapes } from './marks/mark.js';
import type { AskedKind } from './state.js';
import { number, oneOf, type ParamsOf, setOf, whole } from '../../param-schemas.js';
import { sizeParam } from '../../size.js';

export const askedKinds = ['marked', 'raised', 'forward', 'rearmost'] as const satisfies readonly AskedKind[];

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
    size: sizeParam(z, 128, 4096, 512, 'The frame that a photo is scaled to fit, enlarged at most 3 times'),
    smallest: whole(z, 16, 4096, 96).describe(
      "Least longer side of a subject's box in its photo, 16 to 4096 pixels.",
    ),
    subjects: whole(z, 1, 10_000, 500).describe(
      'At most this many subjects, 1 to 10000, drawn by the seed, and no more than 1 GiB of decoded pictures.',
    ),
    perSubject: whole(z, 1, 64, 4).describe('At most this many items of one subject, 1 to 64.'),
    split: oneOf(z, ['', 'each', 'train', 'dev', 'test'], '').describe(
      'Name splits (70, 10, 20%) in the groups: each item its own, or only the photos of one; none: no splits.',
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
