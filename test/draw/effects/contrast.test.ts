import { expect, test } from 'vitest';
import { TopsyturvyError } from '../../../src/core/errors.js';
import { changeContrast } from '../../../src/draw/effects/contrast.js';
import type { Raster } from '../../../src/draw/raster.js';

const row = (channels: 1 | 3 | 4, ...data: number[]): Raster => {
  return { width: data.length / channels, height: 1, channels, data: Uint8Array.from(data) };
};

test('moves levels toward a color or away from it', () => {
  const gray = row(1, 0, 100, 128, 131, 255);
  expect([...changeContrast(gray, 0.5).data]).toEqual([64, 114, 128, 130, 192]);
  expect([...changeContrast(gray, 2).data]).toEqual([0, 72, 128, 134, 255]);
  expect([...changeContrast(gray, 0.25, 255).data]).toEqual([191, 216, 223, 224, 255]);
  expect([...changeContrast(row(3, 0, 100, 200), 0.5, [10, 20, 30]).data]).toEqual([5, 60, 115]);
});

test('1 changes nothing, 0 leaves the color, alpha stays', () => {
  const raster = row(4, 1, 2, 3, 4, 250, 251, 252, 253);
  expect(changeContrast(raster, 1)).toEqual(raster);
  expect([...changeContrast(raster, 0, [7, 8, 9]).data]).toEqual([7, 8, 9, 4, 7, 8, 9, 253]);
  expect(raster.data[0]).toBe(1);
});

test('factors out of range', () => {
  for (const factor of [-0.1, NaN, 17, Infinity]) {
    expect(() => changeContrast(row(1, 5), factor)).toThrow(TopsyturvyError);
  }
  expect(() => changeContrast(row(1, 5), 1, 300)).toThrow(TopsyturvyError);
});
