import { badParameter } from '../../core/errors.js';
import { gaussianWeights } from '../gaussian-weights.js';
import type { Raster } from '../raster.js';

/** The widest blur, in pixels. */
const maxBlur = 256;

/**
 * A picture seen through a Gaussian blur.
 *
 * Both passes are done in doubles with the sampled Gaussian of radius ⌈4σ⌉, whose weights sum to 1, and each byte is
 * rounded half up once, at the end. Beyond its sides the picture continues with its outermost pixels. Colors of RGBA
 * pictures are weighted with their alpha.
 * @param sigma standard deviation in pixels, 0 (a copy) to {@link maxBlur}
 * @throws TopsyturvyError `bad-parameter` for other sigmas
 */
export function gaussianBlur(raster: Raster, sigma: number): Raster {
  if (!(sigma >= 0 && sigma <= maxBlur))
    throw badParameter('blur', sigma, `a standard deviation from 0 to ${maxBlur} pixels`);
  const { width, height, channels } = raster;
  const data = new Uint8Array(raster.data);
  if (sigma === 0) return { width, height, channels, data };
  const weights = gaussianWeights(sigma, Math.ceil(4 * sigma));
  const alpha =
    channels === 4 ? blurredPlane(width, height, weights, (i) => raster.data[4 * i + 3]) : undefined;
  for (let channel = 0; channel < channels; channel++) {
    const plane =
      alpha === undefined
        ? blurredPlane(width, height, weights, (i) => raster.data[channels * i + channel])
        : channel === 3
          ? alpha
          : blurredPlane(
              width,
              height,
              weights,
              (i) => raster.data[4 * i + channel] * raster.data[4 * i + 3],
            );
    for (let i = 0, at = channel; i < plane.length; i++, at += channels) {
      let value = plane[i];
      if (alpha !== undefined && channel < 3) {
        if (alpha[i] === 0) continue; // the color of nothing stays as it was
        value /= alpha[i];
      }
      // The small excess makes exact halves round up whatever the rounding of the sums was.
      data[at] = value + 0.500001;
    }
  }
  return { width, height, channels, data };
}

function blurredPlane(
  width: number,
  height: number,
  weights: Float64Array,
  sample: (pixel: number) => number,
): Float64Array {
  const plane = new Float64Array(width * height);
  const radius = weights.length - 1;
  // Along the rows, each copied with its ends drawn out.
  const row = new Float64Array(width + 2 * radius);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) row[radius + x] = sample(y * width + x);
    row.fill(row[radius], 0, radius);
    row.fill(row[radius + width - 1], radius + width);
    for (let x = 0, at = radius; x < width; x++, at++) {
      let sum = weights[0] * row[at];
      for (let k = 1; k <= radius; k++) sum += weights[k] * (row[at - k] + row[at + k]);
      plane[y * width + x] = sum;
    }
  }
  // Down the columns, a row of sums at a time, so that memory is read in order.
  const out = new Float64Array(width * height);
  for (let y = 0; y < height; y++) {
    const to = y * width;
    for (let x = 0; x < width; x++) out[to + x] = weights[0] * plane[to + x];
    for (let k = 1; k <= radius; k++) {
      const weight = weights[k];
      const above = Math.max(0, y - k) * width;
      const below = Math.min(height - 1, y + k) * width;
      for (let x = 0; x < width; x++) out[to + x] += weight * (plane[above + x] + plane[below + x]);
    }
  }
  return out;
}
