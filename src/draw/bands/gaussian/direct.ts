import { gaussianWeights } from '../../gaussian-weights.js';
import type { Raster } from '../../raster.js';
import type { FloatImage } from '../float-image.js';
import { pixelRows } from '../pixel-rows.js';
import { pixelBytes, vectors } from '../vectors.js';
import { eightfold } from './reduce.js';
import { reflection } from './reflect.js';

/** A picture under a sampled Gaussian, done as it is written: for those that are narrow. Four values a pixel. */
export function blurDirectly(image: FloatImage | Raster, sigma: number): Float32Array {
  const { width, height } = image;
  // As far as scipy.ndimage's reaches.
  const reach = Math.floor(4 * sigma + 0.5);
  const weights = gaussianWeights(sigma, reach);
  const whole = Float64Array.from({ length: 2 * reach + 1 }, (_, i) => weights[Math.abs(i - reach)]!);
  const pitch = eightfold(width);
  const bytes = pitch * pixelBytes;
  vectors.begin();
  const wholeAt = vectors.put(whole);
  const row = vectors.take(bytes + 2 * reach * pixelBytes);
  const line = vectors.take(bytes);
  const across = vectors.take(bytes * (2 * reach + height));
  const read = pixelRows(image);
  const { floats, loops } = vectors;
  const mirrorRow = reflection(width, reach, reach + pitch - width);
  for (let y = 0; y < height; y++) {
    read(y, row + reach * pixelBytes);
    mirrorRow(floats, row / 4, 4);
    loops.sum(across + (reach + y) * bytes, pixelBytes, row, pixelBytes, wholeAt, whole.length, pitch);
  }
  reflection(height, reach, reach)(floats, across / 4, 4 * pitch);
  const out = new Float32Array(4 * width * height);
  for (let y = 0; y < height; y++) {
    loops.sum(line, pixelBytes, across + y * bytes, bytes, wholeAt, whole.length, pitch);
    out.set(floats.subarray(line / 4, line / 4 + 4 * width), 4 * y * width);
  }
  return out;
}
