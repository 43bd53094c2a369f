import { parseColor, points } from '../../../core/index.js';
import { label, type Raster } from '../../../draw/index.js';
import { digitOf } from '../parts/seven-segment.js';
import { firstColors, nearestColor } from './nearest-color.js';

/** What is known about a display whose digits are to be read. */
export interface Display {
  /** the region around the middle of the picture that holds the digits and nothing but the panel, picture widths */
  readonly wide: number;
  readonly high: number;
  /** a digit's width and height between the middles of its segments, and width of a segment, picture widths */
  readonly width: number;
  readonly height: number;
  readonly stroke: number;
  /** distance from digit to digit, picture widths */
  readonly pitch: number;
  /** how far to the right a digit leans, widths per height */
  readonly slant: number;
  readonly lit: string;
  readonly panel: string;
  /** unlit segments, and what shows between the digits */
  readonly others: readonly string[];
}

/**
 * Reads a seven-segment display: finds the lit part, and looks at seven places of each digit that fits into it.
 * An unknown digit is '?'. The margin is that of the least clear segment.
 */
export function readSevenSegments(picture: Raster, display: Display): { reading: string; margin: number } {
  const { width: size } = picture;
  const segments = litSegments(picture, display);
  if (segments.length === 0) return { reading: '', margin: 0 };
  const middle = (values: number[]): number =>
    (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b)) + 1) / 2;
  const centerY = middle(segments.map(({ y }) => y));
  const upright = segments.map(({ x, y }) => x + display.slant * (y + 0.5 - centerY));
  const centerX = middle(upright);
  const extent = 2 * (upright.reduce((a, b) => Math.max(a, b)) + 1 - centerX);
  const { width, height, pitch, stroke } = display;
  const count = 1 + Math.round((extent / size - width - stroke) / pitch);
  let margin = 1;
  let reading = '';
  for (let place = 0; place < count; place++) {
    let bits = 0;
    probes.forEach(([u, v], bit) => {
      const down = v * height * size;
      const across = ((place - (count - 1) / 2) * pitch + u * width) * size;
      const share = litShare(picture, display, centerX + across - display.slant * down, centerY + down);
      margin = Math.min(margin, Math.abs(2 * share - 1));
      if (share > 0.5) bits |= 1 << bit;
    });
    reading += digitOf(bits);
  }
  return { reading, margin };
}

/** Every pixel of a lit segment, rows from the top: of parts as large as one, clear of the region's edge. */
function litSegments(
  picture: Raster,
  { wide, high, stroke, lit, panel, others }: Display,
): { x: number; y: number }[] {
  const { width: size } = picture;
  const inside = (at: number, extent: number): boolean => Math.abs((at + 0.5) / size - 0.5) < extent / 2;
  const marks = firstColors(nearestColor(picture, [lit, panel, ...others]));
  const outside = Array.from({ length: size }, (_, column) => column).filter((at) => !inside(at, wide));
  for (let row = 0; row < size; row++) {
    if (!inside(row, high)) marks.fill(0, row * size, (row + 1) * size);
    else for (const column of outside) marks[row * size + column] = 0;
  }
  const { found, labels } = label(marks, size);
  const keeps = found.map(({ area, left, top, right, bottom }) => {
    const clear =
      inside(left - 1, wide) && inside(right + 1, wide) && inside(top - 1, high) && inside(bottom + 1, high);
    return clear && area > 0.75 * (stroke * size) * (stroke * size);
  });
  const pixels: { x: number; y: number }[] = [];
  for (let pixel = 0; pixel < labels.length; pixel++) {
    if (labels[pixel] !== 0 && keeps[labels[pixel] - 1])
      pixels.push({ x: pixel % size, y: Math.floor(pixel / size) });
  }
  return pixels;
}

/** The middles of segments a to g from the middle of a digit, in its widths and heights. */
const probes = points('0,-0.5 0.5,-0.25 0.5,0.25 0,0.5 -0.5,0.25 -0.5,-0.25 0,0');

/** How far pixels around a place are from the panel's color (0) to that of lit segments (1). */
function litShare({ width, data }: Raster, { lit, panel, stroke }: Display, x: number, y: number): number {
  const reach = (stroke * width) / 4;
  const [dark, bright] = [parseColor(panel), parseColor(lit)];
  const axis = bright.map((value, channel) => value - dark[channel]);
  const length = axis.reduce((sum, value) => sum + value * value, 0);
  let [sum, count] = [0, 0];
  for (let row = Math.floor(y - reach); row < y + reach; row++) {
    for (let column = Math.floor(x - reach); column < x + reach; column++) {
      const at = 3 * (row * width + column);
      const along = axis.reduce((total, value, i) => total + value * (data[at + i] - dark[i]), 0);
      sum += Math.max(0, Math.min(1, along / length));
      count++;
    }
  }
  return sum / count;
}
