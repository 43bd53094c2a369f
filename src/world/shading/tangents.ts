import { memoize } from '../../core/memoize.js';
import { cross, dot, length, type Mesh, normalize, scale, subtract, type Vec3 } from '../index.js';

/**
 * The tangents that a mesh's normal maps are laid out in, 4 numbers per vertex: its own, or made from its texture
 * coordinates and kept with it; the mesh must not change afterward.
 *
 * A vertex gets the direction in which u grows, a mean over its triangles by their angles there, square to its normal;
 * and 1 where v grows downward as seen from outside with u to the right, -1 where the texture is mirrored. Vertices
 * that a mirrored and an unmirrored triangle share get the majority's. Without texture coordinates, or where these
 * stand still, the tangent is some direction square to the normal.
 */
export const tangentsOf = memoize((mesh: Mesh): Float32Array => mesh.tangents ?? computeTangents(mesh));

function computeTangents({ positions, normals, indices, uvs }: Mesh): Float32Array {
  const count = positions.length / 3;
  const sums = new Float64Array(4 * count);
  if (uvs) {
    for (let at = 0; at + 2 < indices.length; at += 3) {
      const corners = [indices[at], indices[at + 1], indices[at + 2]] as const;
      addTriangle(sums, positions, uvs, corners);
    }
  }
  const tangents = new Float32Array(4 * count);
  for (let vertex = 0; vertex < count; vertex++) {
    const normal = normalize(vectorAt(normals, vertex));
    const sum: Vec3 = [sums[4 * vertex], sums[4 * vertex + 1], sums[4 * vertex + 2]];
    const flat = subtract(sum, scale(normal, dot(normal, sum)));
    const tangent = length(flat) > 1e-6 ? normalize(flat) : anySquareTo(normal);
    tangents.set(tangent, 4 * vertex);
    tangents[4 * vertex + 3] = sums[4 * vertex + 3] < 0 ? -1 : 1;
  }
  return tangents;
}

/** Adds a triangle's unit direction of u and its handedness to its corners. */
function addTriangle(
  sums: Float64Array,
  positions: Float32Array,
  uvs: Float32Array,
  corners: readonly [number, number, number],
): void {
  const [a, b, c] = corners;
  const points = [vectorAt(positions, a), vectorAt(positions, b), vectorAt(positions, c)] as const;
  const ab = subtract(points[1], points[0]);
  const ac = subtract(points[2], points[0]);
  const [u1, v1] = [uvs[2 * b] - uvs[2 * a], uvs[2 * b + 1] - uvs[2 * a + 1]];
  const [u2, v2] = [uvs[2 * c] - uvs[2 * a], uvs[2 * c + 1] - uvs[2 * a + 1]];
  // Twice the area in the texture; v points down there, so a triangle that is not mirrored has a negative one.
  const area = u1 * v2 - u2 * v1;
  if (area === 0) return;
  const side = area < 0 ? 1 : -1;
  const along = normalize(scale(subtract(scale(ab, v2), scale(ac, v1)), -side));
  for (let i = 0; i < 3; i++) {
    const weight = angleWeight(points[i], points[(i + 1) % 3], points[(i + 2) % 3]);
    const to = 4 * corners[i];
    for (let axis = 0; axis < 3; axis++) sums[to + axis] += weight * along[axis];
    sums[to + 3] += weight * side;
  }
}

/** Grows with the angle at a corner: (1 − cos)/2, so that how a face is cut into triangles matters little. */
function angleWeight(corner: Vec3, next: Vec3, last: Vec3): number {
  const a = normalize(subtract(next, corner));
  const b = normalize(subtract(last, corner));
  return 0.5 - 0.5 * dot(a, b);
}

/** Square to a direction, and a steady function of it but for one pole. */
function anySquareTo(normal: Vec3): Vec3 {
  const level = cross([0, 1, 0], normal);
  return length(level) > 1e-3 ? normalize(level) : [1, 0, 0];
}

const vectorAt = (data: Float32Array, vertex: number): Vec3 => [
  data[3 * vertex],
  data[3 * vertex + 1],
  data[3 * vertex + 2],
];
