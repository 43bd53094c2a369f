import { atan2, parseColor } from '../../../core/index.js';
import type { Raster } from '../../../draw/raster.js';
import { clockParts, dialRadius } from './draw.js';
import { type ClockTurn, step } from './time.js';

/** Rings of the dial in which nothing but hands lies on the paper, in radii: within the hour hand's length, and beyond its tip. */
const rings = {
  both: [0.26, clockParts.hour - 0.04],
  minute: [clockParts.hour + 0.08, clockParts.hour + 0.14],
} as const;

/** Levels, summed over the channels, by which a pixel must differ from the paper to count. */
const faint = 24;

/** The time that the pixels of a clock show. */
export interface ReadHands {
  /** Minutes after 12:00. */
  readonly time: number;
  /** How far the minute hand is from where it would be at that time, degrees. */
  readonly minuteError: number;
  /** The error of the visible hour hand's middle at that time, degrees; up to 15 leave the hour certain. */
  readonly hourError: number;
}

/** A pixel in radii from the middle, and how much it differs from the paper. */
type Point = { readonly x: number; readonly y: number; readonly weight: number };

/**
 * Reads a clock from the pixels that differ from its paper: the minute hand between the tip of the hour hand and the numerals, the hour hand
 * from what lies beside the minute hand nearer to the middle. Undefined where a hand is not found.
 * @param seen how the picture was turned: pixels are looked at in the clock's own axes
 */
export function readHands(
  { width, height, channels, data }: Raster,
  size: Parameters<typeof dialRadius>[0],
  paper: string,
  seen: ClockTurn | 'none',
): ReadHands | undefined {
  const radius = dialRadius(size);
  const color = parseColor(paper);
  const across = seen === 'mirror' || seen === 'half' ? -1 : 1;
  const down = seen === 'flip' || seen === 'half' ? -1 : 1;
  const between = ([inner, outer]: readonly [number, number]): Point[] => {
    const found: Point[] = [];
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) {
        const [x, y] = [(column + 0.5 - width / 2) / radius, (row + 0.5 - height / 2) / radius];
        const distance = x * x + y * y;
        if (distance < inner * inner || distance > outer * outer) continue;
        const at = (row * width + column) * channels;
        const weight = color.reduce((sum, level, c) => sum + Math.abs(level - data[at + c]), 0);
        if (weight > faint) found.push({ x: across * x, y: down * y, weight });
      }
    return found;
  };
  const minute = direction(between(rings.minute));
  if (minute === undefined) return undefined;
  const beyond = clockParts.minuteWidth + 1 / radius;
  const hands = between(rings.both);
  const beside = hands.filter((point) => !along(point, minute, beyond));
  const hour = direction(beside.length > 0 ? beside : hands);
  if (hour === undefined) return undefined;
  const minutes = (Math.round(minute / 6 / step) * step) % 60;
  const hours = (Math.round((hour - minutes / 2) / 30) + 12) % 12;
  return {
    time: hours * 60 + minutes,
    minuteError: apart(minute, 6 * minutes),
    hourError: apart(hour, 30 * hours + minutes / 2),
  };
}

/** The mean direction of some points, degrees clockwise from the top, 0 to 360. */
function direction(points: readonly Point[]): number | undefined {
  if (points.length === 0) return undefined;
  const x = points.reduce((sum, point) => sum + point.weight * point.x, 0);
  const y = points.reduce((sum, point) => sum + point.weight * point.y, 0);
  return ((atan2(x, -y) * 180) / Math.PI + 360) % 360;
}

/** Whether a point lies on a hand of that direction, which is so wide to either side. */
function along({ x, y }: Point, degrees: number, halfWidth: number): boolean {
  const toPoint = (atan2(x, -y) * 180) / Math.PI - degrees;
  const off = Math.abs(((toPoint + 540) % 360) - 180);
  return off < 90 && off * (Math.PI / 180) * Math.sqrt(x * x + y * y) < halfWidth;
}

function apart(a: number, b: number): number {
  const off = Math.abs(a - b) % 360;
  return Math.round(10 * Math.min(off, 360 - off)) / 10;
}
