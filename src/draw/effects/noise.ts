import { badParameter, exp, type Stream } from '../../core/index.js';
import type { Raster } from '../raster.js';

/** The strongest noise, in gray levels. */
const maxNoise = 128;
/** The bits of the guide, so many that hardly a search takes a second step. */
const guideBits = 12;
/** The weakest noise that moves a value by half a level. */
const leastNoise = 0.05;

/**
 * A picture with Gaussian noise added to every channel of every pixel on its own; alpha stays as it is.
 * A sum is rounded to the nearest level and kept within 0 to 255. Each value takes one draw from the stream.
 * @param sigma standard deviation in gray levels, 0 to {@link maxNoise}; below 0.05 no value moves by half a level
 * @throws TopsyturvyError `bad-parameter` for other sigmas
 */
export function addNoise(raster: Raster, sigma: number, stream: Stream): Raster {
  const noisy = { ...raster, data: new Uint8Array(raster.data) };
  addOffsets(
    noisy,
    gaussianOffsets(raster.width * raster.height * Math.min(3, raster.channels), sigma, stream),
  );
  return noisy;
}

/** Adds a whole number to every value of a picture but alpha, and keeps it within 0 to 255. */
export function addOffsets({ channels, data }: Raster, offsets: Int16Array): void {
  const kept = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  if (channels === 4)
    for (let at = 0, i = 0; i < offsets.length; at += 4, i += 3)
      for (let k = 0; k < 3; k++) kept[at + k] = data[at + k] + offsets[i + k];
  else for (let i = 0; i < offsets.length; i++) kept[i] = data[i] + offsets[i];
}

/** Normal numbers rounded to whole ones, each from one draw of the stream. @param sigma as in {@link addNoise} */
export function gaussianOffsets(count: number, sigma: number, stream: Stream): Int16Array {
  if (!(sigma >= 0 && sigma <= maxNoise))
    throw badParameter('noise', sigma, `a standard deviation from 0 to ${maxNoise} gray levels`);
  if (sigma < leastNoise) return new Int16Array(0);
  const offsets = new Int16Array(count);
  const { first, edges, guide } = roundedNormal(sigma);
  const draws = new Uint32Array(Math.min(count, 1024));
  for (let at = 0; at < count; at += draws.length) {
    const some = draws.subarray(0, count - at);
    stream.fillWords(some);
    for (let i = 0; i < some.length; i++) {
      const draw = some[i];
      let level = guide[draw >>> (32 - guideBits)];
      while (draw >= edges[level]) level++;
      offsets[at + i] = first + level;
    }
  }
  return offsets;
}

interface RoundedNormal {
  /** The lowest level that can be drawn. */
  readonly first: number;
  /** Level first + i is drawn when a uniform number below 2^32 is below edges[i] and not below edges[i − 1]. */
  readonly edges: Float64Array;
  /** The least i with edges[i] above the number, from its {@link guideBits} top bits, to start the search at. */
  readonly guide: Uint16Array;
}

let latest: { sigma: number; table: RoundedNormal } | undefined;

/** The distribution of a normal variable rounded to whole numbers, to 1 in 2^32. */
function roundedNormal(sigma: number): RoundedNormal {
  if (latest?.sigma === sigma) return latest.table;
  // Beyond 6.5 σ lies less than 2^-33.
  const reach = Math.ceil(6.5 * sigma);
  const mass = new Float64Array(2 * reach + 1);
  let total = 0;
  for (let i = 0; i < mass.length; i++) total += mass[i] = massOfLevel(i - reach, sigma);
  const edges = new Float64Array(mass.length);
  let sum = 0;
  for (let i = 0; i < mass.length; i++) {
    sum += mass[i];
    edges[i] = Math.round((sum / total) * 0x100000000);
  }
  edges[edges.length - 1] = 0x100000000;
  const guide = new Uint16Array(1 << guideBits);
  const step = 0x100000000 / guide.length;
  for (let top = 0, i = 0; top < guide.length; top++) {
    while (edges[i] <= top * step) i++;
    guide[top] = i;
  }
  latest = { sigma, table: { first: -reach, edges, guide } };
  return latest.table;
}

/** ∫ exp(−x²/2σ²) over the numbers that round to a level, by Simpson's rule with steps of at most σ/16. */
function massOfLevel(level: number, sigma: number): number {
  const steps = 2 * Math.ceil(8 / sigma);
  const step = 1 / steps;
  let sum = 0;
  for (let i = 0; i <= steps; i++) {
    const x = (level - 0.5 + i * step) / sigma;
    sum += (i === 0 || i === steps ? 1 : i % 2 === 1 ? 4 : 2) * exp((-x * x) / 2);
  }
  return (sum * step) / 3;
}
