import { badParameter } from '../../core/errors.js';
import { checkSides } from '../raster.js';

/** 1 = gray, 3 = RGB, 4 = RGBA with colors multiplied by alpha. */
export type FloatChannels = 1 | 3 | 4;

/**
 * A picture of floats, for work that 8 bits would spoil: rows from the top, channels interleaved, no padding. Values are
 * linear light, 0 (black) to 1 (white), unless it is said otherwise; bands of a picture go below 0.
 */
export interface FloatImage {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** The number of channels: 1 gray, 3 red, green, blue. */
  readonly channels: FloatChannels;
  /** width × height × channels */
  readonly data: Float32Array;
}

/** A new picture of zeros. */
export function createFloats(width: number, height: number, channels: FloatChannels): FloatImage {
  checkSides({ width, height });
  return { width, height, channels, data: new Float32Array(width * height * channels) };
}

/** @throws TopsyturvyError 'bad-parameter' if two pictures differ in size or channels */
export function checkSameForm(a: FloatImage, b: FloatImage): void {
  if (a.width === b.width && a.height === b.height && a.channels === b.channels) return;
  const form = ({ width, height, channels }: FloatImage): string => `${width}×${height}×${channels}`;
  throw badParameter('pictures', `${form(a)} and ${form(b)}`, 'two of the same size and channels');
}

/** One axis of a resampling: output i is Σ weights[k] · input[first[i] + k], k from 0 to taps − 1. */
interface Axis {
  readonly taps: number;
  readonly first: Int32Array;
  /** taps a piece; those that are not needed are 0. */
  readonly weights: Float64Array;
}

/**
 * A picture at another size: each axis that shrinks is averaged over the area of the new pixels, exactly, as a sensor or a
 * retina further away would; each that grows is interpolated linearly between the middles of pixels.
 * @param width pixels, 1 to 16,384 @param height likewise
 */
export function resize(image: FloatImage, width: number, height: number): FloatImage {
  if (width === image.width && height === image.height) return { ...image, data: image.data.slice() };
  return down(along(image, width), height);
}

function axis(from: number, to: number): Axis {
  if (to < from) return areas(from, to);
  const first = new Int32Array(to);
  const weights = new Float64Array(2 * to);
  for (let i = 0; i < to; i++) {
    const at = Math.min(from - 1, Math.max(0, ((i + 0.5) * from) / to - 0.5));
    const left = Math.max(0, Math.min(from - 2, Math.floor(at)));
    first[i] = left;
    weights[2 * i] = 1 - (at - left);
    // The only pixel of an axis stands for both.
    weights[2 * i + 1] = at - left;
  }
  return { taps: from === 1 ? 1 : 2, first, weights: from === 1 ? new Float64Array(to).fill(1) : weights };
}

/** Ends of the new pixels are whole numbers of 1/to old pixels, so that shares are exact. */
function areas(from: number, to: number): Axis {
  const taps = Math.min(from, Math.ceil(from / to) + 1);
  const first = new Int32Array(to);
  const weights = new Float64Array(taps * to);
  for (let i = 0; i < to; i++) {
    const start = i * from;
    const end = (i + 1) * from;
    const left = Math.floor(start / to);
    first[i] = Math.min(left, from - taps);
    for (let k = 0; k < taps; k++) {
      const pixel = first[i] + k;
      const shared = Math.min(end, (pixel + 1) * to) - Math.max(start, pixel * to);
      if (shared > 0) weights[taps * i + k] = shared / from;
    }
  }
  return { taps, first, weights };
}

function along({ width, height, channels, data }: FloatImage, to: number): FloatImage {
  const out = createFloats(to, height, channels);
  const { taps, first, weights } = axis(width, to);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < to; x++) {
      const from = (y * width + first[x]) * channels;
      if (channels === 3) {
        let red = 0;
        let green = 0;
        let blue = 0;
        for (let k = 0, i = from; k < taps; k++, i += 3) {
          const weight = weights[taps * x + k];
          red += weight * data[i];
          green += weight * data[i + 1];
          blue += weight * data[i + 2];
        }
        out.data[at++] = red;
        out.data[at++] = green;
        out.data[at++] = blue;
      } else
        for (let c = 0; c < channels; c++) {
          let sum = 0;
          for (let k = 0, i = from + c; k < taps; k++, i += channels) sum += weights[taps * x + k] * data[i];
          out.data[at++] = sum;
        }
    }
  return out;
}

function down({ width, height, channels, data }: FloatImage, to: number): FloatImage {
  const out = createFloats(width, to, channels);
  const { taps, first, weights } = axis(height, to);
  const row = width * channels;
  const sums = new Float64Array(row);
  for (let y = 0; y < to; y++) {
    sums.fill(0);
    for (let k = 0; k < taps; k++) {
      const weight = weights[taps * y + k];
      if (weight === 0) continue;
      const from = (first[y] + k) * row;
      for (let i = 0; i < row; i++) sums[i] += weight * data[from + i];
    }
    out.data.set(sums, y * row);
  }
  return out;
}

/** How much each value counts, one per value of a picture of one channel; absent: all the same. */
type Weights = { readonly length: number; readonly [at: number]: number } | undefined;

/** The mean of a picture's values. */
export function meanOf({ data }: FloatImage, weights?: Weights): number {
  const total = totalOf(data, weights);
  let sum = 0;
  if (weights) for (let i = 0; i < data.length; i++) sum += data[i] * weights[i];
  else for (let i = 0; i < data.length; i++) sum += data[i];
  return sum / total;
}

/** The standard deviation of a picture's values: RMS contrast. */
export function deviationOf(image: FloatImage, weights?: Weights): number {
  const { data } = image;
  const mean = meanOf(image, weights);
  let sum = 0;
  for (let i = 0; i < data.length; i++)
    sum += (data[i] - mean) * (data[i] - mean) * (weights ? weights[i] : 1);
  return Math.sqrt(sum / totalOf(data, weights));
}

/** Pearson's correlation of two pictures' values, −1 to 1; 0 where one of them is plain. */
export function correlation(a: FloatImage, b: FloatImage, weights?: Weights): number {
  checkSameForm(a, b);
  const [meanA, meanB] = [meanOf(a, weights), meanOf(b, weights)];
  let both = 0;
  let squareA = 0;
  let squareB = 0;
  for (let i = 0; i < a.data.length; i++) {
    const da = a.data[i] - meanA;
    const db = b.data[i] - meanB;
    const weightedA = weights ? weights[i] * da : da;
    const weightedB = weights ? weights[i] * db : db;
    both += weightedA * db;
    squareA += weightedA * da;
    squareB += weightedB * db;
  }
  // What is left of a plain picture is rounding.
  const least = 1e-12 * a.data.length;
  return squareA > least && squareB > least ? both / Math.sqrt(squareA * squareB) : 0;
}

function totalOf(data: Float32Array, weights: Weights): number {
  if (!weights) return data.length;
  if (weights.length !== data.length)
    throw badParameter('weights', weights.length, `${data.length}, one for each value`);
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += weights[i];
  if (!(total > 0)) throw badParameter('weights', total, 'a sum of more than 0');
  return total;
}
