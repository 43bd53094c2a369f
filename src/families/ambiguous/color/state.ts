import type { Alignment } from '../../../draw/bands/align.js';
import type { Source } from '../sources/shelf.js';

export type ColorState = {
  /** What is seen in gray, and where its silhouette was moved; null: as it is. */
  readonly gray: { readonly source: Source; readonly placed: Alignment | null };
  /** What is seen in color. */
  readonly color: { readonly source: Source };
  /** Degrees of the hue that stands for what is bright; what is dark has the opposite one. Null: the picture's own colors. */
  readonly hue: number | null;
  /** Which subimage of the two is the colored one. */
  readonly colored: 'left' | 'right';
  /** Which source the control shows. */
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

/** The pictures of an item: the composite, its colored and its gray version side by side, and a plain picture. */
export type ColorPart = keyof ColorLabel['seen'];

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
