import { memoize, threeDecimals } from '../../core/index.js';
import { boxOf } from '../../draw/window.js';
import type { Font } from '../../glyphs/font.js';
import { silhouette } from '../../glyphs/silhouette.js';

/** Cells along a side of the grid that inks are reduced to. */
const side = 12;

/** Points along a side of a cell at which an ink is looked at. */
const fine = 3;

/** An ink, reduced: means of coverage over its box, 0 to 1, and the box's width by its height. */
type Look = { readonly grid: Float64Array; readonly form: number };

/** A window of a picture, in which a single character stands. */
export interface GlyphWindow {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** How much of a pixel is ink, 0 to 1. */
  inkAt(x: number, y: number): number;
}

/** The character that a window shows. */
export interface ReadGlyph {
  readonly char: string;
  /** How much less the second best character fits: mean difference of coverage, 0 to 1. */
  readonly margin: number;
}

/**
 * Which outline of a font is most like an ink, both cut to their boxes and brought to a grid: the outlines are of another size
 * than those that pictures are drawn with. A space where there is no ink.
 * @param alphabet the characters that it may be, two or more
 */
export function readGlyph(window: GlyphWindow, font: Font, alphabet: string): ReadGlyph {
  const seen = lookOf(window);
  if (!seen) return { char: ' ', margin: 0 };
  const ranked = looksOf(font, alphabet)
    .map(({ char, look }) => ({ char, off: difference(seen, look) }))
    .sort((a, b) => a.off - b.off);
  return { char: ranked[0].char, margin: ranked[1].off - ranked[0].off };
}

/** Characters read one after the other, and the least of their margins, in thousandths. */
export const together = (read: readonly ReadGlyph[]): { readonly text: string; readonly margin: number } => ({
  text: read.map(({ char }) => char).join(''),
  margin: threeDecimals(Math.min(...read.map(({ margin }) => margin))),
});

const looksOf = memoize((font: Font, alphabet: string) =>
  [...new Set(alphabet)].flatMap((char) => {
    const shape = silhouette(font, font.need(char), 'none', 'center');
    const look =
      shape &&
      lookOf({
        width: shape.width,
        height: shape.height,
        inkAt: (x, y) => shape.data[y * shape.width + x] / 255,
      });
    return look ? [{ char, look }] : [];
  }),
);

/** Ink in a window, cut to its box and reduced. Undefined where there is none. */
function lookOf({ width, height, inkAt }: GlyphWindow): Look | undefined {
  const box = boxOf(width, height, (x, y) => inkAt(x, y) >= 0.5);
  if (!box) return undefined;
  const { left, top, right, bottom } = box;
  const grid = new Float64Array(side * side);
  const counts = new Float64Array(side * side);
  for (let j = 0; j < side * fine; j++)
    for (let i = 0; i < side * fine; i++) {
      const x = left + Math.floor(((i + 0.5) * (right - left)) / (side * fine));
      const y = top + Math.floor(((j + 0.5) * (bottom - top)) / (side * fine));
      const at = Math.floor(j / fine) * side + Math.floor(i / fine);
      grid[at] += inkAt(x, y);
      counts[at]++;
    }
  return { grid: grid.map((sum, at) => sum / counts[at]), form: (right - left) / (bottom - top) };
}

/** Mean difference of the grids, and how far the boxes' forms are apart. */
const difference = (a: Look, b: Look): number =>
  a.grid.reduce((sum, level, at) => sum + Math.abs(level - b.grid[at]), 0) / a.grid.length +
  0.5 * Math.abs(a.form - b.form);
