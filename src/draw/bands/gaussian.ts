import { unexpected } from '../../core/errors.js';
import type { Raster } from '../raster.js';
import { createFloats, type FloatImage } from './float-image.js';
import { design, type Design } from './gaussian/design.js';
import { blurDirectly } from './gaussian/direct.js';
import { Expander } from './gaussian/expand.js';
import { reduce } from './gaussian/reduce.js';
import { pixelRows } from './pixel-rows.js';

/** The low band of a picture, read a row at a time. */
export interface LowBand {
  /** Writes row y, four values a pixel; those beyond the picture's channels mean nothing. */
  row(y: number, out: Float32Array): void;
}

/** The most pixels of a picture: what is in the making takes 16 bytes and more of each. */
const mostPixels = 1 << 25;

/** From this σ on, in pixels, the work is done on a smaller picture. */
const wide = 4;

let kept: Design | undefined;
let keptBefore: Design | undefined;

/** A set draws with few sigmas, often with two in turn. */
function designOf(sigma: number): Design {
  if (kept?.sigma === sigma) return kept;
  const before = keptBefore?.sigma === sigma ? keptBefore : undefined;
  keptBefore = kept;
  return (kept = before ?? design(sigma));
}

/** @throws TopsyturvyError 'bad-parameter' for a σ that is not more than 0 and no more than the picture's longer side */
export function checkSigma(sigma: number, { width, height }: Pick<FloatImage, 'width' | 'height'>): void {
  const most = Math.max(width, height);
  if (!(sigma > 0 && sigma <= most))
    throw unexpected('bad-parameter', 'sigma', sigma, `more than 0 and at most ${most} pixels, the longer side of the picture`); // prettier-ignore
}

/**
 * A picture under a Gaussian, which is reflected at its sides (d c b a | a b c d), as scipy.ndimage.gaussian_filter has it by
 * default. Below σ = 4 it is scipy's own sum; from there on it is done on a smaller picture, with an error below
 * 0.85 / 255 for any picture of values from 0 to 1, and some tenths of that for photographs. Same bits on every machine: its
 * sums are done in WebAssembly, in single precision.
 *
 * @param image floats, or 8-bit sRGB that is taken in linear light
 * @param sigma standard deviation, pixels: more than 0, at most the longer side
 * @throws TopsyturvyError 'bad-parameter' for other sigmas
 */
export function lowBand(image: FloatImage | Raster, sigma: number): LowBand {
  checkSigma(sigma, image);
  const rows = pixelRows(image);
  const { width, height } = rows;
  if (width * height > mostPixels)
    throw unexpected('bad-parameter', 'picture', `${width}×${height} pixels`, `at most ${mostPixels} pixels`);
  if (sigma < wide) {
    const blurred = blurDirectly(rows, sigma);
    return { row: (y, out) => out.set(blurred.subarray(4 * y * width, 4 * (y + 1) * width)) };
  }
  const plan = designOf(sigma);
  return new Expander(reduce(rows, plan), width, plan.factor, plan);
}

/** {@link lowBand} as a picture. */
export function gaussian(image: FloatImage | Raster, sigma: number): FloatImage {
  const band = lowBand(image, sigma);
  const { width, height, channels } = image;
  const out = createFloats(width, height, channels);
  const row = new Float32Array(4 * width);
  for (let y = 0, to = 0; y < height; y++) {
    band.row(y, row);
    for (let x = 0; x < width; x++) for (let c = 0; c < channels; c++) out.data[to++] = row[4 * x + c]!;
  }
  return out;
}
