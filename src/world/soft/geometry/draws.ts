import { unexpected } from '../../../core/errors.js';
import type { Material } from '../../material.js';
import type { Mesh } from '../../mesh.js';
import type { Pose } from '../../pose.js';
import type { Scene } from '../../scene.js';
import { checkRoom } from '../limits.js';
import type { View } from './camera.js';
import { boxOf, checkPose, farthest } from './geometry.js';
import { isOutOfSight } from './out-of-sight.js';

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
 *
 * @param view if it is given, parts that it surely does not show are left out
 * @throws TopsyturvyError `bad-parameter` if a pose or a mesh is malformed, or meshes are too large together
 */
export function listDraws(scene: Scene, view?: View): DrawList {
  const draws: Draw[] = [];
  let firstVertex = 0;
  let firstTriangle = 0;
  if (scene.objects.length > mostObjects)
    throw unexpected('bad-parameter', 'scene.objects', scene.objects.length, `at most ${mostObjects}`);
  for (const [object, { model, pose }] of scene.objects.entries()) {
    checkPose(pose, object);
    const rotation = Float64Array.from(pose.rotation);
    for (const [part, { name, mesh, material }] of model.parts.entries()) {
      const of = `part "${name}" of object ${object}`;
      const box = boxOf(mesh, of);
      const size = box.extent * pose.scale;
      if (!(size <= farthest)) throw unexpected('bad-parameter', `size of ${of}`, size, 'at most 10⁹ meters');
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
