import { unexpected } from '../core/errors.js';
import type { Coverage } from './fill/coverage.js';
import { pixelOf, type Color } from './paint.js';
import type { Box } from './path.js';
import type { Raster } from './raster.js';

/** A pixel has changed when one of its channels has by more than this many of 255 levels: more than rounding can do. */
const visible = 8;

/**
 * The share of pixels, 0 to 1, that differ visibly between two pictures of one form.
 *
 * @throws TopsyturvyError 'bad-parameter' if sizes or channels differ
 */
export function changedShare(a: Raster, b: Raster, threshold = visible): number {
  return changedPixels(a, b, threshold) / (a.width * a.height);
}

/** The number of pixels of which a channel differs by more than `threshold` levels, between two pictures of one form. */
export function changedPixels(a: Raster, b: Raster, threshold = visible): number {
  sameForm(a, b);
  const { channels } = a;
  const [left, right] = [words(a.data), words(b.data)];
  let changed = 0;
  let last = -1;
  for (let word = 0; word <= left.length; word++) {
    // Most of most pictures is the same in both: four bytes at a time are passed over.
    if (word < left.length && left[word] === right[word]) continue;
    const end = Math.min(4 * word + 4, a.data.length);
    for (let at = 4 * word; at < end; at++) {
      const apart = a.data[at]! - b.data[at]!;
      if (apart <= threshold && apart >= -threshold) continue;
      const pixel = channels === 1 ? at : Math.floor(at / channels);
      if (pixel !== last) changed++;
      last = pixel;
    }
  }
  return changed;
}

/** The whole four-byte words of some bytes. */
function words(bytes: Uint8Array): Uint32Array {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, bytes.length >> 2);
}

/** The largest difference of any channel of any pixel, 0 to 255, between two pictures of one form. */
export function largestDifference(a: Raster, b: Raster): number {
  sameForm(a, b);
  let largest = 0;
  for (let i = 0; i < a.data.length; i++) {
    const apart = Math.abs(a.data[i]! - b.data[i]!);
    if (apart > largest) largest = apart;
  }
  return largest;
}

/** Whether two pictures have the same form and the same bytes. */
export function sameRaster(a: Raster, b: Raster): boolean {
  const { width, height, channels } = a;
  if (width !== b.width || height !== b.height || channels !== b.channels) return false;
  const [left, right] = [words(a.data), words(b.data)];
  for (let i = 0; i < left.length; i++) if (left[i] !== right[i]) return false;
  for (let i = a.data.length & ~3; i < a.data.length; i++) if (a.data[i] !== b.data[i]) return false;
  return true;
}

/** The smallest box around all pixels that differ from a background by more than `threshold` levels, or undefined if none do. */
export function inkBox(
  { width, height, channels, data }: Raster,
  background: Color,
  threshold = 0,
): Box | undefined {
  const ground = pixelOf(background, channels, 'background');
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += channels) {
      let ink = false;
      for (let i = 0; i < channels; i++) ink ||= Math.abs(data[at + i]! - ground[i]!) > threshold;
      if (!ink) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < 0) return undefined;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * Intersection over union of two shapes, 0 to 1, with the second moved by (dx, dy) whole pixels: Σ min / Σ max of their
 * coverages. Two empty shapes overlap fully.
 */
export function overlap(a: Coverage, b: Coverage, dx = 0, dy = 0): number {
  const left = Math.max(a.x, b.x + dx);
  const right = Math.min(a.x + a.width, b.x + dx + b.width);
  const bottom = Math.min(a.y + a.height, b.y + dy + b.height);
  let shared = 0;
  for (let y = Math.max(a.y, b.y + dy); y < bottom; y++) {
    const inA = (y - a.y) * a.width - a.x;
    const inB = (y - dy - b.y) * b.width - dx - b.x;
    for (let x = left; x < right; x++) shared += Math.min(a.data[inA + x]!, b.data[inB + x]!);
  }
  // max = a + b − min, pixel by pixel.
  const all = total(a) + total(b) - shared;
  return all === 0 ? 1 : shared / all;
}

/** The sum of a coverage: its area in pixels × 255. */
export function total({ data }: Coverage): number {
  let sum = 0;
  for (let i = 0; i < data.length; i++) sum += data[i]!;
  return sum;
}

function sameForm(a: Raster, b: Raster): void {
  if (a.width === b.width && a.height === b.height && a.channels === b.channels) return;
  const form = ({ width, height, channels }: Raster): string => `${width}×${height}×${channels}`;
  const given = `${form(a)} and ${form(b)}`;
  throw unexpected('bad-parameter', 'pictures', given, 'two of the same size and channels');
}
