import type { Mesh } from '../../../world/mesh.js';
import type { Part } from '../../../world/model.js';
import type { Mat3 } from '../../../world/pose.js';
import type { Frame } from '../skeleton.js';

/** Pieces that do not bend, scaled about the origin, then hung on a frame there. */
export const carry = (parts: readonly Part[], frame: Frame, scale: number): Part[] =>
  parts.map((part) => ({ ...part, mesh: carriedMesh(part.mesh, frame, scale) }));

function carriedMesh(mesh: Mesh, { rotation, position }: Frame, scale: number): Mesh {
  return {
    ...mesh,
    positions: turned(mesh.positions, rotation, scale, position),
    normals: turned(mesh.normals, rotation, 1, [0, 0, 0]),
  };
}

function turned(values: Float32Array, m: Mat3, scale: number, by: readonly number[]): Float32Array {
  const out = new Float32Array(values.length);
  for (let i = 0; i < values.length; i += 3) {
    const [x, y, z] = [values[i]! * scale, values[i + 1]! * scale, values[i + 2]! * scale];
    out[i] = m[0] * x + m[1] * y + m[2] * z + by[0]!;
    out[i + 1] = m[3] * x + m[4] * y + m[5] * z + by[1]!;
    out[i + 2] = m[6] * x + m[7] * y + m[8] * z + by[2]!;
  }
  return out;
}
