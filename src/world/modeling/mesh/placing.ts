import type { Mesh, Part, Vec3 } from '../../index.js';
import { moved, scaled } from './transform.js';

/** A box along the axes by its least and its greatest corner, meters. */
export type Bounds = { readonly min: Vec3; readonly max: Vec3 };

/** The smallest box along the axes that holds the meshes. */
export function bounds(...meshes: readonly Mesh[]): Bounds {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of meshes)
    for (let i = 0; i < positions.length; i++) {
      const k = (i % 3) as 0 | 1 | 2;
      if (positions[i] < min[k]) min[k] = positions[i];
      if (positions[i] > max[k]) max[k] = positions[i];
    }
  return { min, max };
}

/** The parts moved together, to stand on y = 0 with the middle of their footprint at the origin. */
export function standing(parts: readonly Part[]): Part[] {
  const { min, max } = bounds(...parts.map((part) => part.mesh));
  return mapParts(parts, (mesh) => moved(mesh, -(min[0] + max[0]) / 2, -min[1], -(min[2] + max[2]) / 2));
}

/** The parts scaled together about the origin, so that the whole has this height, meters. */
export function ofHeight(parts: readonly Part[], height: number): Part[] {
  const { min, max } = bounds(...parts.map((part) => part.mesh));
  return mapParts(parts, (mesh) => scaled(mesh, height / (max[1] - min[1])));
}

/** The same change for the mesh of each part. */
export const mapParts = (parts: readonly Part[], change: (mesh: Mesh) => Mesh): Part[] =>
  parts.map((part) => ({ ...part, mesh: change(part.mesh) }));
