import { mirroredX } from '../../../world/modeling/index.js';
import type { Mesh } from '../../../world/mesh.js';
import { rotate, type Mat3 } from '../../../world/pose.js';
import { cross, normalize, type Vec3 } from '../../../world/vector.js';
import type { Side } from '../side.js';

/** The mesh turned about the origin, then moved. */
export function carriedMesh(mesh: Mesh, turn: Mat3, to: Vec3): Mesh {
  const positions = mesh.positions.slice();
  const normals = mesh.normals.slice();
  for (let i = 0; i < positions.length; i += 3) {
    const p = rotate(turn, [positions[i], positions[i + 1], positions[i + 2]]);
    const n = rotate(turn, [normals[i], normals[i + 1], normals[i + 2]]);
    for (let k = 0; k < 3; k++) {
      positions[i + k] = p[k] + to[k] + 0;
      normals[i + k] = n[k] + 0;
    }
  }
  return { ...mesh, positions, normals };
}

/** The right one is the mirror image of the left one. */
export const ofSide = (side: Side, left: Mesh): Mesh => (side === 'left' ? left : mirroredX(left));

/** The turn that takes +z to a direction and keeps +y as upright as can be. */
export function facing(direction: Vec3): Mat3 {
  const z = normalize(direction);
  const x = normalize(cross([0, 1, 0], z));
  const y = cross(z, x);
  return [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]];
}
