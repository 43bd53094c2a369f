import { unexpected } from '../../core/errors.js';
import type { Material } from '../material.js';
import type { Mesh } from '../mesh.js';
import type { Pose } from '../pose.js';
import type { Scene } from '../scene.js';

/** One part of one object, with its places in the frame's lists of vertices and triangles. */
export interface Draw {
  /** Indices in `scene.objects` and in the model's `parts`. */
  readonly object: number;
  readonly part: number;
  readonly mesh: Mesh;
  readonly material: Material;
  readonly pose: Pose;
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

const most = { objects: 65_534, triangles: 0x4000000 };

/** @throws TopsyturvyError `bad-parameter` if a pose or a mesh is malformed */
export function listDraws(scene: Scene): DrawList {
  const draws: Draw[] = [];
  let firstVertex = 0;
  let firstTriangle = 0;
  if (scene.objects.length > most.objects)
    throw unexpected('bad-parameter', 'scene.objects', scene.objects.length, `at most ${most.objects}`);
  for (const [object, { model, pose }] of scene.objects.entries()) {
    checkPose(pose, object);
    for (const [part, { name, mesh, material }] of model.parts.entries()) {
      checkMesh(mesh, `part "${name}" of object ${object}`);
      const vertices = mesh.positions.length / 3;
      const triangles = mesh.indices.length / 3;
      const mirrored = determinant(pose) < 0;
      draws.push({
        ...{ object, part, mesh, material, pose, mirrored, firstVertex, firstTriangle },
        vertices,
        triangles,
      });
      firstVertex += vertices;
      firstTriangle += triangles;
      if (firstTriangle > most.triangles)
        throw unexpected('bad-parameter', 'triangles of a scene', firstTriangle, `at most ${most.triangles}`);
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

function checkPose({ rotation, position, scale }: Pose, object: number): void {
  const of = (name: string): string => `${name} of object ${object}`;
  if (!(rotation.length === 9 && rotation.every((value) => Number.isFinite(value))))
    throw unexpected('bad-parameter', of('rotation'), rotation, 'nine finite numbers');
  if (!(position.length === 3 && position.every((value) => Number.isFinite(value))))
    throw unexpected('bad-parameter', of('position'), position, 'three finite numbers');
  if (!(scale > 0 && scale < Infinity))
    throw unexpected('bad-parameter', of('scale'), scale, 'a finite number above 0');
}

/** Meshes that were found well formed; a large one takes as long to check as to transform. */
const wellFormed = new WeakSet<Mesh>();

function checkMesh(mesh: Mesh, of: string): void {
  if (wellFormed.has(mesh)) return;
  const vertices = mesh.positions.length / 3;
  if (!Number.isInteger(vertices))
    throw unexpected('bad-parameter', `positions of ${of}`, mesh.positions.length, 'a multiple of 3 numbers');
  for (const [name, list, size] of [
    ['normals', mesh.normals, 3],
    ['uvs', mesh.uvs, 2],
    ['colors', mesh.colors, 3],
    ['tangents', mesh.tangents, 4],
  ] as const)
    if (list && list.length !== size * vertices)
      throw unexpected('bad-parameter', `${name} of ${of}`, list.length, `${size * vertices} numbers`);
  if (mesh.indices.length % 3 !== 0)
    throw unexpected('bad-parameter', `indices of ${of}`, mesh.indices.length, 'a multiple of 3 indices');
  for (const index of mesh.indices)
    if (index >= vertices)
      throw unexpected('bad-parameter', `index of ${of}`, index, `a vertex below ${vertices}`);
  if (!mesh.positions.every((value) => Number.isFinite(value)))
    throw unexpected('bad-parameter', `positions of ${of}`, NaN, 'finite numbers only');
  wellFormed.add(mesh);
}
