import { describe, expect, it } from 'vitest';
import { box, materials, merged, moved, turned } from '../../../src/world/modeling/index.js';
import { buildModel, catalog } from '../../../src/content/models/index.js';
import type { Model, Part } from '../../../src/world/model.js';
import { findClashes } from './coplanar.js';

describe('no two colors of a model lie on each other where they are seen', () => {
  it.each(catalog.map((entry) => [entry.category, entry] as const))('%s', (_, entry) => {
    for (const seed of [1, 2]) expect(findClashes(buildModel(entry, ['law', seed]))).toEqual([]);
  });
});

describe('what is found', () => {
  const [red, white] = [materials.paint('#c02020'), materials.paint('#f0f0f0')];
  const block: Part = { name: 'block', mesh: box(1, 1, 1), material: red };
  const clashes = (...parts: Part[]): string[] => {
    const model: Model = {
      category: 'test',
      broadClass: 'miscellaneous',
      hasFront: true,
      hasUp: true,
      parts,
    };
    return findClashes(model).map((clash) => clash.parts);
  };
  const label = (x: number, z: number, more: Partial<Part> = {}): Part => ({
    name: 'label',
    mesh: moved(box(0.4, 0.4, 0.02), x, 0, z),
    material: white,
    ...more,
  });

  it('a label in the plane of what it lies on, and one that is hardly above it', () => {
    expect(clashes(block, label(0, 0.49))).toEqual(['block and label']);
    expect(clashes(block, label(0, 0.49 + 5e-5))).toEqual(['block and label']);
    expect(clashes(block, label(0, 0.49 - 5e-5))).toEqual(['block and label']);
  });

  it('not one that is plainly above, plainly inside, beside, or on the other side', () => {
    expect(clashes(block, label(0, 0.4905))).toEqual([]);
    expect(clashes(block, label(0, 0.48))).toEqual([]);
    expect(clashes(block, label(0.7, 0.49))).toEqual([]);
    expect(clashes(block, label(0, 0.51))).toEqual([]);
  });

  it('not what looks the same, and not what something solid hides', () => {
    expect(clashes(block, label(0, 0.49, { material: materials.paint('#c02020') }))).toEqual([]);
    const lid: Part = { name: 'lid', mesh: moved(box(2, 2, 0.4), 0, 0, 0.6), material: red };
    expect(clashes(block, label(0, 0.49), lid)).toEqual([]);
  });

  it('not surfaces that cross', () => {
    const crossing = moved(turned(box(0.6, 0.6, 0.02), 'y', 8), 0, 0, 0.49);
    expect(clashes(block, label(0, 0, { mesh: crossing }))).toEqual([]);
    expect(clashes(block, label(0, 0, { mesh: merged(crossing, crossing) }))).toEqual([]);
  });

  it('colors of vertices and textures, in one part too', () => {
    const tinted = (mesh: Part['mesh'], level: number): Part['mesh'] => ({
      ...mesh,
      colors: new Float32Array(mesh.positions.length).fill(level),
    });
    const mesh = merged(tinted(block.mesh, 1), tinted(label(0, 0.49).mesh, 0.3));
    expect(clashes({ ...block, mesh })).toEqual(['block and block']);
    const same = merged(tinted(block.mesh, 1), tinted(label(0, 0.49).mesh, 1));
    expect(clashes({ ...block, mesh: same })).toEqual([]);
  });
});
