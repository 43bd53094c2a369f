import type { Zod } from '../../../core/zod.js';
import type { Alignment } from '../../../draw/bands/align.js';
import { oneOf, type ParamsOf, whole } from '../../param-schemas.js';
import { compositeParams } from '../sources/composite-params.js';
import type { Source } from '../sources/shelf.js';

export const colorParams = (z: Zod) =>
  z.strictObject({
    size: whole(z, 128, 2048, 512).describe('Side of the picture, and of a subimage, pixels.'),
    colors: oneOf(z, ['two-hues', 'own'], 'two-hues').describe(
      "What the colored reading is made of: its light and dark as two opposite hues, or its own colors (the paper's f_color).",
    ),
    gray: z
      .array(z.string())
      .default([])
      .describe(
        'What is seen in gray: categories of the catalog, or words or files of your own pictures; none: the categories that are known by their outline, or all of your pictures.',
      ),
    color: z.array(z.string()).default([]).describe('What is seen in color, likewise.'),
    ...compositeParams(z, 'both subimages at once, each version alone, the plain picture of one source'),
  });

export type ColorParams = ParamsOf<typeof colorParams>;

export type ColorState = {
  /** What is seen in gray, and where its silhouette was moved; null: as it is. */
  readonly gray: { readonly source: Source; readonly placed: Alignment | null };
  /** What is seen in color. */
  readonly color: { readonly source: Source };
  /** Degrees of the hue that stands for what is bright; what is dark has the opposite one. Null: the picture's own colors. */
  readonly hue: number | null;
  /** The index of the colored subimage. */
  readonly colored: 'left' | 'right';
  /** The source that the control shows. */
  readonly control: 'gray' | 'color';
  /** Whether the picture is seen without its colors. */
  readonly lost: boolean;
};

/** The loss of color. */
export type ColorTransform = { readonly lost: true };

/** What is seen with color and without, and in each picture of the item. */
export type ColorLabel = {
  readonly gray: string;
  readonly color: string;
  readonly seen: {
    readonly single: string;
    readonly panels: readonly [left: string, right: string];
    readonly control: string;
  };
};

/** label(x) */
export function readColor({ gray, color, colored, control, lost }: ColorState): ColorLabel {
  const words = { gray: gray.source.word, color: color.source.word };
  const shown = lost ? words.gray : words.color;
  return {
    ...words,
    seen: {
      single: shown,
      panels: colored === 'left' ? [shown, words.gray] : [words.gray, shown],
      control: words[control],
    },
  };
}

/** act(T, x) */
export const loseColor = (_: ColorTransform, x: ColorState): ColorState => ({ ...x, lost: true });

/** rho(T, y): wherever the colored reading was seen, the gray one is. */
export const loseColorOfLabel = (_: ColorTransform, { gray, color, seen }: ColorLabel): ColorLabel => ({
  gray,
  color,
  seen: { single: gray, panels: [gray, gray], control: seen.control },
});
