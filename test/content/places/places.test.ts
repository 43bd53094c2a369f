import { expect, it } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { buildModel, catalog } from '../../../src/content/models/index.js';
import { places } from '../../../src/content/places/index.js';
import { Layout } from '../../../src/content/places/parts/layout.js';
import { water } from '../../../src/content/places/parts/water.js';
import { bounds } from '../../../src/world/modeling/index.js';
import { digest, request } from './request.js';

it('names every place once, and only things of the catalog', () => {
  const names = places.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const known = new Set(catalog.map(({ category }) => category));
  expect(places.flatMap(({ stands }) => stands.things.filter((thing) => !known.has(thing)))).toEqual([]);
  for (const { stands } of places) expect(stands.radius[0]).toBeLessThan(stands.radius[1]);
});

it('has somewhere to stand for every category', () => {
  const homes = new Set(places.flatMap(({ stands }) => stands.things));
  const without = catalog.filter(({ category, metIn = [] }) => !homes.has(category) && metIn.length === 0);
  expect(without.map(({ category }) => category)).toEqual([]);
  const names = new Set(places.map(({ name }) => name));
  expect(catalog.flatMap(({ metIn = [] }) => metIn.filter((name) => !names.has(name)))).toEqual([]);
});

it('has room for a pair of the largest things somewhere', () => {
  for (const category of ['airplane', 'boat', 'train']) {
    const entry = catalog.find((one) => one.category === category)!;
    for (const variation of [1, 2, 3]) {
      const { min, max } = bounds(...buildModel(entry, ['room', variation]).parts.map(({ mesh }) => mesh));
      // However it is turned about the vertical.
      const reach = Math.hypot(max[0] - min[0], max[2] - min[2]) / 2;
      const homes = places.filter(({ stands }) => stands.things.includes(category));
      expect(
        homes.some(({ stands }) => stands.radius[1] > 2.2 * reach),
        category,
      ).toBe(true);
    }
  }
});

it('turns half of all layouts into their mirror image', () => {
  const sides = Array.from(
    { length: 400 },
    (_, i) => new Layout(new Stream(['side', i]), request(1, 1)).side,
  );
  const mirrored = sides.filter((side) => side < 0).length;
  expect(mirrored).toBeGreaterThan(160);
  expect(mirrored).toBeLessThan(240);
});

it('builds the same studio from the same stream, and others from others', () => {
  const assets = places.find(({ name }) => name === 'studio')!;
  const build = (seed: number): string =>
    digest(assets.build(new Stream(['studio', seed]), request(0.3, 0.4)));
  expect(build(1)).toBe(build(1));
  expect(new Set([1, 2, 3, 4].map(build)).size).toBe(4);
});

it('has steeper ripples on water than sand has: its normals without their scale', () => {
  const layout = new Layout(new Stream(['water']), request(1, 1));
  const sand = layout.look('sand', 'ripples').material.normalTexture!;
  const { normalTexture } = water(layout, 'lake', { tint: '#31483f', tile: [5, 3] }).material;
  expect(sand.scale).toBeLessThan(1);
  expect(normalTexture!.scale ?? 1).toBe(1);
  expect(normalTexture!.image).toBe(sand.image);
});
