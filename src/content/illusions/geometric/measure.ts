import { atan } from '../../../core/math/index.js';
import { side, type Raster, type Window } from '../../../draw/index.js';
import type { Ink } from './parts/ink.js';

export const everywhere: Window = { left: 0, top: 0, right: side, bottom: side };
export const leftHalf: Window = { ...everywhere, right: side / 2 };
export const rightHalf: Window = { ...everywhere, left: side / 2 };
export const upperHalf: Window = { ...everywhere, bottom: side / 2 };
export const lowerHalf: Window = { ...everywhere, top: side / 2 };

/** Calls `visit` with the middle of every pixel of a gray picture in the window whose level is within `tolerance` of `level`. */
function eachOfLevel(
  { width, data }: Raster,
  level: number,
  tolerance: number,
  window: Window,
  visit: (x: number, y: number) => void,
): void {
  const scale = width / side;
  const [low, high] = [level - tolerance, level + tolerance];
  const right = Math.round(window.right * scale);
  const bottom = Math.round(window.bottom * scale);
  const fours = new DataView(data.buffer, data.byteOffset, data.length);
  /** Four pixels of the other level that was met last: most of a figure is ground. */
  let other = 0;
  let known = false;
  for (let y = Math.round(window.top * scale); y < bottom; y++) {
    const row = y * width;
    for (let x = Math.round(window.left * scale); x < right; x++) {
      while (known && x + 4 <= right && fours.getInt32(row + x, true) === other) x += 4;
      if (x >= right) break;
      const here = data[row + x];
      if (here >= low && here <= high) visit((x + 0.5) / scale, (y + 0.5) / scale);
      else {
        other = (here * 0x01010101) | 0;
        known = true;
      }
    }
  }
}

/** The same for pixels that are nearer to the target's level than to the inducers'. */
export function eachTarget(
  picture: Raster,
  { target, inducer }: Ink,
  window: Window,
  visit: (x: number, y: number) => void,
): void {
  eachOfLevel(picture, target, Math.abs(target - inducer) / 2 - 0.5, window, visit);
}

/** The area of the target's pixels in a window, in square units. */
export function area(picture: Raster, ink: Ink, window: Window): number {
  let pixels = 0;
  eachTarget(picture, ink, window, () => pixels++);
  return pixels * squareUnits(picture);
}

/** The area of the pixels of one level, without the blended ones along its edge, in square units. */
export function areaOfLevel(picture: Raster, level: number): number {
  let pixels = 0;
  eachOfLevel(picture, level, 2, everywhere, () => pixels++);
  return pixels * squareUnits(picture);
}

const squareUnits = ({ width }: Raster): number => (side / width) * (side / width);

/**
 * Width and height of the target in a window, in units, to a fraction of a pixel: between the outermost of its pixels,
 * plus what the pixels beside those are covered, along the middle row and column. NaN without any.
 */
export function extent(picture: Raster, ink: Ink, window: Window): { width: number; height: number } {
  const { width, data } = picture;
  const scale = width / side;
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  eachTarget(picture, ink, window, (x, y) => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  if (right < left) return { width: NaN, height: NaN };
  const pixel = (units: number) => Math.floor(units * scale);
  const row = pixel((top + bottom) / 2) * width;
  const column = pixel((left + right) / 2);
  const across = (x: number) => data[row + x];
  const down = (y: number) => data[y * width + column];
  return {
    width: length(across, pixel(left), pixel(right), ink) / scale,
    height: length(down, pixel(top), pixel(bottom), ink) / scale,
  };
}

/** Pixels from `first` to `last`, each end's share counted by its level between the target's and what lies three pixels off. */
function length(at: (place: number) => number, first: number, last: number, { target }: Ink): number {
  const end = (place: number, outward: 1 | -1): number => {
    const beyond = at(place + 3 * outward);
    const share = (level: number) => Math.min(1, Math.max(0, (level - beyond) / (target - beyond)));
    return beyond === target ? 1 : share(at(place)) + share(at(place + outward));
  };
  return last - first - 1 + end(first, -1) + end(last, 1);
}

/** The difference of two lengths as a share of their mean. */
export const relative = (first: number, second: number): number => (2 * (first - second)) / (first + second);

/** A parabola v = level + slope·u + bend·u² through pixels, u counted from their mean. */
interface Fit {
  readonly mean: number;
  readonly level: number;
  readonly slope: number;
  readonly bend: number;
}

/**
 * Fits the target's pixels in a window by least squares.
 * @param upright whether the line runs up and down: then u is y and v is x
 */
export function fit(picture: Raster, ink: Ink, window: Window = everywhere, upright = false): Fit {
  const us: number[] = [];
  const vs: number[] = [];
  eachTarget(picture, ink, window, (x, y) => {
    us.push(upright ? y : x);
    vs.push(upright ? x : y);
  });
  const count = us.length;
  const mean = us.reduce((sum, u) => sum + u, 0) / count;
  const middle = vs.reduce((sum, v) => sum + v, 0) / count;
  let [u2, u3, u4, uv, u2v] = [0, 0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const u = us[i] - mean;
    const v = vs[i] - middle;
    const square = u * u;
    u2 += square;
    u3 += square * u;
    u4 += square * square;
    uv += u * v;
    u2v += square * v;
  }
  // Normal equations of v = a + b·u + c·u², with Σu = Σv = 0.
  const q = u4 - (u2 * u2) / count;
  const determinant = u2 * q - u3 * u3;
  const slope = (uv * q - u3 * u2v) / determinant;
  const bend = (u2 * u2v - u3 * uv) / determinant;
  return { mean, level: middle - (bend * u2) / count, slope, bend };
}

/** The angle of a line with a slope, in degrees. */
export const degreesOf = (slope: number): number => (atan(slope) * 180) / Math.PI;

/** The most frequent level of one channel in a box around a point: what a flat patch has, whatever is written on it. @param reach half the box's side, in units */
export function levelAt(
  { width, channels, data }: Raster,
  x: number,
  y: number,
  reach: number,
  channel = 0,
): number {
  const scale = width / side;
  const counts = new Uint32Array(256);
  const [right, bottom] = [Math.round((x + reach) * scale), Math.round((y + reach) * scale)];
  for (let row = Math.round((y - reach) * scale); row < bottom; row++) {
    for (let column = Math.round((x - reach) * scale); column < right; column++) {
      counts[data[(row * width + column) * channels + channel]]++;
    }
  }
  return counts.indexOf(Math.max(...counts));
}
