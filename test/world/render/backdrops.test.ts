import { expect, test } from 'vitest';
import { sameRaster } from '../../../src/draw/raster.js';
import { turn, turns } from '../../../src/draw/turn.js';
import type { Backdrop, Scene } from '../../../src/world/scene.js';
import { studioLights } from '../../../src/world/shading/mirrored-studio.js';
import { softRenderer } from '../../../src/world/render/renderer.js';

const empty = (background: Backdrop): Scene => ({
  objects: [],
  camera: { position: [0, 0, 5], target: [0, 0, 0], fieldOfView: 30, near: 1, far: 9 },
  lights: studioLights,
  ground: 'none',
  background,
});

const draw = (background: Backdrop, width = 96, height = 96) =>
  softRenderer().render(empty(background), { width, height, samples: 1, shadows: false });

test('a radial backdrop is the same however it is turned or flipped', () => {
  const picture = draw({ middle: [250, 240, 230], corners: [100, 120, 140] });
  for (const by of turns) expect(sameRaster(turn(picture, by), picture)).toBe(true);
  expect([...picture.data.subarray(0, 3)].every((code, i) => Math.abs(code - [100, 120, 140][i]) < 5)).toBe(
    true,
  );
});

test('a noisy backdrop stays within its noise, has its color on the mean, and depends on its seed', () => {
  const noisy = (seed: number) => draw({ color: [120, 130, 140], noise: 12, seed }, 128, 96);
  const { data } = noisy(1);
  const first = Array.from(data).filter((_, i) => i % 3 === 0);
  expect(Math.min(...first)).toBeGreaterThanOrEqual(108);
  expect(Math.max(...first)).toBeLessThanOrEqual(132);
  expect(Math.abs(first.reduce((a, b) => a + b) / first.length - 120)).toBeLessThan(1);
  expect(sameRaster(noisy(1), noisy(1))).toBe(true);
  expect(sameRaster(noisy(1), noisy(2))).toBe(false);
});
