import { describe, expect, it } from 'vitest';
import type { Mesh } from '../../../src/world/mesh.js';
import { tangentsOf } from '../../../src/world/render/shade/metallic/metallic-parts.js';

/** A square that faces +Z, cut into two triangles, with (u, v) of its corners from the lower left counter-clockwise. */
const square = (uvs: readonly number[]): Mesh => ({
  positions: Float32Array.of(0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0),
  normals: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1),
  indices: Uint32Array.of(0, 1, 2, 0, 2, 3),
  uvs: Float32Array.from(uvs),
});
const four = (...tangent: number[]) => [...tangent, ...tangent, ...tangent, ...tangent];

describe('tangentsOf', () => {
  it('points where u grows; 1 where the picture is seen the right way round', () => {
    expect([...tangentsOf(square([0, 1, 1, 1, 1, 0, 0, 0]))]).toEqual(four(1, 0, 0, 1));
  });

  it('is -1 where the picture is mirrored, left to right or upside down', () => {
    expect([...tangentsOf(square([1, 1, 0, 1, 0, 0, 1, 0]))]).toEqual(four(-1, 0, 0, -1));
    expect([...tangentsOf(square([0, 0, 1, 0, 1, 1, 0, 1]))]).toEqual(four(1, 0, 0, -1));
  });

  it('turns with the picture', () => {
    // A quarter turn: the picture's right is the square's upper side.
    expect([...tangentsOf(square([0, 0, 0, 1, 1, 1, 1, 0]))]).toEqual(four(0, 1, 0, 1));
  });

  it('stays square to the normal on a slope, and is shared at an edge', () => {
    const mesh = square([0, 1, 1, 1, 1, 0, 0, 0]);
    mesh.normals.set([0.6, 0, 0.8], 0);
    const [x, y, z] = tangentsOf(mesh);
    expect(x * 0.6 + z * 0.8).toBeCloseTo(0, 6);
    expect(Math.hypot(x, y, z)).toBeCloseTo(1, 6);
  });

  it('finds some direction where the texture says none', () => {
    const still = square([1, 1, 1, 1, 1, 1, 1, 1]);
    const { positions, normals, indices } = still;
    for (const mesh of [still, { positions, normals, indices }]) {
      expect([...tangentsOf(mesh)]).toEqual(four(1, 0, 0, 1));
    }
  });

  it('keeps what the mesh brings, and makes the rest once', () => {
    const own = { ...square([0, 1, 1, 1, 1, 0, 0, 0]), tangents: new Float32Array(16) };
    expect(tangentsOf(own)).toBe(own.tangents);
    const mesh = square([0, 1, 1, 1, 1, 0, 0, 0]);
    expect(tangentsOf(mesh)).toBe(tangentsOf(mesh));
  });
});
