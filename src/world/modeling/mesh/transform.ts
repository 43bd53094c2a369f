import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import type { Mat3, Mesh, Vec3 } from '../../index.js';
import { withoutTangents } from './attributes.js';

/** An axis of an object: its own left, up, its front. */
export type Axis = 'x' | 'y' | 'z';

/** The rotation about an axis by the right hand: about y, +z turns toward +x. Exact for multiples of 90°. */
export function turnMatrix(axis: Axis, degrees: number): Mat3 {
  const c = cosDegrees(degrees);
  const s = sinDegrees(degrees);
  if (axis === 'x') return [1, 0, 0, 0, c, -s, 0, s, c];
  if (axis === 'y') return [c, 0, s, 0, 1, 0, -s, 0, c];
  return [c, -s, 0, s, c, 0, 0, 0, 1];
}

/** The mesh moved by x, y, z meters. */
export function moved(mesh: Mesh, x: number, y: number, z: number): Mesh {
  const by = [x, y, z];
  return { ...mesh, positions: mesh.positions.map((value, i) => value + by[i % 3]) };
}

/** The mesh turned about an axis through the origin, by the right hand. */
export function turned(mesh: Mesh, axis: Axis, degrees: number): Mesh {
  const m = turnMatrix(axis, degrees);
  return {
    ...mesh,
    positions: linear(mesh.positions, 3, m),
    normals: linear(mesh.normals, 3, m),
    ...(mesh.tangents ? { tangents: linear(mesh.tangents, 4, m) } : {}),
  };
}

/** The mesh scaled about the origin, by one factor or by one per axis. Negative factors mirror. Tangents are dropped. */
export function scaled(mesh: Mesh, by: number | Vec3): Mesh {
  const [x, y, z] = typeof by === 'number' ? [by, by, by] : by;
  const normals = linear(mesh.normals, 3, [1 / x, 0, 0, 0, 1 / y, 0, 0, 0, 1 / z]);
  for (let i = 0; i < normals.length; i += 3) {
    const size = Math.sqrt(
      normals[i] * normals[i] + normals[i + 1] * normals[i + 1] + normals[i + 2] * normals[i + 2],
    );
    for (let k = 0; k < 3; k++) normals[i + k] /= size;
  }
  return {
    ...withoutTangents(mesh),
    positions: linear(mesh.positions, 3, [x, 0, 0, 0, y, 0, 0, 0, z]),
    normals,
    indices: x * y * z < 0 ? turnedOver(mesh.indices) : mesh.indices,
  };
}

/** The mirror image: left becomes right. */
export const mirroredX = (mesh: Mesh): Mesh => scaled(mesh, [-1, 1, 1]);

/** The meshes and their mirror images as one mesh: two ears from one. */
export function bothSides(...meshes: readonly Mesh[]): Mesh {
  const side = merged(...meshes);
  return merged(side, mirroredX(side));
}

/** Copies at equal turns about y, as one: spokes, petals, legs. */
export const repeatedAround = (mesh: Mesh, count: number): Mesh =>
  merged(...Array.from({ length: count }, (_, i) => turned(mesh, 'y', (360 * i) / count)));

/** Several meshes as one. Where only some have texture coordinates or colors, the others get (0, 0) or white. */
export function merged(...meshes: readonly Mesh[]): Mesh {
  const vertices = meshes.reduce((sum, mesh) => sum + mesh.positions.length / 3, 0);
  const positions = new Float32Array(3 * vertices);
  const normals = new Float32Array(3 * vertices);
  const uvs = new Float32Array(2 * vertices);
  const colors = new Float32Array(3 * vertices).fill(1);
  const indices = new Uint32Array(meshes.reduce((sum, mesh) => sum + mesh.indices.length, 0));
  let vertex = 0;
  let corner = 0;
  for (const mesh of meshes) {
    positions.set(mesh.positions, 3 * vertex);
    normals.set(mesh.normals, 3 * vertex);
    if (mesh.uvs) uvs.set(mesh.uvs, 2 * vertex);
    if (mesh.colors) colors.set(mesh.colors, 3 * vertex);
    for (const index of mesh.indices) indices[corner++] = index + vertex;
    vertex += mesh.positions.length / 3;
  }
  return {
    positions,
    normals,
    indices,
    ...(meshes.some((mesh) => mesh.uvs) ? { uvs } : {}),
    ...(meshes.some((mesh) => mesh.colors) ? { colors } : {}),
  };
}

/** The mesh seen from the other side, e.g. the lining of a lampshade. */
export const insideOut = (mesh: Mesh): Mesh => ({
  ...mesh,
  normals: mesh.normals.map((value) => -value),
  indices: turnedOver(mesh.indices),
});

function turnedOver(indices: Uint32Array): Uint32Array {
  const out = indices.slice();
  for (let i = 0; i < out.length; i += 3) [out[i + 1], out[i + 2]] = [out[i + 2], out[i + 1]];
  return out;
}

/** A matrix on the first three of every `stride` numbers. */
function linear(values: Float32Array, stride: 3 | 4, m: Mat3): Float32Array {
  const out = values.slice();
  for (let i = 0; i < values.length; i += stride) {
    const x = values[i];
    const y = values[i + 1];
    const z = values[i + 2];
    // + 0 turns -0 into 0
    out[i] = m[0] * x + m[1] * y + m[2] * z + 0;
    out[i + 1] = m[3] * x + m[4] * y + m[5] * z + 0;
    out[i + 2] = m[6] * x + m[7] * y + m[8] * z + 0;
  }
  return out;
}
