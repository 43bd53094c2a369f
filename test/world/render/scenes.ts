import { cos, sin, tau } from '../../../src/core/math/index.js';
import type { Material } from '../../../src/world/material.js';
import type { Mesh } from '../../../src/world/mesh.js';
import type { Model } from '../../../src/world/model.js';
import { atRest, type Pose } from '../../../src/world/pose.js';
import type { Placed, Scene } from '../../../src/world/scene.js';
import type { Vec3 } from '../../../src/world/vector.js';

export function meshOf(positions: number[], indices: number[], normals?: number[], uvs?: number[]): Mesh {
  return {
    positions: Float32Array.from(positions),
    indices: Uint32Array.from(indices),
    normals: Float32Array.from(normals ?? positions.map((_, i) => (i % 3 === 1 ? 1 : 0))),
    ...(uvs && { uvs: Float32Array.from(uvs) }),
  };
}

/** A box with flat faces, its middle at `at`. */
export function box(size: Vec3, at: Vec3 = [0, 0, 0]): Mesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (let face = 0; face < 6; face++) {
    const axis = face >> 1;
    const sign = face & 1 ? 1 : -1;
    const first = positions.length / 3;
    for (const [p, q] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const corner = [0, 0, 0];
      corner[axis] = sign;
      corner[(axis + 1) % 3] = p * sign;
      corner[(axis + 2) % 3] = q;
      positions.push(...corner.map((value, i) => (value * size[i]) / 2 + at[i]));
      normals.push(...[0, 1, 2].map((i) => (i === axis ? sign : 0)));
    }
    indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }
  return meshOf(positions, indices, normals);
}

/** A ball of `rings` × 2·`rings` facets. */
export function ball(radius: number, rings: number, at: Vec3 = [0, 0, 0]): Mesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  const around = 2 * rings;
  for (let i = 0; i <= rings; i++)
    for (let j = 0; j < around; j++) {
      const [latitude, longitude] = [((i / rings) * tau) / 2, (j / around) * tau];
      const normal = [sin(latitude) * sin(longitude), cos(latitude), sin(latitude) * cos(longitude)];
      normals.push(...normal);
      positions.push(...normal.map((value, k) => radius * value + at[k]));
      const next = i * around + ((j + 1) % around);
      const here = i * around + j;
      if (i < rings) indices.push(here, here + around, next, next, here + around, next + around);
    }
  return meshOf(positions, indices, normals);
}

export const matte = (red: number, green: number, blue: number, more: Partial<Material> = {}): Material => ({
  baseColor: [red, green, blue],
  metallic: 0,
  roughness: 1,
  ...more,
});

export const modelOf = (...parts: readonly (readonly [Mesh, Material])[]): Model => ({
  category: 'test',
  broadClass: 'miscellaneous',
  hasFront: false,
  hasUp: false,
  parts: parts.map(([mesh, material], i) => ({ name: `part ${i}`, mesh, material })),
});

export const placed = (model: Model, pose: Partial<Pose> = {}): Placed => ({
  model,
  pose: { ...atRest, ...pose },
});

export const sceneOf = (objects: readonly Placed[], more: Partial<Scene> = {}): Scene => ({
  objects,
  camera: { position: [2.6, 2, 4.4], target: [0, 0.5, 0], fieldOfView: 35, near: 0.1, far: 100 },
  lights: {
    sky: [0.55, 0.6, 0.7],
    ground: [0.3, 0.27, 0.25],
    sun: { direction: [0.48, 0.8, 0.36], color: [0.9, 0.85, 0.8] },
  },
  ground: 'none',
  background: { top: [225, 232, 240], bottom: [250, 250, 250] },
  ...more,
});
