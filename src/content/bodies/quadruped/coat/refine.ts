import type { Linear, Mesh } from '../../../../world/modeling/index.js';
import { normalize, type Vec3 } from '../../../../world/vector.js';

/** Edges over which a color changes more than this are cut, where it changes. */
const contrast = 0.07;

/**
 * The mesh with a color at every vertex, its triangles cut along the lines where the color changes. A cut has two vertices in one place,
 * each with the color of its side: borders are as sharp as the coat has them, not as the mesh is fine. Edges are cut alike on both of
 * their sides, so no gaps open.
 */
export function colorRefined(mesh: Mesh, colorAt: (p: Vec3) => Linear): Mesh {
  const { positions, normals } = mesh;
  const count = positions.length / 3;
  const colors = new Float64Array(positions.length);
  for (let i = 0; i < colors.length; i += 3)
    colors.set(colorAt([positions[i], positions[i + 1], positions[i + 2]]), i);
  /** Vertices on edges that are cut: two and two, that of the end with the lower number first. */
  const more = { positions: [] as number[], normals: [] as number[], colors: [] as number[] };
  const cuts = new Map<number, number>();
  const isCut = (a: number, b: number): boolean =>
    Math.abs(colors[3 * a] - colors[3 * b]) +
      Math.abs(colors[3 * a + 1] - colors[3 * b + 1]) +
      Math.abs(colors[3 * a + 2] - colors[3 * b + 2]) >
    contrast;
  /** The vertex of a cut that belongs to the end `one`. */
  const cut = (one: number, two: number): number => {
    const a = Math.min(one, two);
    const b = Math.max(one, two);
    const key = a * count + b;
    let vertex = cuts.get(key);
    if (vertex === undefined) {
      vertex = count + more.positions.length / 3;
      cuts.set(key, vertex);
      const [from, to] = [three(positions, a), three(positions, b)];
      const { t, before, after } = change(three(colors, a), three(colors, b), (share) =>
        colorAt(mixed(from, to, share)),
      );
      const p = mixed(from, to, t);
      const n = normalize(mixed(three(normals, a), three(normals, b), t));
      more.positions.push(...p, ...p);
      more.normals.push(...n, ...n);
      more.colors.push(...before, ...after);
    }
    return one === a ? vertex : vertex + 1;
  };
  const indices: number[] = [];
  for (let i = 0; i < mesh.indices.length; i += 3) {
    const corners = [mesh.indices[i], mesh.indices[i + 1], mesh.indices[i + 2]] as const;
    const edges = [0, 1, 2].map((k) => isCut(corners[k], corners[(k + 1) % 3]));
    if (edges.includes(true)) cutTriangle(corners, edges, cut, indices);
    else indices.push(...corners);
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

/** The number of times that an edge is halved: after the first the colors of the two sides are read, after the last the place. */
const halvings = { colors: 2, place: 4 } as const;

/** The place along an edge where its color is about halfway, and the colors a little before and after it. */
function change(
  from: Linear,
  to: Linear,
  at: (share: number) => Linear,
): { readonly t: number; readonly before: Linear; readonly after: Linear } {
  let [low, high] = [0, 1];
  let [lowColor, highColor] = [from, to];
  let [before, after] = [from, to];
  for (let step = 0; step < halvings.place; step++) {
    const half = (low + high) / 2;
    const here = at(half);
    if (difference(here, from) < difference(here, to)) [low, lowColor] = [half, here];
    else [high, highColor] = [half, here];
    if (step + 1 === halvings.colors) [before, after] = [lowColor, highColor];
  }
  return { t: (low + high) / 2, before, after };
}

/** A triangle with cut edges (from each corner to the next; one at least): each piece has the colors of its own corners. */
function cutTriangle(
  corners: readonly [number, number, number],
  edges: readonly boolean[],
  cut: (one: number, two: number) => number,
  out: number[],
): void {
  const cuts = edges.filter((isCut) => isCut).length;
  // turned so that the first edge is cut, and of two cut edges the last is the other one
  const turn = [0, 1, 2].find((t) => edges[t] && (cuts !== 2 || edges[(t + 2) % 3]))!;
  const [a, b, c] = [0, 1, 2].map((k) => corners[(turn + k) % 3]);
  if (cuts === 1) out.push(a, cut(a, b), c, cut(b, a), b, c);
  else if (cuts === 2) out.push(a, cut(a, b), cut(a, c), cut(b, a), b, c, cut(b, a), c, cut(c, a));
  else {
    out.push(a, cut(a, b), cut(a, c), b, cut(b, c), cut(b, a), c, cut(c, a), cut(c, b));
    out.push(cut(b, a), cut(b, c), cut(c, a));
  }
}
