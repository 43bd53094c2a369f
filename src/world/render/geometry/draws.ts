import { badParameter } from '../../../core/errors.js';
import type { Material, Mesh, Pose, Scene } from '../../index.js';
import { checkRoom } from '../limits.js';
import type { View } from './camera.js';
import { subpixels } from '../raster/target.js';
import { toClip } from './to-clip.js';
import { farthest, checkPose, type Box, boxOf } from './geometry.js';

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
