import { mirroredX, type Mesh, type Part } from '../../world/modeling/index.js';
import { cross, normalize, type Mat3, type Vec3 } from '../../world/index.js';
import type { Side } from './side.js';
import type { Frame } from './skeleton.js';

/** The mesh scaled and turned about the origin, then moved. */
export const carriedMesh = (mesh: Mesh, turn: Mat3, to: Vec3, scale = 1): Mesh => ({
  ...mesh,
  positions: mapped(mesh.positions, turn, to, scale),
  normals: mapped(mesh.normals, turn, [0, 0, 0], 1),
});

/** Pieces that do not bend, scaled about the origin, then hung on a frame there. */
export const carriedParts = (parts: readonly Part[], { rotation, position }: Frame, scale: number): Part[] =>
  parts.map((part) => ({ ...part, mesh: carriedMesh(part.mesh, rotation, position, scale) }));

function mapped(values: Float32Array, m: Mat3, by: Vec3, scale: number): Float32Array {
  const out = new Float32Array(values.length);
  for (let i = 0; i < values.length; i += 3) {
    const x = values[i] * scale;
    const y = values[i + 1] * scale;
    const z = values[i + 2] * scale;
    // + 0, so that no coordinate is -0.
    out[i] = m[0] * x + m[1] * y + m[2] * z + by[0] + 0;
    out[i + 1] = m[3] * x + m[4] * y + m[5] * z + by[1] + 0;
    out[i + 2] = m[6] * x + m[7] * y + m[8] * z + by[2] + 0;
  }
  return out;
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
