import { describe, expect, test } from 'vitest';
import { TopsyturvyError } from '../../../src/core/errors.js';
import { sha256 } from '../../../src/core/hash.js';
import { Stream } from '../../../src/core/stream.js';
import { addNoise } from '../../../src/draw/effects/noise.js';
import { createRaster, sameRaster } from '../../../src/draw/raster.js';

const gray = createRaster(400, 500, 1, 128);

/** Φ by its series around 0, good to 1e-9 for |z| < 6. */
function normalBelow(z: number): number {
  let [term, sum] = [z, z];
  for (let k = 1; k < 200; k++) {
    term *= (-z * z) / (2 * k);
    sum += term / (2 * k + 1);
  }
  return 0.5 + sum / Math.sqrt(2 * Math.PI);
}

describe('every level comes up as often as a rounded normal variable has it', () => {
  for (const sigma of [0.05, 0.3, 1, 7.5, 25]) {
    test(`σ ${sigma}`, () => {
      const { data } = addNoise(gray, sigma, new Stream(['noise', sigma]));
      const counts = new Float64Array(256);
      for (const value of data) counts[value]++;
      for (let level = 0; level < 256; level++) {
        const [low, high] = [(level - 128.5) / sigma, (level - 127.5) / sigma].map((z) =>
          normalBelow(Math.max(-6, Math.min(6, z))),
        );
        const expected = data.length * (high - low);
        // Five standard errors of a count, and a few for what is rare.
        expect(Math.abs(counts[level] - expected)).toBeLessThan(5 * Math.sqrt(expected) + 4);
      }
    });
  }
});

test('neighbors and channels are independent', () => {
  const { data } = addNoise(createRaster(300, 300, 3, 128), 10, new Stream(['independent']));
  const covariance = (lag: number): number => {
    let sum = 0;
    for (let i = lag; i < data.length; i++) sum += (data[i] - 128) * (data[i - lag] - 128);
    return sum / data.length / 100;
  };
  expect(covariance(0)).toBeCloseTo(1, 1);
  for (const lag of [1, 2, 3, 6, 900]) expect(Math.abs(covariance(lag))).toBeLessThan(0.01);
});

test('values are kept within 0 to 255, and alpha stays', () => {
  const raster = createRaster(50, 50, 4, 250);
  const { data } = addNoise(raster, 128, new Stream(['clamp']));
  expect(Math.max(...data)).toBe(255);
  expect(Math.min(...data)).toBe(0);
  for (let i = 3; i < data.length; i += 4) expect(data[i]).toBe(250);
});

test('the same path gives the same noise; the picture given stays as it was', () => {
  const raster = createRaster(64, 64, 3, 100);
  const once = addNoise(raster, 12, new Stream(['same', 1]));
  expect(sameRaster(addNoise(raster, 12, new Stream(['same', 1])), once)).toBe(true);
  expect(sameRaster(addNoise(raster, 12, new Stream(['same', 2])), once)).toBe(false);
  expect(raster.data.every((value) => value === 100)).toBe(true);
  expect(sameRaster(addNoise(raster, 0, new Stream(['same', 1])), raster)).toBe(true);
  expect(sameRaster(addNoise(raster, 1e-300, new Stream(['same', 1])), raster)).toBe(true);
  expect(sha256(once.data)).toBe('92980e7b26aa0a23adcf5915d6e8ed93ac673e94eb7f7b0caa9bf0841c84975b');
});

test('σ out of range', () => {
  for (const sigma of [-1, NaN, Infinity, 129]) {
    expect(() => addNoise(gray, sigma, new Stream(['bad']))).toThrow(TopsyturvyError);
  }
});
