import { badParameter } from '../../../core/errors.js';
import type { Raster } from '../../raster.js';
import { createFloats, type FloatImage } from '../float-image.js';
import { design, type Design } from './design.js';
import { vectors, pixelBytes } from '../vectors.js';
import { gaussianWeights } from '../../gaussian-weights.js';
import { pixelRows } from '../pixel-rows.js';

/** A blurred picture, kept small: what `Expander` makes whole again. */
interface Small {
  /** The pixels of a row, of four values each; a multiple of 8. */
  readonly pitch: number;
  /** Rows from the top; the first stands for the picture's rows from −2·factor on. */
  readonly rows: Float32Array;
}

/** The length of a row in pixels, rounded up to a multiple of 8, since as many are summed at a time. */
const eightfold = (pixels: number): number => 8 * Math.ceil(pixels / 8);

/** Averages a picture down along both axes and filters what is left. */
function reduce(image: FloatImage | Raster, { factor, spline, taps }: Design): Small {
  const { width, height } = image;
  const reach = taps.length - 1;
  // Small values 0, 1, 2 … begin `first` samples before the picture.
  const first = (2 + reach) * factor;
  const across = Math.floor((width - 1) / factor) + 3 + 2 * reach;
  const down = Math.floor((height - 1) / factor) + 3 + 2 * reach;
  const beyond = (count: number, length: number): number =>
    (count - 1) * factor + spline.length - first - length;
  const [right, below] = [beyond(eightfold(across), width), beyond(down, height)];
  const [pitch, kept] = [eightfold(across), eightfold(across - 2 * reach)];
  const keptRows = down - 2 * reach;
  const whole = Float64Array.from({ length: 2 * reach + 1 }, (_, i) => taps[Math.abs(i - reach)]);
  const [wide, short] = [pitch * pixelBytes, kept * pixelBytes];

  vectors.begin();
  const [splineAt, wholeAt] = [vectors.putFloats(spline), vectors.putFloats(whole)];
  const row = vectors.take((first + width + right) * pixelBytes);
  const narrow = vectors.take(wide * (first + height + below));
  const small = vectors.take(wide * down);
  const filtered = vectors.take(short * down);
  const rows = vectors.take(short * keptRows);
  const read = pixelRows(image);
  const { floats, loops } = vectors;
  const mirrorRow = reflection(width, first, right);

  for (let y = 0; y < height; y++) {
    read(y, row + first * pixelBytes);
    mirrorRow(floats, row / 4, 4);
    const out = narrow + (first + y) * wide;
    loops.sumSpread(out, factor * pixelBytes, row, pixelBytes, splineAt, spline.length, pitch);
  }
  reflection(height, first, below)(floats, narrow / 4, 4 * pitch);
  for (let k = 0; k < down; k++)
    loops.sum(small + k * wide, pixelBytes, narrow + k * factor * wide, wide, splineAt, spline.length, pitch);
  for (let k = 0; k < down; k++)
    loops.sum(filtered + k * short, pixelBytes, small + k * wide, pixelBytes, wholeAt, whole.length, kept);
  for (let k = 0; k < keptRows; k++)
    loops.sum(rows + k * short, pixelBytes, filtered + k * short, short, wholeAt, whole.length, kept);
  return { pitch: kept, rows: floats.slice(rows / 4, (rows + short * keptRows) / 4) };
}

/** The low band of a picture that is read a row at a time, in the memory of `vectors`. */
export interface LowBand {
  /**
   * Puts the band into that memory, after a `begin`.
   * @returns what makes row y, four values a pixel, of which those beyond the picture's channels mean nothing, and tells the byte
   *   at which it lies until the next is made
   */
  place(): (y: number) => number;
}

/** The most pixels of a picture: what is in the making takes 16 bytes and more of each. */
const mostPixels = 1 << 25;

/** The least σ, in pixels, for which a smaller picture is blurred instead. */
const wide = 4;

let kept: Design | undefined;
let keptBefore: Design | undefined;

/** The designs in use: a set draws with few sigmas, often with two in turn. */
function designOf(sigma: number): Design {
  if (kept?.sigma === sigma) return kept;
  const before = keptBefore?.sigma === sigma ? keptBefore : undefined;
  keptBefore = kept;
  return (kept = before ?? design(sigma));
}

/** @throws TopsyturvyError 'bad-parameter' for a σ that is not above 0 or exceeds the picture's longer side */
function checkSigma(sigma: number, { width, height }: Pick<FloatImage, 'width' | 'height'>): void {
  const most = Math.max(width, height);
  if (!(sigma > 0 && sigma <= most))
    throw badParameter(
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
 * @param image floats, or 8-bit sRGB that is taken in linear light
 * @param sigma standard deviation, pixels: more than 0, at most the longer side
 * @throws TopsyturvyError 'bad-parameter' for other sigmas
 */
export function lowBand(image: FloatImage | Raster, sigma: number): LowBand {
  checkSigma(sigma, image);
  const { width, height } = image;
  if (width * height > mostPixels)
    throw badParameter('picture', `${width}×${height} pixels`, `at most ${mostPixels} pixels`);
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

/**
 * A picture under a Gaussian, which is reflected at its sides (d c b a | a b c d), as scipy.ndimage.gaussian_filter has it by
 * default. Below σ = 4 it is scipy's own sum; from there on the error is below 0.85 / 255 for any picture of values from 0 to 1.
 * @param image floats, or 8-bit sRGB that is taken in linear light
 * @param sigma standard deviation, pixels: more than 0, at most the longer side
 * @throws TopsyturvyError 'bad-parameter' for other sigmas
 */
export function gaussian(image: FloatImage | Raster, sigma: number): FloatImage {
  const band = lowBand(image, sigma);
  vectors.begin();
  const row = band.place();
  const { floats } = vectors;
  const { width, height, channels } = image;
  const out = createFloats(width, height, channels);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0, from = row(y) / 4; x < width; x++, from += 4)
      for (let c = 0; c < channels; c++) out.data[to++] = floats[from + c];
  return out;
}

/** A picture under a sampled Gaussian, done as it is written: for those that are narrow. Four values a pixel. */
function blurDirectly(image: FloatImage | Raster, sigma: number): Float32Array {
  const { width, height } = image;
  // As far as scipy.ndimage's reaches.
  const reach = Math.floor(4 * sigma + 0.5);
  const weights = gaussianWeights(sigma, reach);
  const whole = Float64Array.from({ length: 2 * reach + 1 }, (_, i) => weights[Math.abs(i - reach)]);
  const pitch = eightfold(width);
  const bytes = pitch * pixelBytes;
  vectors.begin();
  const wholeAt = vectors.putFloats(whole);
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

/** Interpolates a small picture to full size, row by row, in the memory of `vectors`. See `LowBand.place`. */
function expander({ pitch, rows }: Small, width: number, { factor, spline }: Design): (y: number) => number {
  // The B-spline's three values at each phase, farthest first, times `factor`: what it took to sum to 1.
  const phases = Float32Array.from({ length: 3 * factor }, (_, i) => {
    const at = Math.floor(i / 3) + (2 - (i % 3)) * factor;
    return factor * (spline[at] ?? 0);
  });
  const count = eightfold(Math.ceil(width / factor));
  const bytes = pitch * pixelBytes;
  const [phasesAt, small] = [vectors.putFloats(phases), vectors.putFloats(rows)];
  const line = vectors.take(bytes + 2 * pixelBytes);
  const whole = vectors.take(count * factor * pixelBytes);
  const { loops } = vectors;
  return (y) => {
    const k = Math.floor(y / factor);
    const weights = phasesAt + 12 * (y - k * factor);
    loops.sum(line, pixelBytes, small + k * bytes, bytes, weights, 3, pitch);
    for (let p = 0; p < factor; p++)
      loops.sum(whole + p * pixelBytes, factor * pixelBytes, line, pixelBytes, phasesAt + 12 * p, 3, count);
    return whole;
  };
}

/** Where the sample at i lies in a signal that is reflected at both ends, ends repeated: d c b a | a b c d | d c b a. */
function reflected(i: number, length: number): number {
  const period = 2 * length;
  const at = ((i % period) + period) % period;
  return at < length ? at : period - 1 - at;
}

/**
 * What fills the margins before and after a piece of `length` things (pixels, rows) by reflecting it.
 * @returns a function of the floats that hold them one after the other, the index at which the first of the margin begins, and how
 *   many floats each has
 */
function reflection(
  length: number,
  before: number,
  after: number,
): (floats: Float32Array, at: number, size: number) => void {
  // Found out once: there are as many to fill in each of a picture's rows.
  const targets = Int32Array.from({ length: before + after }, (_, i) => (i < before ? i : i + length));
  const sources = targets.map((target) => before + reflected(target - before, length));
  return (floats, at, size) => {
    for (let i = 0; i < targets.length; i++) {
      const from = at + sources[i] * size;
      const to = at + targets[i] * size;
      if (size > 4) floats.copyWithin(to, from, from + size);
      else for (let c = 0; c < size; c++) floats[to + c] = floats[from + c];
    }
  };
}
