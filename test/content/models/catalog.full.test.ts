import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../src/core/hash.js';
import { bounds } from '../../../src/world/modeling/index.js';
import { buildModel, catalog } from '../../../src/content/models/index.js';
import { broadClasses, type Model } from '../../../src/world/model.js';
import { softRenderer } from '../../../src/world/render/renderer.js';
import { shareFromBehind } from '../../../src/world/winding/from-behind.js';
import { examine } from '../../world/modeling/solid.js';

const renderer = softRenderer();

const digest = ({ parts }: Model): string =>
  sha256(...parts.map(({ mesh }) => new Uint8Array(mesh.positions.buffer)));

it('names every kind once, in alphabetical order', () => {
  const names = catalog.map((entry) => entry.category);
  expect(names).toEqual([...new Set(names)].sort());
});

describe.each(catalog.map((entry) => [entry.category, entry] as const))('%s', (_, entry) => {
  const models = [1, 2, 3].map((seed) => buildModel(entry, ['law', seed]));

  it('is a known class and has named parts', () => {
    expect(broadClasses).toContain(entry.broadClass);
    for (const { name } of models[0].parts) expect(name).toMatch(/^[a-z][a-z -]*$/);
  });

  it('stands on the ground, centered, at a real size', () => {
    for (const { parts } of models) {
      const { min, max } = bounds(...parts.map((part) => part.mesh));
      expect(Math.abs(min[1])).toBeLessThan(1e-5);
      expect(Math.abs(min[0] + max[0])).toBeLessThan(1e-4);
      expect(Math.abs(min[2] + max[2])).toBeLessThan(1e-4);
      const largest = Math.max(...max.map((value, k) => value - min[k]));
      expect(largest).toBeGreaterThan(0.02);
      expect(largest).toBeLessThan(80);
    }
  });

  // Animals and people have hair in locks, nails, and coats whose borders the triangles follow; a cyclist is a person and a bicycle.
  const budget = entry.broadClass === 'animals' || entry.broadClass === 'people' ? 30_000 : 20_000;

  it('has sound meshes within the budget', () => {
    for (const { parts } of models) {
      let triangles = 0;
      for (const { name, mesh, material } of parts) {
        const found = examine(mesh);
        triangles += found.triangles;
        expect({ name, ...found }).toMatchObject({ name, unequal: 0, finite: true });
        // slivers are allowed where shapes are cut, but they must stay few
        expect(found.degenerate, `degenerate triangles of ${name}`).toBeLessThanOrEqual(found.triangles / 50);
        // the backs of hairs are lit as their fronts are, with whose normals they are made
        const isHair = material.alphaCutoff !== undefined && !material.doubleSided;
        const backs = isHair ? 1.5 * found.triangles : 0;
        expect(found.disagreeing - backs, `normals of ${name}`).toBeLessThanOrEqual(found.triangles / 20);
        expect(Math.max(...mesh.indices)).toBeLessThan(mesh.positions.length / 3);
        if (material.baseColorTexture) expect(mesh.uvs, `texture coordinates of ${name}`).toBeDefined();
        for (const channel of material.baseColor) expect(channel >= 0 && channel <= 1).toBe(true);
      }
      expect(triangles).toBeGreaterThanOrEqual(100);
      expect(triangles).toBeLessThanOrEqual(budget);
    }
  });

  it('is the right way out', () => {
    expect(shareFromBehind(models[0], renderer)).toBe(0);
  });

  it('is the same for the same seed and another for another', () => {
    expect(digest(buildModel(entry, ['law', 1]))).toBe(digest(models[0]));
    expect(digest(models[1])).not.toBe(digest(models[0]));
  });
});
