import type { Raster } from '../../../draw/raster.js';
import { rgba } from '../drawing/hex.js';
import { digitOf } from '../drawing/seven-segment.js';
import { firstColours, nearestColour } from './nearest-colour.js';

/** What is known of a display whose digits are to be read. */
export interface Display {
  /** the region around the middle of the picture that holds the digits and nothing but the panel, picture widths */
  readonly wide: number;
  readonly high: number;
  /** width of a segment, picture widths */
  readonly stroke: number;
  /** how far to the right a digit leans, widths per height */
  readonly slant: number;
  readonly lit: string;
  readonly panel: string;
  /** unlit segments, and what shows between the digits */
  readonly others: readonly string[];
}

/**
 * Reads a seven-segment display: finds digits as runs of columns with lit pixels, and looks at seven places of each.
 * An unknown digit is '?'. The margin is that of the least clear segment.
 */
export function readSevenSegments(picture: Raster, display: Display): { reading: string; margin: number } {
  const { width: size } = picture;
  const lit = firstColours(nearestColour(picture, [display.lit, display.panel, ...display.others]));
  const [wide, high] = [(display.wide / 2) * size, (display.high / 2) * size];
  const columns = new Int32Array(size);
  let [top, bottom] = [size, 0];
  const eachLit = (visit: (x: number, y: number) => void): void => {
    for (let y = Math.ceil(size / 2 - high); y < size / 2 + high; y++) {
      for (let x = Math.ceil(size / 2 - wide); x < size / 2 + wide; x++)
        if (lit[y * size + x] === 1) visit(x, y);
    }
  };
  eachLit((_, y) => {
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  const upright = (x: number, y: number): number => x + display.slant * (y - (top + bottom) / 2);
  eachLit((x, y) => columns[Math.round(upright(x, y))]!++);
  const half = (display.stroke * size) / 2;
  let margin = 1;
  let reading = '';
  for (const [left, right] of runs(columns, half)) {
    let bits = 0;
    probes.forEach(([u, v], bit) => {
      const y = top + half + v * (bottom + 1 - top - 2 * half);
      const x = left + half + u * (right + 1 - left - 2 * half);
      const share = litShare(picture, display, 2 * x - upright(x, y), y, half / 2);
      margin = Math.min(margin, Math.abs(2 * share - 1));
      if (share > 0.5) bits |= 1 << bit;
    });
    reading += digitOf(bits);
  }
  return { reading, margin: reading === '' ? 0 : margin };
}

/** First and last column of each run of columns in which something is lit; runs of at most `least` columns are noise. */
function runs(columns: Int32Array, least: number): [number, number][] {
  const found: [number, number][] = [];
  columns.forEach((count, x) => {
    if (count === 0) return;
    if (columns[x - 1]! > 0) found.at(-1)![1] = x;
    else found.push([x, x]);
  });
  return found.filter(([left, right]) => right - left + 1 > least);
}

/** The middles of segments a to g, from the upper left to the lower right corner of a digit's middle lines. */
const probes = [[0.5, 0], [1, 0.25], [1, 0.75], [0.5, 1], [0, 0.75], [0, 0.25], [0.5, 0.5]] as const; // prettier-ignore

/** How far the pixels within `reach` of a place are from the panel's colour (0) to that of lit segments (1). */
function litShare(
  { width, data }: Raster,
  { lit, panel }: Display,
  x: number,
  y: number,
  reach: number,
): number {
  const [dark, bright] = [rgba(panel).slice(0, 3), rgba(lit).slice(0, 3)];
  const axis = bright.map((value, channel) => value - dark[channel]!);
  const length = axis.reduce((sum, value) => sum + value * value, 0);
  let [sum, count] = [0, 0];
  for (let row = Math.round(y - reach); row < y + reach; row++) {
    for (let column = Math.round(x - reach); column < x + reach; column++) {
      const at = 3 * (row * width + column);
      const along = axis.reduce((total, value, i) => total + value * (data[at + i]! - dark[i]!), 0);
      sum += Math.max(0, Math.min(1, along / length));
      count++;
    }
  }
  return sum / count;
}
