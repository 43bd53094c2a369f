import { createFloats, type FloatImage } from './float-image.js';

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
 *
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
    const [start, end] = [i * from, (i + 1) * from];
    const left = Math.floor(start / to);
    first[i] = Math.min(left, from - taps);
    for (let k = 0; k < taps; k++) {
      const pixel = first[i]! + k;
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
      const from = (y * width + first[x]!) * channels;
      if (channels === 3) {
        let [red, green, blue] = [0, 0, 0];
        for (let k = 0, i = from; k < taps; k++, i += 3) {
          const weight = weights[taps * x + k]!;
          red += weight * data[i]!;
          green += weight * data[i + 1]!;
          blue += weight * data[i + 2]!;
        }
        out.data[at++] = red;
        out.data[at++] = green;
        out.data[at++] = blue;
      } else
        for (let c = 0; c < channels; c++) {
          let sum = 0;
          for (let k = 0, i = from + c; k < taps; k++, i += channels)
            sum += weights[taps * x + k]! * data[i]!;
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
      const weight = weights[taps * y + k]!;
      if (weight === 0) continue;
      const from = (first[y]! + k) * row;
      for (let i = 0; i < row; i++) sums[i]! += weight * data[from + i]!;
    }
    out.data.set(sums, y * row);
  }
  return out;
}
