import { parseColor } from '../../../core/color.js';
import type { Raster } from '../../../draw/raster.js';
import type { Font } from '../../../glyphs/font.js';
import { readGlyph, together } from '../read-glyph.js';
import { type SignState, signLayout, type SignTurn } from './draw.js';

/** The text that the pixels of a sign show. */
export interface ReadSign {
  readonly text: string;
  /** How much less the second best character fits than the best, at least: mean difference of coverage, 0 to 1. */
  readonly margin: number;
}

/**
 * Reads a sign cell by cell: which outline of the font is most like the ink.
 * @param seen how the picture was turned: cells are looked at in the sign's own axes
 * @param alphabet the characters that may stand on it
 */
export function readSign(
  picture: Raster,
  sign: SignState,
  seen: SignTurn | 'none',
  font: Font,
  alphabet: string,
): ReadSign {
  const { channels, data, width, height } = picture;
  const [paper, ink] = [parseColor(sign.palette.paper), parseColor(sign.palette.ink)];
  const whole = ink.reduce((sum, level, c) => sum + Math.abs(level - paper[c]), 0);
  const inkAt = (x: number, y: number): number => {
    const column = seen === 'mirror' || seen === 'half' ? width - 1 - x : x;
    const row = seen === 'flip' || seen === 'half' ? height - 1 - y : y;
    const at = (row * width + column) * channels;
    return paper.reduce((sum, level, c) => sum + Math.abs(data[at + c] - level), 0) / whole;
  };
  const read = signLayout(sign, font).cells.map(({ left, top, width, height }) =>
    readGlyph({ width, height, inkAt: (x, y) => inkAt(left + x, top + y) }, font, alphabet),
  );
  return together(read);
}
