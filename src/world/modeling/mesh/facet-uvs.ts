import type { Mesh } from '../../mesh.js';
import { pickVertices, withoutTangents } from './attributes.js';
import { boxUvs } from './uv.js';

/**
 * `boxUvs` for smooth bodies: each triangle as a whole gets the picture along the axis that it faces most, so that
 * sides meet in clean seams, and the smooth normals are kept. For pictures that tile and whose seams may be seen: coats, bark,
 * stone.
 *
 * @param size meters that the picture covers
 */
export function facetUvs(mesh: Mesh, size: number): Mesh {
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
  const split: Mesh = { ...pickVertices(withoutTangents(mesh), sources), indices: out };
  const faced = new Float32Array(split.normals.length);
  for (const [i, facing] of facings.entries()) faced[3 * i + (facing >> 1)] = facing & 1 ? -1 : 1;
  return { ...boxUvs({ ...split, normals: faced }, size), normals: split.normals };
}
