import type { Mesh } from '../../../world/mesh.js';
import { smoothNormals } from '../../../world/modeling/index.js';

/**
 * The mesh grown away from the y axis, or from a point on it, unevenly: what grew is not turned.
 *
 * @param factorAt of the distance, from a place
 * @param middle the height of the point; absent: distances are level, from the axis
 */
export function uneven(
  mesh: Mesh,
  factorAt: (x: number, y: number, z: number) => number,
  middle?: number,
): Mesh {
  const positions = mesh.positions.slice();
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [positions[i], positions[i + 1], positions[i + 2]];
    const factor = factorAt(x, y, z);
    positions[i] = x * factor;
    if (middle !== undefined) positions[i + 1] = middle + (y - middle) * factor;
    positions[i + 2] = z * factor;
  }
  return smoothNormals({ ...mesh, positions }, 60);
}
