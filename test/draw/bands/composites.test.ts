import { describe, expect, test } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { blurredImage } from '../../../src/draw/bands/blurred-image.js';
import { colorComposite } from '../../../src/draw/bands/color/color-composite.js';
import { colorPart, meanPlane } from '../../../src/draw/bands/color/color-spaces.js';
import { compose } from '../../../src/draw/bands/compose.js';
import { gaussian } from '../../../src/draw/bands/gaussian/gaussian.js';
import { hybridImage } from '../../../src/draw/bands/hybrid-image.js';
import { toLight } from '../../../src/draw/bands/color/linear-light.js';
import type { Raster } from '../../../src/draw/raster.js';

/** Blocks and noise, between two codes. */
function picture(name: string, channels: 1 | 3, least: number, most: number): Raster {
  const [width, height] = [70, 41];
  const stream = new Stream(['composites', name]);
  const data = Uint8Array.from({ length: width * height * channels }, (_, i) => {
    const block = ((Math.floor(i / channels) % width) >> 4) % 2;
    return Math.round(least + (most - least) * (0.5 * block + 0.5 * stream.float()));
  });
  return { width, height, channels, data };
}
const furthest = (a: Raster, b: Raster): number =>
  a.data.reduce((most, value, i) => Math.max(most, Math.abs(value - b.data[i])), 0);

describe('plain composites', () => {
  test.each([1, 3] as const)(
    'a hybrid of %d channels is its formula, and clips the same pixels',
    (channels) => {
      const [near, far] = [picture('near', channels, 0, 255), picture('far', channels, 40, 250)];
      const made = hybridImage(near, far, { near: 2.5, far: 6 });
      const [own, coarse, low] = [toLight(near), gaussian(near, 2.5), gaussian(far, 6)];
      const sum = { ...own, data: own.data.map((value, i) => value - coarse.data[i] + low.data[i]) };
      const whole = compose(sum);
      expect(furthest(made.raster, whole.raster)).toBeLessThanOrEqual(1);
      expect(made.clipped).toBeGreaterThan(0);
      expect(made.clipped).toBeCloseTo(whole.clipped, 2);
      expect(made.excess).toBeCloseTo(whole.excess, 5);
    },
  );

  test('a color composite has the gray of one and the color of the other', () => {
    const [gray, color] = [picture('gray', 3, 150, 190), picture('color', 3, 90, 160)];
    const { raster, clipped } = colorComposite(gray, color, 0.8);
    expect(clipped).toBe(0);
    const [light, wanted] = [toLight(raster), meanPlane(toLight(gray)).data];
    meanPlane(light).data.forEach((value, i) => expect(Math.abs(value - wanted[i])).toBeLessThan(0.004));
    const hues = colorPart(toLight(color)).data;
    colorPart(light).data.forEach((value, i) => expect(Math.abs(value - 0.8 * hues[i])).toBeLessThan(0.006));
  });

  test.each([1, 3] as const)('a blurred picture of %d channels is the Gaussian, shown', (channels) => {
    const image = picture('blurred', channels, 0, 255);
    for (const sigma of [1.7, 5]) expect(blurredImage(image, sigma)).toEqual(compose(gaussian(image, sigma)));
    expect(() => blurredImage({ ...image, channels: 4, data: new Uint8Array(4 * 70 * 41) }, 2)).toThrow(
      /channels/,
    );
  });

  test('pictures that cannot be added are refused', () => {
    const [gray, color] = [picture('a', 1, 0, 255), picture('b', 3, 0, 255)];
    expect(() => hybridImage(gray, color, { near: 2, far: 4 })).toThrow(/two of the same size/);
    expect(() => hybridImage(gray, gray, { near: 0, far: 4 })).toThrow(/Expected more than 0/);
    expect(() => colorComposite(gray, gray)).toThrow(/Expected 3 for channels/);
    expect(() => colorComposite(color, color, -1)).toThrow(/strength/);
  });
});
