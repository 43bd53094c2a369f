import { coverage, type Coverage } from '../draw/fill/coverage.js';
import { matrixOf, type Turn } from '../draw/turn.js';
import type { Font, Glyph } from './font.js';

/** A glyph's coverage with its (x, y) relative to a point that shapes are laid on each other by, and its sum. */
export interface Silhouette extends Coverage {
  readonly sum: number;
  /** The sides of its box, ems. */
  readonly wide: number;
  readonly high: number;
  /** Pieces of ink less holes: o has 0, i has 2, B has −1. */
  readonly euler: number;
}

/** Pixels per em at which shapes are compared, and the side of the square that they are stretched to. */
export const comparedSize = 64;

/** The largest extent of a glyph that is compared, in ems: larger ones are ornaments, and would be slow. */
const maxExtent = 4;

/**
 * How shapes are laid on each other. 'center': by the centers of their boxes. 'baseline': by those from left to right and
 * by the baseline. 'box': stretched to the same square.
 */
export type Place = 'center' | 'baseline' | 'box';

/**
 * The coverage of a turned glyph, at {@link comparedSize} pixels per em or in a square of that side, or undefined if it
 * has no ink or is an ornament. Where the turn swaps top and bottom, its baseline is the line that turned text stands on:
 * the x-height's.
 */
export function silhouette(
  font: Font,
  { path, bounds }: Glyph,
  turn: Turn,
  place: Place,
): Silhouette | undefined {
  if (!bounds) return undefined;
  const em = font.unitsPerEm;
  const [a, c, b, d] = matrixOf(turn);
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const [wide, high] = a === 0 ? [height / em, width / em] : [width / em, height / em];
  if (!(Math.min(wide, high) > 0 && Math.max(wide, high) <= maxExtent)) return undefined;

  const [across, down] = place === 'box' ? [wide * em, high * em] : [em, em];
  const [sx, sy] = [comparedSize / across, comparedSize / down];
  const x = (bounds.left + bounds.right) / 2;
  const y = (bounds.top + bounds.bottom) / 2;
  const line = d < 0 ? (font.glyph('x')?.bounds?.top ?? 0) : 0;
  const originY = place === 'baseline' ? -line : b * x + d * y;
  const side = 4 * maxExtent * comparedSize;
  const ink = coverage(path, {
    width: side,
    height: side,
    transform: [a * sx, b * sy, c * sx, d * sy, side / 2 - (a * x + c * y) * sx, side / 2 - originY * sy],
  });
  let sum = 0;
  for (let i = 0; i < ink.data.length; i++) sum += ink.data[i];
  if (sum === 0) return undefined;
  let pieces: number | undefined;
  return {
    ...ink,
    x: ink.x - side / 2,
    y: ink.y - side / 2,
    sum,
    wide,
    high,
    // Counted when it is asked for: where the reading is known, it is not.
    get euler() {
      return (pieces ??= euler(ink));
    },
  };
}

/** The Euler number of the pixels that are at least half ink, 8-connected, from counts of 2 × 2 windows (Gray 1971). */
function euler({ width, height, data }: Coverage): number {
  const at = (x: number, y: number): number =>
    x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] >= 128 ? 1 : 0;
  let quarters = 0;
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      const a = at(x - 1, y - 1);
      const b = at(x, y - 1);
      const c = at(x - 1, y);
      const d = at(x, y);
      const count = a + b + c + d;
      if (count === 1) quarters++;
      else if (count === 3) quarters--;
      else if (count === 2 && a === d) quarters -= 2;
    }
  }
  return quarters / 4;
}
