import type { Mesh } from '../../mesh.js';
import { pickVertices, withoutTangents } from './attributes.js';

/** A mesh in which no vertex belongs to triangles that face along different axes. */
export interface FacedMesh {
  readonly split: Mesh;
  /** Of each vertex the axis that its triangles face most: 0, 2, 4 for +x, +y, +z; one more for −x, −y, −z. */
  readonly facings: readonly number[];
}

/** Gives triangles that face along different axes vertices of their own; normals stay as they are. */
export function splitByFacing(mesh: Mesh): FacedMesh {
  const { indices, normals: n } = mesh;
  const sources: number[] = [];
  const facings: number[] = [];
  const known = new Map<number, number>();
  const out = new Uint32Array(indices.length);
  for (let i = 0; i < indices.length; i += 3) {
    const sum = [0, 1, 2].map(
      (k) => n[3 * indices[i] + k] + n[3 * indices[i + 1] + k] + n[3 * indices[i + 2] + k],
    );
    const axis = [0, 1, 2].reduce((best, k) => (Math.abs(sum[k]) > Math.abs(sum[best]) ? k : best), 0);
    const facing = 2 * axis + (sum[axis] < 0 ? 1 : 0);
    for (let k = 0; k < 3; k++) {
      const key = 6 * indices[i + k] + facing;
      let vertex = known.get(key);
      if (vertex === undefined) {
        vertex = sources.length;
        known.set(key, vertex);
        sources.push(indices[i + k]);
        facings.push(facing);
      }
      out[i + k] = vertex;
    }
  }
  return { split: { ...pickVertices(withoutTangents(mesh), sources), indices: out }, facings };
}
