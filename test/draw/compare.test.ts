import { describe, expect, test } from 'vitest';
import { TopsyturvyError } from '../../src/core/errors.js';
import { coverage } from '../../src/draw/fill/coverage.js';
import { createRaster, type Raster, changedPixels, changedShare, sameRaster } from '../../src/draw/raster.js';
import { circle, rect } from '../../src/draw/shapes.js';
import { Surface } from '../../src/draw/surface.js';
import { inkBox, largestDifference, overlap, total } from './measures.js';

function pixels(channels: 1 | 3 | 4, ...data: number[]): Raster {
  return { width: data.length / channels, height: 1, channels, data: Uint8Array.from(data) };
}

describe('differences', () => {
  const a = pixels(3, 10, 20, 30, 40, 50, 60, 70, 80, 90);
  const b = pixels(3, 10, 20, 30, 40, 59, 60, 62, 90, 90);
  test('a pixel has changed if one of its channels has by more than the threshold', () => {
    expect(changedPixels(a, b)).toBe(2);
    expect(changedPixels(a, b, 9)).toBe(1);
    expect(changedPixels(a, b, 10)).toBe(0);
    expect(changedPixels(a, b, 0)).toBe(2);
    expect(changedShare(a, b)).toBe(2 / 3);
    expect(changedPixels(a, a, 0)).toBe(0);
  });
  test('the largest difference, both ways', () => {
    expect(largestDifference(a, b)).toBe(10);
    expect(largestDifference(b, a)).toBe(10);
    expect(largestDifference(a, a)).toBe(0);
  });
  test('the same picture', () => {
    expect(sameRaster(a, { ...a, data: a.data.slice() })).toBe(true);
    expect(sameRaster(a, b)).toBe(false);
    expect(sameRaster(pixels(1, 1, 2, 3), pixels(3, 1, 2, 3))).toBe(false);
    expect(sameRaster(createRaster(2, 3, 1), createRaster(3, 2, 1))).toBe(false);
  });
  test('pictures of other forms cannot be compared', () => {
    for (const measure of [changedPixels, changedShare]) {
      expect(() => measure(createRaster(2, 3, 1), createRaster(3, 2, 1))).toThrow(TopsyturvyError);
      expect(() => measure(pixels(1, 1, 2, 3), pixels(3, 1, 2, 3))).toThrow(/same size and channels/);
    }
  });
});

test('the box of the ink', () => {
  const surface = new Surface(30, 20, 3, [250, 240, 230]);
  expect(inkBox(surface.raster, [250, 240, 230])).toBeUndefined();
  surface.fill(rect(4, 5, 6, 7), [250, 240, 220]).fill(rect(20.5, 18.5, 1, 1), 0);
  expect(inkBox(surface.raster, [250, 240, 230])).toEqual({ x: 4, y: 5, width: 18, height: 15 });
  expect(inkBox(surface.raster, [250, 240, 230], 10)).toEqual({ x: 20, y: 18, width: 2, height: 2 });
  expect(inkBox(surface.raster, [250, 240, 230], 200)).toBeUndefined();
  expect(inkBox(surface.raster, 0)).toEqual({ x: 0, y: 0, width: 30, height: 20 });
});

describe('overlap of shapes', () => {
  const window = { width: 64, height: 64 };
  const square = coverage(rect(10, 10, 20, 20), window);
  test('of rectangles is that of their areas', () => {
    expect(total(square)).toBe(400 * 255);
    expect(overlap(square, square)).toBe(1);
    expect(overlap(square, coverage(rect(20, 10, 20, 20), window))).toBeCloseTo(200 / 600, 12);
    expect(overlap(square, coverage(rect(20, 15, 20, 20), window))).toBeCloseTo(150 / 650, 12);
    expect(overlap(square, coverage(rect(40, 10, 20, 20), window))).toBe(0);
  });
  test('moves the second shape by whole pixels', () => {
    const disc = coverage(circle(20, 20, 9.7), window);
    const moved = coverage(circle(27, 15, 9.7), window);
    expect(overlap(disc, moved)).toBeLessThan(0.6);
    expect(overlap(disc, moved, -7, 5)).toBe(1);
    expect(overlap(moved, disc, 7, -5)).toBe(1);
  });
  test('of nothing', () => {
    const nothing = coverage(rect(0, 0, 0, 0), window);
    expect(overlap(nothing, nothing)).toBe(1);
    expect(overlap(square, nothing)).toBe(0);
  });
});
