import { describe, expect, it } from 'vitest';
import { toLinear } from '../../../src/core/color.js';
import { Stream } from '../../../src/core/stream.js';
import { dressed } from '../../../src/content/models/dressed.js';
import { buildModel, catalog } from '../../../src/content/models/index.js';
import { surfaceMaterial, surfaces } from '../../../src/content/surfaces/index.js';
import type { Material } from '../../../src/world/material.js';
import type { Mesh } from '../../../src/world/mesh.js';
import { someOf } from '../../few.js';

const painted = new Map<string, Material>();
const surface = (name: string): Material => {
  const known = painted.get(name);
  if (known) return known;
  const found = surfaces.find((entry) => entry.name === name);
  expect(found, name).toBeDefined();
  const made = surfaceMaterial(found!, new Stream(['dressed', name]), 64);
  painted.set(name, made);
  return made;
};

/** Corners of all triangles, in order. */
const corners = ({ positions, indices }: Mesh): number[] =>
  Array.from(indices).flatMap((i) => [positions[3 * i], positions[3 * i + 1], positions[3 * i + 2]]);

/** What all texels of a material's base color reflect in the mean. */
function reflected({ baseColor, baseColorTexture }: Material): number[] {
  const { data, channels } = baseColorTexture!.image;
  const sum = [0, 0, 0];
  for (let i = 0; i < data.length; i += channels)
    for (let k = 0; k < 3; k++) sum[k] += toLinear(data[i + k] / 255);
  return sum.map((value, k) => (value * channels * baseColor[k]) / data.length);
}

describe.each(['armchair', 'box', 'cabinet', 'stop sign', 'teapot'])('%s', (category) => {
  const plain = buildModel(
    catalog.find((entry) => entry.category === category)!,
    ['dressed', 1],
  );
  const model = dressed(plain, surface);

  it('has textures of its surfaces in its own colors, and its own shape', () => {
    let covered = 0;
    plain.parts.forEach((part, i) => {
      const now = model.parts[i];
      expect(corners(now.mesh)).toEqual(corners(part.mesh));
      if (now === part) return;
      covered++;
      expect(now.mesh.uvs!.length / 2).toBe(now.mesh.positions.length / 3);
      reflected(now.material).forEach((value, k) =>
        expect(Math.abs(value - part.material.baseColor[k])).toBeLessThan(
          0.02 * part.material.baseColor[k] + 0.001,
        ),
      );
    });
    expect(covered).toBeGreaterThan(0);
  });

  it('keeps its pictures', () => {
    plain.parts.forEach((part, i) => {
      if (part.material.baseColorTexture) expect(model.parts[i]).toBe(part);
    });
  });
});

it('wood of a color that no wood has is painted', () => {
  const cabinet = buildModel(
    catalog.find((entry) => entry.category === 'cabinet')!,
    ['dressed', 1],
  );
  const blue = {
    ...cabinet,
    parts: cabinet.parts.map((part) => ({
      ...part,
      material: { ...part.material, surface: 'wood veneer', baseColor: [0.02, 0.05, 0.4] as const },
    })),
  };
  expect(dressed(blue, surface).parts).toEqual(blue.parts);
});

it('every surface that a material of a thing of the catalog names exists', () => {
  const names = new Set(surfaces.map(({ name }) => name));
  const things = catalog.filter(({ broadClass }) => broadClass !== 'animals' && broadClass !== 'people');
  for (const entry of someOf(things, 10))
    for (const { material } of buildModel(entry, ['dressed', 2]).parts)
      if (material.surface !== undefined) expect(names).toContain(material.surface);
});
