import { describe, expect, test } from 'vitest';
import { TopsyturvyError } from '../../../src/core/errors.js';
import { Stream } from '../../../src/core/stream.js';
import { gaussianBlur } from '../../../src/draw/effects/blur.js';
import { gaussianWeights } from '../../../src/draw/gaussian-weights.js';
import { createRaster, type Channels, type Raster } from '../../../src/draw/raster.js';

function noise(width: number, height: number, channels: Channels): Raster {
  const raster = createRaster(width, height, channels);
  const stream = new Stream(['blur', width, height, channels]);
  for (let i = 0; i < raster.data.length; i++) raster.data[i] = stream.choice([0, 255, stream.below(256)]);
  return raster;
}

/** The blur as the plain double sum of its definition, with the weights of a Gaussian out to 4σ and Math.exp. */
function reference({ width, height, channels, data }: Raster, sigma: number): Float64Array {
  const radius = Math.ceil(4 * sigma);
  const out = new Float64Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let all = 0;
      const sums = new Float64Array(5);
      for (let dy = -radius; dy <= radius; dy++) {
        for (let dx = -radius; dx <= radius; dx++) {
          const weight = Math.exp(-(dx * dx + dy * dy) / (2 * sigma * sigma));
          const [u, v] = [
            Math.min(width - 1, Math.max(0, x + dx)),
            Math.min(height - 1, Math.max(0, y + dy)),
          ];
          const at = (v * width + u) * channels;
          const alpha = channels === 4 ? data[at + 3] : 1;
          all += weight;
          sums[4] += weight * alpha;
          for (let i = 0; i < Math.min(3, channels); i++) sums[i] += weight * alpha * data[at + i];
        }
      }
      const at = (y * width + x) * channels;
      for (let i = 0; i < Math.min(3, channels); i++) out[at + i] = sums[i] / sums[4];
      if (channels === 4) out[at + 3] = sums[4] / all;
    }
  }
  return out;
}

describe('equals the sum of its definition, rounded', () => {
  for (const [channels, sigma] of [
    [1, 0.4],
    [1, 1],
    [1, 2.7],
    [3, 1.3],
    [4, 1.5],
    [1, 9],
  ] as const) {
    test(`${channels} channels, σ ${sigma}`, () => {
      const raster = noise(23, 14, channels);
      const blurred = gaussianBlur(raster, sigma);
      const exact = reference(raster, sigma);
      blurred.data.forEach((value, i) => expect(Math.abs(value - exact[i])).toBeLessThanOrEqual(0.5 + 1e-5));
    });
  }
});

test('a blur of a blur is the blur of √2 σ, a step the Gaussian integral', () => {
  const step = createRaster(81, 3, 1);
  for (let y = 0; y < 3; y++) step.data.fill(255, y * 81 + 40, y * 81 + 81);
  const once = gaussianBlur(step, 8);
  // Φ(½/8), Φ(8½/8), Φ(16½/8) from tables.
  for (const [x, phi] of [
    [40, 0.5249],
    [48, 0.856],
    [56, 0.9804],
  ] as const) {
    expect(Math.abs(once.data[81 + x] / 255 - phi)).toBeLessThan(0.004);
  }
  const twice = gaussianBlur(gaussianBlur(step, 4), 3);
  const five = gaussianBlur(step, 5);
  twice.data.forEach((value, i) => expect(Math.abs(value - five.data[i])).toBeLessThanOrEqual(1));
});

test('weights sum to 1', () => {
  for (const sigma of [1e-9, 0.3, 1, 16, 256]) {
    const [center, ...sides] = gaussianWeights(sigma, Math.ceil(4 * sigma));
    expect(sides.reduce((sum, weight) => sum + 2 * weight, center)).toBeCloseTo(1, 12);
  }
});

test('σ 0 copies, flat pictures stay flat', () => {
  const raster = noise(9, 9, 3);
  const copy = gaussianBlur(raster, 0);
  expect(copy).toEqual(raster);
  expect(copy.data).not.toBe(raster.data);
  for (const level of [0, 1, 127, 254, 255]) {
    expect(gaussianBlur(createRaster(30, 20, 4, level), 3.3).data.every((value) => value === level)).toBe(
      true,
    );
  }
});

test('σ out of range', () => {
  for (const sigma of [-1, NaN, Infinity, 257]) {
    expect(() => gaussianBlur(createRaster(4, 4, 1), sigma)).toThrow(TopsyturvyError);
  }
});
