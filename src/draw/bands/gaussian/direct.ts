import { exp } from '../../../core/math/index.js';
import type { PixelRows } from '../pixel-rows.js';
import { fourfold } from './reduce.js';
import { reflectMargins } from './reflect.js';
import { pixelBytes, vectorSums } from './vector-sums.js';

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

/** A picture under a sampled Gaussian, done as it is written: for those that are narrow. Four values a pixel. */
export function blurDirectly(image: PixelRows, sigma: number): Float32Array {
  const { width, height } = image;
  const weights = sampledGaussian(sigma);
  const reach = weights.length - 1;
  const whole = Float64Array.from({ length: 2 * reach + 1 }, (_, i) => weights[Math.abs(i - reach)]!);
  const pitch = fourfold(width);
  const bytes = pitch * pixelBytes;
  vectorSums.begin((2 * reach + 4) * pixelBytes + bytes * (2 + 2 * reach + height) + 4 * whole.length + 1024);
  const { floats } = vectorSums;
  const wholeAt = vectorSums.put(whole);
  const row = vectorSums.take(bytes + 2 * reach * pixelBytes);
  const line = vectorSums.take(bytes);
  const across = vectorSums.take(bytes * (2 * reach + height));
  for (let y = 0; y < height; y++) {
    image.read(y, floats, row / 4 + 4 * reach);
    reflectMargins(floats, row / 4, 4, width, reach, reach + pitch - width);
    const to = across + (reach + y) * bytes;
    vectorSums.sum(to, pixelBytes, row, pixelBytes, pixelBytes, wholeAt, whole.length, pitch);
  }
  reflectMargins(floats, across / 4, 4 * pitch, height, reach, reach);
  const out = new Float32Array(4 * width * height);
  for (let y = 0; y < height; y++) {
    const from = across + y * bytes;
    vectorSums.sum(line, pixelBytes, from, pixelBytes, bytes, wholeAt, whole.length, pitch);
    out.set(floats.subarray(line / 4, line / 4 + 4 * width), 4 * y * width);
  }
  return out;
}
