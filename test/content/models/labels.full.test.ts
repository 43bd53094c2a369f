import { describe, expect, test } from 'vitest';
import { buildModel, catalog } from '../../../src/content/models/index.js';

const labelled = catalog.filter(({ label }) => label !== undefined);

test('these kinds without a front can have a label', () => {
  expect(labelled.map(({ category }) => category)).toEqual([
    'bottle',
    'bowl',
    'box',
    'candle',
    'flower pot',
    'medicine bottle',
    'mug',
    'orange',
    'vase',
  ]);
  for (const { hasFront } of labelled) expect(hasFront).toBe(false);
});

describe.each(labelled.map((entry) => [entry.category, entry] as const))('%s', (_, entry) => {
  test('the label lies on its front, a bar code on its back, within its outline', () => {
    for (let variation = 0; variation < 5; variation++) {
      const plain = buildModel(entry, ['labels', variation]);
      const model = buildModel(entry, ['labels', variation], true);
      expect(model.hasFront).toBe(true);
      expect(model.parts.map(({ name }) => name)).toEqual([
        ...plain.parts.map(({ name }) => name),
        'front label',
        'back label',
      ]);
      const deepest = Math.max(...plain.parts.flatMap(({ mesh }) => depthsOf(mesh.positions)));
      for (const [name, sign] of [
        ['front label', 1],
        ['back label', -1],
      ] as const) {
        const { positions, normals } = model.parts.find((part) => part.name === name)!.mesh;
        expect(Math.min(...depthsOf(positions).map((z) => sign * z))).toBeGreaterThan(0);
        expect(Math.min(...depthsOf(normals).map((z) => sign * z))).toBeGreaterThan(0);
        expect(Math.max(...depthsOf(positions).map((z) => sign * z))).toBeLessThan(1.1 * deepest);
      }
    }
  });
});

const depthsOf = (list: Float32Array): number[] => Array.from(list).filter((_, i) => i % 3 === 2);
