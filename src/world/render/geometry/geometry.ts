import { badParameter } from '../../../core/errors.js';
import type { Mesh, Pose } from '../../index.js';

/** Meters: beyond this, doubles no longer tell what lies before the camera from what lies behind it. */
export const farthest = 1e9;

/** @throws TopsyturvyError `bad-parameter` if a pose is not a rotation, or leads out of sight of doubles */
export function checkPose({ rotation, position, scale }: Pose, object: number): void {
  const of = (name: string): string => `${name} of object ${object}`;
  if (!(rotation.length === 9 && isOrthogonal(rotation)))
    throw badParameter(of('rotation'), rotation, 'nine numbers, orthonormal rows');
  if (!(position.length === 3 && position.every((value) => Math.abs(value) <= farthest)))
    throw badParameter(of('position'), position, 'three numbers within ±10⁹ meters');
  if (!(scale > 0 && scale < Infinity)) throw badParameter(of('scale'), scale, 'a finite number above 0');
}

/** Whether rows are of unit length and perpendicular, as of rotations and reflections. */
function isOrthogonal(m: Pose['rotation']): boolean {
  for (let i = 0; i < 3; i++)
    for (let j = 0; j <= i; j++) {
      let dot = 0;
      for (let k = 0; k < 3; k++) dot += m[3 * i + k] * m[3 * j + k];
      if (!(Math.abs(dot - (i === j ? 1 : 0)) < 1e-6)) return false;
    }
  return true;
}

/** The least and the most coordinates of a mesh, and the largest of all without its sign. Those of an empty one are 0. */
export interface Box {
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly extent: number;
}

/** The boxes of meshes that were found well formed; a large one takes as long to check as to transform. */
const boxes = new WeakMap<Mesh, Box>();

/**
 * The bounding box of a mesh.
 * @param of what the mesh belongs to, for errors
 * @throws TopsyturvyError `bad-parameter` if the mesh is malformed
 */
export function boxOf(mesh: Mesh, of: string): Box {
  let box = boxes.get(mesh);
  if (box === undefined) boxes.set(mesh, (box = checkedBox(mesh, of)));
  return box;
}

function checkedBox(mesh: Mesh, of: string): Box {
  checkLists(mesh, of);
  const { positions } = mesh;
  const low = new Float64Array(3);
  const high = new Float64Array(3);
  for (let i = 0; i < 3 && positions.length > 0; i++) low[i] = high[i] = positions[i];
  for (let at = 0; at < positions.length; at += 3)
    for (let i = 0; i < 3; i++) {
      const value = positions[at + i];
      if (!Number.isFinite(value)) throw badParameter(`positions of ${of}`, value, 'finite numbers only');
      if (value < low[i]) low[i] = value;
      if (value > high[i]) high[i] = value;
    }
  return { low, high, extent: Math.max(...high, ...low.map((value) => -value), 0) };
}

function checkLists(mesh: Mesh, of: string): void {
  const vertices = mesh.positions.length / 3;
  if (!Number.isInteger(vertices))
    throw badParameter(`positions of ${of}`, mesh.positions.length, 'a multiple of 3 numbers');
  for (const [name, list, size] of [
    ['normals', mesh.normals, 3],
    ['uvs', mesh.uvs, 2],
    ['secondUvs', mesh.secondUvs, 2],
    ['colors', mesh.colors, 3],
    ['tangents', mesh.tangents, 4],
  ] as const)
    if (list && list.length !== size * vertices)
      throw badParameter(`${name} of ${of}`, list.length, `${size * vertices} numbers`);
  if (mesh.indices.length % 3 !== 0)
    throw badParameter(`indices of ${of}`, mesh.indices.length, 'a multiple of 3 indices');
  for (const index of mesh.indices)
    if (index >= vertices) throw badParameter(`an index of ${of}`, index, `a vertex below ${vertices}`);
}
