import type { Mesh } from '../../../world/mesh.js';
import { boxUvs } from '../../../world/modeling/index.js';

/** Lays a repeating tile on each face along the axis that it faces most. @param tile meters along u and along v */
export function tileUvs(mesh: Mesh, [along, down]: readonly [number, number]): Mesh {
  const metered = boxUvs(mesh, 1);
  return { ...metered, uvs: metered.uvs!.map((value, i) => value / (i % 2 ? down : along)) };
}
