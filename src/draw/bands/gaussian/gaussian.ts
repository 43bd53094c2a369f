import { unexpected } from '../../../core/errors.js';
import type { Raster } from '../../raster.js';
import { createFloats, type FloatImage } from '../float-image.js';
import { design, type Design } from './design.js';
import { blurDirectly } from './direct.js';
import { expander } from './expand.js';
import { reduce } from './reduce.js';
import { vectors } from '../vectors.js';

/** The low band of a picture that is read a row at a time, in the memory of `vectors`. */
export interface LowBand {
  /**
   * Puts the band into that memory, after a `begin`.
   *
   * @returns what makes row y, four values a pixel, of which those beyond the picture's channels mean nothing, and tells the byte
   *   at which it lies until the next is made
   */
  place(): (y: number) => number;
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
function checkSigma(sigma: number, { width, height }: Pick<FloatImage, 'width' | 'height'>): void {
  const most = Math.max(width, height);
  if (!(sigma > 0 && sigma <= most))
    throw unexpected(
      'bad-parameter',
      'sigma',
      sigma,
      `more than 0 and at most ${most} pixels, the longer side of the picture`,
    );
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
  const { width, height } = image;
  if (width * height > mostPixels)
    throw unexpected('bad-parameter', 'picture', `${width}×${height} pixels`, `at most ${mostPixels} pixels`);
  if (sigma < wide) {
    const blurred = blurDirectly(image, sigma);
    return { place: () => rowsOf(blurred, 4 * width) };
  }
  const plan = designOf(sigma);
  const small = reduce(image, plan);
  return { place: () => expander(small, width, plan) };
}

/** Rows of so many floats, brought into the memory of `vectors` as they are asked for. */
function rowsOf(floats: Float32Array, size: number): (y: number) => number {
  const at = vectors.take(4 * size);
  return (y) => {
    vectors.floats.set(floats.subarray(y * size, (y + 1) * size), at / 4);
    return at;
  };
}

/** {@link lowBand} as a picture. */
export function gaussian(image: FloatImage | Raster, sigma: number): FloatImage {
  const band = lowBand(image, sigma);
  vectors.begin();
  const row = band.place();
  const { floats } = vectors;
  const { width, height, channels } = image;
  const out = createFloats(width, height, channels);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0, from = row(y) / 4; x < width; x++, from += 4)
      for (let c = 0; c < channels; c++) out.data[to++] = floats[from + c]!;
  return out;
}
