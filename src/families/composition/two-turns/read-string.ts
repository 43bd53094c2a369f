import type { Raster } from '../../../draw/raster.js';
import type { Font } from '../../../glyphs/font.js';
import { readGlyph, together } from '../read-glyph.js';
import { characters } from './strings.js';

/** What the pixels of a string say, as it stands. */
export interface ReadString {
  readonly text: string;
  /** How much less the second best letter fits than the best, at least: mean difference of coverage, 0 to 1. */
  readonly margin: number;
}

/** The least share of the largest difference from the paper that counts as ink. */
const inked = 0.25;

/** Reads a string from left to right: letters are runs of columns with ink, each the letter of the font that it is most like. */
export function readString({ width, height, channels, data }: Raster, font: Font): ReadString {
  const ink = new Float64Array(width * height);
  let most = 0;
  for (let at = 0; at < ink.length; at++) {
    for (let c = 0; c < channels; c++) ink[at]! += Math.abs(data[at * channels + c]! - data[c]!);
    most = Math.max(most, ink[at]!);
  }
  const inkAt = (x: number, y: number): number => ink[y * width + x]! / most;
  const hasInk = (x: number): boolean => {
    for (let y = 0; y < height; y++) if (inkAt(x, y) >= inked) return true;
    return false;
  };
  const runs: { readonly left: number; readonly right: number }[] = [];
  for (let x = 0, left = -1; x <= width; x++) {
    const inside = x < width && hasInk(x);
    if (inside && left < 0) left = x;
    if (inside || left < 0) continue;
    runs.push({ left, right: x });
    left = -1;
  }
  const read = runs.map(({ left, right }) =>
    readGlyph(
      { width: right - left, height, inkAt: (x, y) => inkAt(left + x, y) },
      font,
      characters.join(''),
    ),
  );
  return together(read);
}
