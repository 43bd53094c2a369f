import type { Zod } from '../../core/zod.js';
import { axes, declarationForm, type Axis } from '../gltf/declaration.js';
import type { BroadClass } from '../model.js';

/** The most models that a pack lists. */
export const mostModels = 10_000;

/** What is stated once for all models of a pack, and may be stated otherwise for one. */
interface Shared {
  /** The license under which its makers let it be used, e.g. 'CC-BY 4.0'. */
  readonly license?: string | undefined;
  /** The source: an address, or the name of the data set. */
  readonly source?: string | undefined;
  /** False: written by a program, and not looked at yet. Families refuse such a model. Default true. */
  readonly checked?: boolean | undefined;
}

/** A model as a pack's list has it. */
export interface PackEntry extends Shared {
  /** The path below the pack's folder, with slashes. */
  readonly file: string;
  readonly category: string;
  /** One of the classes of DORI Table 8. */
  readonly broadClass: BroadClass;
  /** Other words that name it as well. */
  readonly names: readonly string[];
  /** The axis of its front in the file; null: people would not agree on one. */
  readonly front: Axis | null;
  /** The axis of its top in the file. Default '+y'. */
  readonly up?: Axis | undefined;
  /** Meters per unit of the file. Default 1, if neither a height nor a largest side is given. */
  readonly scale?: number | undefined;
  /** The height in meters. */
  readonly height?: number | undefined;
  /** The longest of its width, height and depth, meters. */
  readonly largest?: number | undefined;
  /** Turns by 360/n degrees about its vertical axis leave it as it is. */
  readonly symmetry?: number | 'continuous' | undefined;
  readonly hasUp?: boolean | undefined;
  readonly hasText?: boolean | undefined;
  /** Height of its largest letters, as a share of its longest side. */
  readonly letters?: number | undefined;
  readonly hides?: boolean | undefined;
  readonly featureless?: boolean | undefined;
  /** Whether a person names it by its silhouette alone. */
  readonly silhouette?: boolean | undefined;
}

/** The contents of a `pack.json`. */
export interface PackForm extends Shared {
  readonly name: string;
  readonly version?: string | undefined;
  readonly models: readonly PackEntry[];
}

const line = (z: Zod, most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\s\p{C}](?:[^\p{C}]*[^\s\p{C}])?$/u, 'Expected words in one line');

/** Whether a word can stand in an answer: answers are lists of words. */
const inAnswers = (word: string): boolean => !/[,;]/.test(word);
const noCommas = 'Expected a word or short phrase without commas and semicolons';

export function packForm(z: Zod) {
  const declared = declarationForm(z).shape;
  const shared = {
    license: line(z, 200).optional(),
    source: line(z, 500).optional(),
    checked: z.boolean().optional(),
  };
  const model = z
    .strictObject({
      file: z.string().min(1).max(500),
      category: declared.category.unwrap().refine(inAnswers, noCommas),
      broadClass: declared.broadClass.unwrap(),
      names: z.array(line(z, 60).refine(inAnswers, noCommas)).max(50).default([]),
      front: z.enum(axes).nullable(),
      up: declared.up,
      scale: declared.scale,
      height: declared.height,
      largest: declared.scale,
      symmetry: declared.symmetry,
      hasUp: declared.hasUp,
      hasText: declared.hasText,
      letters: z.number().positive().max(1).optional(),
      hides: declared.hides,
      featureless: declared.featureless,
      silhouette: z.boolean().optional(),
      ...shared,
    })
    .refine(
      ({ scale, height, largest }) =>
        [scale, height, largest].filter((size) => size !== undefined).length <= 1,
      'Expected one of scale, height and largest',
    )
    .refine(
      ({ front, symmetry = 1 }) => front === null || symmetry === 1,
      'Expected no front for what looks the same after a turn',
    )
    .refine(
      ({ front, up = '+y' }) => front === null || front[1] !== up[1],
      'Expected front and up on different axes',
    );
  return z.strictObject({
    name: line(z, 100),
    version: line(z, 40).optional(),
    ...shared,
    models: z.array(model).min(1).max(mostModels),
  });
}
