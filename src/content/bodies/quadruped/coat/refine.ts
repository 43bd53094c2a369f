import type { Linear } from '../../../../world/modeling/index.js';
import type { Mesh } from '../../../../world/mesh.js';
import { normalize, type Vec3 } from '../../../../world/vector.js';

/** Edges over which a color changes more than this are cut, where it changes. */
const contrast = 0.07;

/**
 * The mesh with a color at every vertex, its triangles cut where the color changes so that stripes and spots keep their edges. Edges
 * are cut alike on both of their sides, so no gaps open.
 */
export function colorRefined(mesh: Mesh, colorAt: (p: Vec3) => Linear): Mesh {
  const { positions, normals } = mesh;
  const count = positions.length / 3;
  const colors = new Float64Array(positions.length);
  for (let i = 0; i < colors.length; i += 3)
    colors.set(colorAt([positions[i], positions[i + 1], positions[i + 2]]), i);
  /** Of the vertices on edges that are cut. */
  const more = { positions: [] as number[], normals: [] as number[], colors: [] as number[] };
  const cuts = new Map<number, number>();
  const isCut = (a: number, b: number): boolean =>
    Math.abs(colors[3 * a] - colors[3 * b]) +
      Math.abs(colors[3 * a + 1] - colors[3 * b + 1]) +
      Math.abs(colors[3 * a + 2] - colors[3 * b + 2]) >
    contrast;
  const cut = (one: number, two: number): number => {
    const a = Math.min(one, two);
    const b = Math.max(one, two);
    if (!isCut(a, b)) return -1;
    const key = a * count + b;
    let vertex = cuts.get(key);
    if (vertex === undefined) {
      vertex = count + more.positions.length / 3;
      cuts.set(key, vertex);
      const [from, to] = [three(positions, a), three(positions, b)];
      const t = change(three(colors, a), three(colors, b), (share) => colorAt(mixed(from, to, share)));
      const p = mixed(from, to, t);
      const n = (k: number): number => normals[3 * a + k] * (1 - t) + normals[3 * b + k] * t;
      more.positions.push(...p);
      more.normals.push(...normalize([n(0), n(1), n(2)]));
      more.colors.push(...colorAt(p));
    }
    return vertex;
  };
  const indices: number[] = [];
  for (let i = 0; i < mesh.indices.length; i += 3) {
    const a = mesh.indices[i];
    const b = mesh.indices[i + 1];
    const c = mesh.indices[i + 2];
    if (isCut(a, b) || isCut(b, c) || isCut(c, a))
      indices.push(...cutTriangle([a, b, c], [cut(a, b), cut(b, c), cut(c, a)]));
    else indices.push(a, b, c);
  }
  return {
    positions: joined(positions, more.positions),
    normals: joined(normals, more.normals),
    colors: joined(colors, more.colors),
    indices: Uint32Array.from(indices),
  };
}

const three = (list: Float32Array | Float64Array, i: number): Vec3 => [
  list[3 * i],
  list[3 * i + 1],
  list[3 * i + 2],
];

function joined(list: Float32Array | Float64Array, more: readonly number[]): Float32Array {
  const all = new Float32Array(list.length + more.length);
  all.set(list);
  all.set(more, list.length);
  return all;
}

const difference = (a: Linear, b: Linear): number =>
  Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);

const mixed = (a: Vec3, b: Vec3, t: number): Vec3 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** Where along an edge its color is about halfway: so that borders do not follow the grid. */
function change(from: Linear, to: Linear, at: (share: number) => Linear): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 3; step++) {
    const half = (low + high) / 2;
    const here = at(half);
    if (difference(here, from) < difference(here, to)) low = half;
    else high = half;
  }
  return (low + high) / 2;
}

/** A triangle by the vertices on those of its edges (from each corner to the next) that are cut; -1 for those that are not. One is at least. */
function cutTriangle(corners: readonly [number, number, number], halves: readonly number[]): number[] {
  const cuts = halves.filter((half) => half >= 0).length;
  // turned so that the first edge is cut, and of two cut edges the last is the other one or none
  const turn = [0, 1, 2].find((t) => halves[t] >= 0 && (cuts !== 2 || halves[(t + 1) % 3] >= 0))!;
  const [a, b, c] = [0, 1, 2].map((k) => corners[(turn + k) % 3]);
  const [ab, bc, ca] = [0, 1, 2].map((k) => halves[(turn + k) % 3]);
  if (cuts === 1) return [a, ab, c, ab, b, c];
  if (cuts === 2) return [ab, b, bc, a, ab, c, ab, bc, c];
  return [a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca];
}
