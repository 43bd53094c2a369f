import { exp } from '../../../core/math/index.js';
import type { PixelRows } from '../pixel-rows.js';
import { reflected, reflectMargins } from './reflect.js';

/** The sampled Gaussian at distances 0, 1, 2 … ⌊4σ + ½⌋, as scipy has it: with the other side it sums to 1. */
export function sampledGaussian(sigma: number): Float64Array {
  const weights = new Float64Array(Math.floor(4 * sigma + 0.5) + 1);
  let sum = 0;
  for (let i = 0; i < weights.length; i++) {
    weights[i] = exp((-i * i) / (2 * sigma * sigma));
    sum += i === 0 ? weights[i]! : 2 * weights[i]!;
  }
  return weights.map((weight) => weight / sum);
}

/** Rows of a picture under a sampled Gaussian, done as it is written: for those that are narrow. */
export function blurDirectly(image: PixelRows, sigma: number): Float64Array {
  const { width, height, channels } = image;
  const weights = sampledGaussian(sigma);
  const reach = weights.length - 1;
  const length = width * channels;
  const row = new Float64Array((width + 2 * reach) * channels);
  const across = new Float64Array(length * height);
  for (let y = 0, to = 0; y < height; y++) {
    image.read(y, row, reach * channels);
    reflectMargins(row, width, channels, reach, reach);
    for (let i = 0, at = reach * channels; i < length; i++, at++, to++) {
      let sum = weights[0]! * row[at]!;
      for (let k = 1, apart = channels; k <= reach; k++, apart += channels)
        sum += weights[k]! * (row[at - apart]! + row[at + apart]!);
      across[to] = sum;
    }
  }
  const out = new Float64Array(length * height);
  for (let y = 0; y < height; y++)
    for (let k = 0; k <= reach; k++) {
      const above = reflected(y - k, height) * length;
      const below = reflected(y + k, height) * length;
      const weight = k === 0 ? weights[0]! / 2 : weights[k]!;
      for (let i = 0, to = y * length; i < length; i++, to++)
        out[to]! += weight * (across[above + i]! + across[below + i]!);
    }
  return out;
}
