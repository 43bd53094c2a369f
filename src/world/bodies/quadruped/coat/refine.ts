import type { Linear } from '../../../build/index.js';
import type { Mesh } from '../../../mesh.js';
import { normalize, type Vec3 } from '../../../vector.js';

/** Edges over which a colour changes more than this are cut in half. */
const contrast = 0.05;

/**
 * The mesh with a colour at every vertex, its triangles cut where the colour changes so that stripes and spots keep their edges. Edges
 * are cut alike on both of their sides, so no gaps open.
 *
 * @param rounds how many times an edge may be cut in half
 */
export function colorRefined(mesh: Mesh, colorAt: (p: Vec3) => Linear, rounds: number): Mesh {
  const positions = Array.from(mesh.positions);
  const normals = Array.from(mesh.normals);
  const colors: number[] = [];
  for (let i = 0; i < positions.length; i += 3)
    colors.push(...colorAt([positions[i], positions[i + 1], positions[i + 2]]));
  let indices: readonly number[] = Array.from(mesh.indices);
  for (let round = 0; round < rounds; round++) {
    const halves = new Map<number, number>();
    const count = positions.length / 3;
    const half = (a: number, b: number): number => {
      if (!differ(colors, a, b)) return -1;
      const key = Math.min(a, b) * count + Math.max(a, b);
      let middle = halves.get(key);
      if (middle === undefined) {
        middle = positions.length / 3;
        halves.set(key, middle);
        const p = [0, 1, 2].map((k) => (positions[3 * a + k] + positions[3 * b + k]) / 2);
        const n = [0, 1, 2].map((k) => normals[3 * a + k] + normals[3 * b + k]) as unknown as Vec3;
        positions.push(...p);
        normals.push(...normalize(n));
        colors.push(...colorAt(p as unknown as Vec3));
      }
      return middle;
    };
    const next: number[] = [];
    for (let i = 0; i < indices.length; i += 3) {
      const corners = [indices[i], indices[i + 1], indices[i + 2]] as const;
      next.push(
        ...cutTriangle(
          corners,
          [0, 1, 2].map((k) => half(corners[k], corners[(k + 1) % 3])),
        ),
      );
    }
    indices = next;
    if (halves.size === 0) break;
  }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    colors: Float32Array.from(colors),
    indices: Uint32Array.from(indices),
  };
}

const differ = (colors: readonly number[], a: number, b: number): boolean =>
  Math.abs(colors[3 * a] - colors[3 * b]) +
    Math.abs(colors[3 * a + 1] - colors[3 * b + 1]) +
    Math.abs(colors[3 * a + 2] - colors[3 * b + 2]) >
  contrast;

/** A triangle by the middles of those of its edges (from each corner to the next) that are cut; -1 for those that are not. */
function cutTriangle(corners: readonly [number, number, number], halves: readonly number[]): number[] {
  const cuts = halves.filter((half) => half >= 0).length;
  if (cuts === 0) return [...corners];
  // turned so that the first edge is cut, and of two cut edges the last is the other one or none
  const turn = [0, 1, 2].find((t) => halves[t] >= 0 && (cuts !== 2 || halves[(t + 1) % 3] >= 0))!;
  const [a, b, c] = [0, 1, 2].map((k) => corners[(turn + k) % 3]);
  const [ab, bc, ca] = [0, 1, 2].map((k) => halves[(turn + k) % 3]);
  if (cuts === 1) return [a, ab, c, ab, b, c];
  if (cuts === 2) return [ab, b, bc, a, ab, c, ab, bc, c];
  return [a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca];
}
