import { parseColor } from '../../../core/color.js';
import type { Path } from '../../../draw/path.js';
import type { DrawingKind } from '../drawing.js';

/** A drawing of things with outlines of their own, such as a plate or the case of a display. */
export interface DrawingOfBodies<F> extends DrawingKind<F> {
  /** The outlines of the things in picture widths, apart from each other. Each is its own half turn, wherever it lies. */
  bodies(figure: F): readonly Path[];
  /** The figure as it is read in a photograph: no color competes with those that are read, unless that can be told from them there. */
  readable(figure: F): F;
  /** The color of what gives light of its own, '#rrggbb'; undefined for nothing. */
  light(figure: F): string | undefined;
}

/** The least distance, in sRGB, of colors that are told apart in a photograph. */
const leastApart = 70;

/** A color, or another instead if it could be taken for a third in a photograph. All '#rrggbb'. */
export function toldFrom(color: string, read: string, instead: string): string {
  const [a, b] = [parseColor(color), parseColor(read)];
  const squares = a.reduce((sum, value, k) => sum + (value - b[k]) * (value - b[k]), 0);
  return squares < leastApart * leastApart ? instead : color;
}
