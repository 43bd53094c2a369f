import type { Zod } from '../../../core/zod.js';
import { conditionNames, type ConditionName } from '../conditions.js';
import { shapes, type MarkShape } from './marks/mark.js';
import type { AskedKind } from './state.js';

export interface PhotoParams {
  readonly annotations: string;
  readonly images: string;
  readonly skeleton: string;
  readonly questions: readonly AskedKind[];
  readonly marks: readonly MarkShape[];
  readonly conditions: readonly ConditionName[];
  readonly shifts: 'all' | 'first';
  readonly wording: 'paper' | 'explicit';
  readonly crop: 'subject' | 'none';
  readonly margin: number;
  readonly outline: 'needed' | 'always';
  readonly size: number;
  readonly smallest: number;
  readonly subjects: number;
  readonly perSubject: number;
  readonly split: '' | 'each' | 'train' | 'dev' | 'test';
  readonly splitBy: string;
}

export const askedKinds = ['marked', 'raised', 'forward', 'rearmost'] as const satisfies readonly AskedKind[];

export function photoParams(z: Zod) {
  const path = z.string().max(500);
  const different = (list: readonly string[]): boolean => new Set(list).size === list.length;
  const some = <T extends string>(names: readonly T[], what: string) =>
    z
      .array(z.enum(names as readonly [T, ...T[]]))
      .min(1)
      .refine(different, `Expected different ${what}`)
      .default([...names]);
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
    questions: some(askedKinds, 'questions').describe(
      'What is asked: which part is marked, raised (hand, foot, paw), the most forward or the rearmost (paw).',
    ),
    marks: some(shapes, 'marks').describe('What marks a part.'),
    conditions: some(conditionNames, 'conditions').describe(
      'What is asked: of the picture, of its mirror image, as the viewer sees it, without a picture, of both.',
    ),
    shifts: z
      .enum(['all', 'first'])
      .default('all')
      .describe('Options in all cyclic shifts (circular evaluation), or in their first order only.'),
    wording: z
      .enum(['explicit', 'paper'])
      .default('explicit')
      .describe("Whether the prompt says whose left and right are meant, or has the paper's words alone."),
    crop: z
      .enum(['subject', 'none'])
      .default('subject')
      .describe('Whether the picture shows the subject and its surroundings, or everything.'),
    margin: z
      .number()
      .min(0)
      .max(2)
      .default(0.2)
      .describe("Room around the subject, in parts of its box's longer side, 0 to 2."),
    outline: z
      .enum(['needed', 'always'])
      .default('needed')
      .describe(
        'Whether the subject is framed only where other annotated bodies are in the picture, or always.',
      ),
    size: z
      .int()
      .min(128)
      .max(4096)
      .default(512)
      .describe(
        'Longest side of a picture, 128 to 4096 pixels; photos are scaled to it, enlarged at most 3 times.',
      ),
    smallest: z
      .int()
      .min(16)
      .max(4096)
      .default(96)
      .describe("Least longer side of a subject's box in its photo, 16 to 4096 pixels."),
    subjects: z
      .int()
      .min(1)
      .max(10_000)
      .default(500)
      .describe(
        'At most this many subjects, 1 to 10000, drawn by the seed, and no more than 1 GiB of decoded pictures.',
      ),
    perSubject: z
      .int()
      .min(1)
      .max(64)
      .default(4)
      .describe('At most this many items of one subject, 1 to 64.'),
    split: z
      .enum(['', 'each', 'train', 'dev', 'test'])
      .default('')
      .describe(
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
