import { expect, test } from 'vitest';
import { blades } from '../../../src/content/habitats/growth/blades.js';
import { Stream } from '../../../src/core/stream.js';
import { createRaster } from '../../../src/draw/raster.js';
import { lookOf, subjectsOf } from '../../../src/families/ambiguous/camouflage/casting.js';
import { focused } from '../../../src/families/ambiguous/camouflage/habitat/focus.js';
import { outlook } from '../../../src/families/ambiguous/camouflage/habitat/standing.js';
import { camouflageParams } from '../../../src/families/ambiguous/camouflage/state.js';
import { loadZod, zod } from '../../../src/core/zod.js';

test('who names textures or own pictures gets cut-outs, and who names things of one kind gets no others', async () => {
  await loadZod();
  const schema = camouflageParams(zod());
  const castOf = (params: object) => {
    const full = schema.parse(params);
    return [lookOf(full), subjectsOf(full)];
  };
  expect(castOf({})).toEqual(['habitat', 'both']);
  expect(castOf({ textures: ['bark'] })).toEqual(['cutout', 'both']);
  expect(castOf({ grounds: ['a.png'] })).toEqual(['cutout', 'both']);
  expect(castOf({ pictures: ['a.png'], words: ['key'] })).toEqual(['cutout', 'both']);
  expect(castOf({ list: 'list.json' })).toEqual(['cutout', 'both']);
  expect(castOf({ categories: ['mug'] })).toEqual(['habitat', 'objects']);
  expect(castOf({ animals: ['deer'] })).toEqual(['habitat', 'animals']);
  expect(castOf({ animals: ['deer'], categories: ['mug'] })).toEqual(['habitat', 'both']);
  expect(castOf({ categories: ['mug'], subjects: 'both', look: 'cutout' })).toEqual(['cutout', 'both']);
  expect(() => castOf({ look: 'habitat', grounds: ['a.png'] })).toThrow('no grounds, pictures or list');
});

test('a lens spreads the light of a point over a disk of its radius, and loses none', () => {
  const side = 41;
  const picture = createRaster(side, side, 3);
  picture.data.set([255, 255, 255], 3 * (20 * side + 20));
  for (const radius of [0, 3, 8]) {
    const { data } = focused(picture, new Float64Array(side).fill(radius));
    let [light, farthest] = [0, 0];
    for (let at = 0; at < side * side; at++) {
      const value = data[3 * at];
      light += value * value;
      if (value > 0) farthest = Math.max(farthest, Math.hypot((at % side) - 20, Math.floor(at / side) - 20));
    }
    expect(light / (255 * 255)).toBeGreaterThan(0.9);
    expect(light / (255 * 255)).toBeLessThan(1.1);
    expect(farthest).toBeGreaterThanOrEqual(radius * 0.6);
    expect(farthest).toBeLessThanOrEqual(1.5 * radius + 2);
  }
});

test('only rows out of focus lose their grain', () => {
  const side = 40;
  const picture = createRaster(side, side, 3);
  for (let at = 0; at < side * side; at++) picture.data.fill((at % side) % 2 === 0 ? 90 : 160, 3 * at, 3 * at + 3); // prettier-ignore
  const blur = Float64Array.from({ length: side }, (_, y) => (y < 20 ? 0 : 5));
  const { data } = focused(picture, blur);
  const contrastOf = (y: number) => Math.abs(data[3 * (y * side + 20)] - data[3 * (y * side + 21)]);
  expect(contrastOf(5)).toBeGreaterThan(25);
  expect(contrastOf(35)).toBeLessThan(8);
});

test('the row in focus is where the place is seen, and blur grows to both sides of it', () => {
  for (const [elevation, z] of [
    [18, 0],
    [22, -0.4],
    [27, 0.3],
  ] as const) {
    // prettier-ignore
    const rows = 400;
    const { camera, blur } = outlook({ width: rows, height: rows }, elevation);
    const [, up, back] = camera.position;
    // The angle below level at which the place is seen, less that of the camera.
    const below = Math.atan2(up, back - z) - (elevation * Math.PI) / 180;
    const row = rows / 2 + (rows / 2) * (Math.tan(below) / Math.tan((camera.fieldOfView * Math.PI) / 360));
    const radii = blur(z, 0.02, rows);
    const sharpest = radii.indexOf(Math.min(...radii));
    expect(Math.abs(sharpest - row)).toBeLessThanOrEqual(1);
    for (let y = 1; y < rows; y++) expect(Math.sign(radii[y] - radii[y - 1])).toBe(y <= sharpest ? -1 : 1);
    expect(Math.max(...radii)).toBeLessThan(0.02);
  }
});

test('blades turn their front to a camera that looks down, whichever way they bend', () => {
  const roots = Array.from({ length: 60 }, (_, i) => ({ at: [i / 30 - 1, 0, 0] as const, blades: 4, spread: 0.02 })); // prettier-ignore
  const { positions, indices } = blades(new Stream(['blades']), roots, { length: [0.1, 0.2], wide: 0.004, lean: [0.1, 1.6], colors: [[0.2, 0.3, 0.1]] }); // prettier-ignore
  const eye = [0, 1.0, 2.4] as const;
  let [front, all] = [0, 0];
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => [0, 1, 2].map((axis) => positions[3 * indices[i + k] + axis])); // prettier-ignore
    const [u, v] = [b.map((x, k) => x - a[k]), c.map((x, k) => x - a[k])] as [number[], number[]];
    const normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]; // prettier-ignore
    const facing = normal.reduce((sum, x, k) => sum + x * (eye[k] - a[k]), 0);
    if (facing > 0) front++;
    all++;
  }
  expect(front / all).toBeGreaterThan(0.93);
});
