import type { Mesh } from '../../mesh.js';
import { splitByFacing } from './facings.js';
import { boxUvs } from './uv.js';

/**
 * `boxUvs` for smooth bodies: each triangle as a whole gets the picture along the axis that it faces most, so that
 * sides meet in clean seams, and the smooth normals are kept. For pictures that tile and whose seams may be seen: coats, bark,
 * stone.
 *
 * @param size meters that the picture covers
 */
export function facetUvs(mesh: Mesh, size: number): Mesh {
  const { split, facings } = splitByFacing(mesh);
  const faced = new Float32Array(split.normals.length);
  for (const [i, facing] of facings.entries()) faced[3 * i + (facing >> 1)] = facing & 1 ? -1 : 1;
  return { ...boxUvs({ ...split, normals: faced }, size), normals: split.normals };
}
