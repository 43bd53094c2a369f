import { unexpected } from '../../core/errors.js';
import { exp } from '../../core/math/index.js';
import type { Stream } from '../../core/stream.js';
import type { Raster } from '../raster.js';

/** The strongest noise, in gray levels. */
const maxNoise = 128;

/**
 * A picture with Gaussian noise added to every channel of every pixel on its own; alpha stays as it is.
 * A sum is rounded to the nearest level and kept within 0 to 255. Each value takes one draw from the stream.
 *
 * @param sigma standard deviation in gray levels, 0 to {@link maxNoise}; below 0.05 no value moves by half a level
 * @throws TopsyturvyError `bad-parameter` for other sigmas
 */
export function addNoise(raster: Raster, sigma: number, stream: Stream): Raster {
  if (!(sigma >= 0 && sigma <= maxNoise)) {
    throw unexpected(
      'bad-parameter',
      'noise',
      sigma,
      `a standard deviation from 0 to ${maxNoise} gray levels`,
    );
  }
  const { width, height, channels } = raster;
  const data = new Uint8Array(raster.data);
  if (sigma < 0.05) return { width, height, channels, data };
  const { first, edges, guide } = roundedNormal(sigma);
  for (let i = 0; i < data.length; i++) {
    if (channels === 4 && i % 4 === 3) continue;
    const draw = stream.below(0x100000000);
    let level = guide[draw >>> 24]!;
    while (draw >= edges[level]!) level++;
    const value = data[i]! + first + level;
    data[i] = value < 0 ? 0 : value > 255 ? 255 : value;
  }
  return { width, height, channels, data };
}

interface RoundedNormal {
  /** The lowest level that can be drawn. */
  readonly first: number;
  /** Level first + i is drawn when a uniform number below 2^32 is below edges[i] and not below edges[i − 1]. */
  readonly edges: Float64Array;
  /** The least i with edges[i] above the number, from its top 8 bits, to start the search at. */
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
    sum += mass[i]!;
    edges[i] = Math.round((sum / total) * 0x100000000);
  }
  edges[edges.length - 1] = 0x100000000;
  const guide = new Uint16Array(256);
  for (let top = 0, i = 0; top < 256; top++) {
    while (edges[i]! <= top * 0x1000000) i++;
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
