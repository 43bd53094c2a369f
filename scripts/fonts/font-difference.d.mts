import type { Font } from '../../src/glyphs/font.js';

/** What freetype-outlines.py says of a font. */
export interface FreeTypeFont {
  readonly file: string;
  readonly format: string;
  readonly unitsPerEm: number;
  readonly variable: boolean;
  readonly glyphs: Readonly<
    Record<string, { readonly advance: number; readonly contours: readonly (readonly number[])[][] }>
  >;
}

export function fontDifference(
  font: Font,
  expected: FreeTypeFont,
): {
  readonly glyphs: number;
  readonly outline: number;
  readonly advance: number;
  readonly differing: readonly string[];
};
