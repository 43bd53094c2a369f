import { badParameter } from '../../../core/errors.js';
import type { Material, Mesh, Pose, Scene } from '../../index.js';
import { checkRoom } from '../limits.js';
import type { View } from './camera.js';
import { subpixels } from '../raster/target.js';
import { toClip } from './project.js';

/** Corners are rounded to subpixels: so far beyond a side of the picture, in subpixels, nothing reaches it. */
const margin = 2 * subpixels;

const matrix = new Float64Array(12);

/** Whether a box with a pose surely shows in no sample: all of it lies before the near plane or beyond one side of the picture. */
export function isOutOfSight(view: View, box: Box, pose: Pose): boolean {
  toClip(view, pose, matrix);
  const right = (view.width - view.centerX) * subpixels + margin;
  const below = (view.height - view.centerY) * subpixels + margin;
  const left = view.centerX * subpixels + margin;
  const above = view.centerY * subpixels + margin;
  return (
    most(box, 0, 0, 1) < view.near * (1 - 1e-9) ||
    most(box, -1, 0, right) < 0 ||
    most(box, 1, 0, left) < 0 ||
    most(box, 0, -1, below) < 0 ||
    most(box, 0, 1, above) < 0
  );
}

/** The most that aX + bY + cz is in a box, with X, Y and z of `toClip`. */
function most({ low, high }: Box, a: number, b: number, c: number): number {
  let sum = a * matrix[3] + b * matrix[7] + c * matrix[11];
  for (let i = 0; i < 3; i++) {
    const factor = a * matrix[i] + b * matrix[4 + i] + c * matrix[8 + i];
    sum += factor * (factor > 0 ? high[i] : low[i]);
  }
  return sum;
}

/** One part of one object, with its places in the frame's lists of vertices and triangles. */
export interface Draw {
  /** Indices in `scene.objects` and in the model's `parts`. */
  readonly object: number;
  readonly part: number;
  readonly mesh: Mesh;
  /**
   * The lists of the mesh. Meshes come in many shapes (with uvs, without, from elsewhere), which V8 would tell apart at every
   * point that is shaded; draws are all alike.
   */
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
  readonly normals: Float32Array;
  readonly uvs: Float32Array | undefined;
  readonly secondUvs: Float32Array | undefined;
  readonly colors: Float32Array | undefined;
  readonly material: Material;
  readonly pose: Pose;
  /** The pose's rotation, in a list that is fast to read. */
  readonly rotation: Float64Array;
  /** Whether the pose mirrors, so that corners run clockwise. */
  readonly mirrored: boolean;
  readonly firstVertex: number;
  readonly firstTriangle: number;
  readonly vertices: number;
  readonly triangles: number;
}

export interface DrawList {
  readonly draws: readonly Draw[];
  readonly vertices: number;
  readonly triangles: number;
}

const mostObjects = 65_534;

/**
 * Lists the parts of a scene.
 * @param view if it is given, parts that it surely does not show are left out
 * @throws TopsyturvyError `bad-parameter` if a pose or a mesh is malformed, or meshes are too large together
 */
export function listDraws(scene: Scene, view?: View): DrawList {
  const draws: Draw[] = [];
  let firstVertex = 0;
  let firstTriangle = 0;
  if (scene.objects.length > mostObjects)
    throw badParameter('scene.objects', scene.objects.length, `at most ${mostObjects}`);
  for (const [object, { model, pose }] of scene.objects.entries()) {
    checkPose(pose, object);
    const rotation = Float64Array.from(pose.rotation);
    for (const [part, { name, mesh, material }] of model.parts.entries()) {
      const of = `part "${name}" of object ${object}`;
      const box = boxOf(mesh, of);
      const size = box.extent * pose.scale;
      if (!(size <= farthest)) throw badParameter(`size of ${of}`, size, 'at most 10⁹ meters');
      if (view && isOutOfSight(view, box, pose)) continue;
      const vertices = mesh.positions.length / 3;
      const triangles = mesh.indices.length / 3;
      const mirrored = determinant(pose) < 0;
      const { positions, indices, normals, uvs, secondUvs, colors } = mesh;
      // No spread: what it makes does not always have the same shape.
      draws.push({
        object,
        part,
        mesh,
        positions,
        indices,
        normals,
        uvs,
        secondUvs,
        colors,
        material,
        pose,
        rotation,
        mirrored,
        firstVertex,
        firstTriangle,
        vertices,
        triangles,
      });
      firstVertex += vertices;
      firstTriangle += triangles;
      checkRoom(firstVertex, firstTriangle, of);
    }
  }
  return { draws, vertices: firstVertex, triangles: firstTriangle };
}

function determinant({ rotation: m }: Pose): number {
  return (
    m[0] * (m[4] * m[8] - m[5] * m[7]) -
    m[1] * (m[3] * m[8] - m[5] * m[6]) +
    m[2] * (m[3] * m[7] - m[4] * m[6])
  );
}

/** Meters: beyond this, doubles no longer tell what lies before the camera from what lies behind it. */
export const farthest = 1e9;

/** @throws TopsyturvyError `bad-parameter` if a pose is not a rotation, or leads out of sight of doubles */
function checkPose({ rotation, position, scale }: Pose, object: number): void {
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
function boxOf(mesh: Mesh, of: string): Box {
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
