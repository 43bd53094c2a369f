import type { Coverage } from '../../src/draw/fill/coverage.js';
import { pixelOf, type Color } from '../../src/draw/paint.js';
import type { Box } from '../../src/draw/path.js';
import type { Raster } from '../../src/draw/raster.js';

/** The largest difference of any channel of any pixel, 0 to 255, between two pictures of one form. */
export function largestDifference(a: Raster, b: Raster): number {
  let largest = 0;
  for (let i = 0; i < a.data.length; i++) {
    const apart = Math.abs(a.data[i] - b.data[i]);
    if (apart > largest) largest = apart;
  }
  return largest;
}

/** The mean difference of the channels of two pictures of one form, levels of 255. */
export function meanDifference(a: Raster, b: Raster): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) sum += Math.abs(a.data[i] - b.data[i]);
  return sum / a.data.length;
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
      for (let i = 0; i < channels; i++) ink ||= Math.abs(data[at + i] - ground[i]) > threshold;
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
    for (let x = left; x < right; x++) shared += Math.min(a.data[inA + x], b.data[inB + x]);
  }
  // max = a + b − min, pixel by pixel.
  const all = total(a) + total(b) - shared;
  return all === 0 ? 1 : shared / all;
}

/** The sum of a coverage: its area in pixels × 255. */
export function total({ data }: Coverage): number {
  let sum = 0;
  for (let i = 0; i < data.length; i++) sum += data[i];
  return sum;
}
