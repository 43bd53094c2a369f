import { expect, test } from 'vitest';
import { box, ellipsoid, tileUvs } from '../../../src/world/modeling/index.js';
import type { Mesh } from '../../../src/world/mesh.js';
import { tangentsOf } from '../../../src/world/render/shade/metallic/metallic-parts.js';

/** Lengths in space and in meters of the texture of each triangle's sides. */
function sides(
  { positions: p, uvs, indices }: Mesh,
  [wide, high]: readonly [number, number],
): [number, number][] {
  const out: [number, number][] = [];
  for (let i = 0; i < indices.length; i++) {
    const [a, b] = [indices[i], indices[i % 3 === 2 ? i - 2 : i + 1]];
    const space = Math.hypot(...[0, 1, 2].map((k) => p[3 * b + k] - p[3 * a + k]));
    out.push([
      space,
      Math.hypot((uvs![2 * b] - uvs![2 * a]) * wide, (uvs![2 * b + 1] - uvs![2 * a + 1]) * high),
    ]);
  }
  return out;
}

const tile = [2.4, 1.2] as const;

test('on faces along the axes a tile has its real size, and is not mirrored', () => {
  const mesh = tileUvs(box(0.4, 0.7, 1.1), tile, { along: 'longest', offset: [0.3, 0.1] });
  for (const [space, texture] of sides(mesh, tile)) expect(texture).toBeCloseTo(space, 5);
  const tangents = tangentsOf(mesh);
  for (let i = 3; i < tangents.length; i += 4) expect(tangents[i]).toBe(1);
});

test('the grain runs along the axis that is asked for, on all faces that it lies in', () => {
  for (const [axis, k] of [
    ['x', 0],
    ['y', 1],
    ['z', 2],
  ] as const) {
    const mesh = tileUvs(box(0.4, 0.7, 1.1), tile, { along: axis });
    const tangents = tangentsOf(mesh);
    for (let i = 0; 3 * i < mesh.normals.length; i++)
      if (Math.abs(mesh.normals[3 * i + k]) < 0.5) expect(Math.abs(tangents[4 * i + k])).toBeCloseTo(1, 5);
  }
});

test('smooth bodies keep their triangles and normals', () => {
  const mesh = ellipsoid(0.3, 0.2, 0.4);
  const mapped = tileUvs(mesh, [1, 1]);
  expect(mapped.indices).toHaveLength(mesh.indices.length);
  const pick = (of: Mesh, vertex: number): number[] => [...of.normals.subarray(3 * vertex, 3 * vertex + 3)];
  const kept = mapped.indices.every((vertex, i) => {
    const before = pick(mesh, mesh.indices[i]);
    return pick(mapped, vertex).every((value, k) => value === before[k]);
  });
  expect(kept).toBe(true);
  // Slanting faces look stretched, and never shrunk.
  expect(sides(mapped, [1, 1]).every(([space, texture]) => texture <= space + 1e-6)).toBe(true);
});
