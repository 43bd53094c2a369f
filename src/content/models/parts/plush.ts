import type { Mesh } from '../../../world/mesh.js';
import type { Part } from '../../../world/model.js';
import { materials, organic, smoothNormals, type Shape } from '../../../world/modeling/index.js';
import { add, cross, normalize, scale, type Vec3 } from '../../../world/vector.js';
import { carriedMesh } from '../../bodies/carry.js';
import { across, fromAxes } from '../../bodies/ik.js';
import { solidNoise } from './solid-noise.js';

/** How far tufts of plush are apart and stand out, meters, and how much darker it is between them. */
const pile = { apart: 0.0105, deep: 0.0026, shade: 0.34 } as const;

/** A stuffed piece of shapes that melt into each other, covered with plush. @param cell of its grid, meters */
export function stuffed(name: string, shapes: readonly Shape[], color: string, cell = 0.0114): Part {
  const mesh = tufted(organic(shapes, { cell, blend: 0.02 }));
  return { name, mesh, material: { ...materials.fur(color), surface: 'short fur' } };
}

function tufted(mesh: Mesh): Mesh {
  const positions = mesh.positions.slice();
  const colors = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [0, 1, 2].map((k) => mesh.positions[i + k] / pile.apart);
    const tuft = solidNoise(x, y, z, 5);
    for (let k = 0; k < 3; k++) {
      positions[i + k] += pile.deep * (tuft - 0.5) * mesh.normals[i + k];
      colors[i + k] = 1 - pile.shade * (1 - tuft);
    }
  }
  return smoothNormals({ ...mesh, positions, colors }, 180);
}

/** An ellipsoid along the axes. Meters. */
export interface Egg {
  readonly at: Vec3;
  readonly radii: Vec3;
}

/** Where a ray from the middle of an egg leaves it, and the direction out of the egg there. */
export function skinOf({ at, radii }: Egg, direction: Vec3): { readonly place: Vec3; readonly out: Vec3 } {
  const along = normalize(direction);
  const shares = along.map((value, k) => value / radii[k]) as unknown as Vec3;
  const far = 1 / Math.sqrt(shares[0] * shares[0] + shares[1] * shares[1] + shares[2] * shares[2]);
  const out = normalize(shares.map((value, k) => value / radii[k]) as unknown as Vec3);
  return { place: add(at, scale(along, far)), out };
}

/**
 * What was made about the origin, its face to +Z and its top to +Y, sewn on the skin.
 *
 * @param raised how far above the skin its origin is, meters
 */
export function sewn(mesh: Mesh, { place, out }: ReturnType<typeof skinOf>, raised = 0): Mesh {
  const up = across([0, 1, 0], out);
  return carriedMesh(mesh, fromAxes(cross(up, out), up, out), add(place, scale(out, raised)));
}
