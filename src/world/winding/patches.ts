import { bounds, type Part } from '../modeling/index.js';
import { weld } from '../modeling/mesh/normals.js';

/** The triangles of a model, and which of them belong together. */
export interface Patches {
  /** The number of each part's first triangle. */
  readonly starts: readonly number[];
  readonly triangles: number;
  /**
   * Per triangle, one of those that it is joined to across edges along which the two run in opposite directions, or -1
   * where both of its sides are seen. All of them face the same way.
   */
  readonly patch: Int32Array;
  /** Per triangle, one of those that it is joined to across edges of any kind. */
  readonly component: Int32Array;
}

/** Corners nearer to each other than this share of the model's size are one. */
const grain = 1 / 262_144;

/** Finds the pieces of a model's surface, also across its parts, and where corners are not shared but stand at one place. */
export function patchesOf(parts: readonly Part[]): Patches {
  const { corners, starts, places } = weldedCorners(parts);
  const triangles = corners.length / 3;
  const patches = new Groups(triangles);
  const components = new Groups(triangles);
  const open = openTwins(corners, places);
  for (let part = 0; part < parts.length; part++)
    if (parts[part].material.doubleSided) open.fill(0, starts[part], starts[part + 1] ?? triangles);
  // The first and the last corner that each edge begins at in a triangle, and how many triangles have it.
  const slots = new Map<number, number>();
  const first = new Int32Array(corners.length);
  const last = new Int32Array(corners.length);
  const uses = new Uint8Array(corners.length);
  for (let corner = 0; corner < corners.length; corner++) {
    const from = corners[corner];
    const to = corners[corner - (corner % 3) + ((corner + 1) % 3)];
    if (from === to) continue;
    const key = Math.min(from, to) * places + Math.max(from, to);
    let slot = slots.get(key);
    if (slot === undefined) {
      slots.set(key, (slot = slots.size));
      first[slot] = corner;
    } else {
      components.join(Math.floor(first[slot] / 3), Math.floor(corner / 3));
      last[slot] = corner;
    }
    uses[slot] = Math.min(3, uses[slot] + 1);
  }
  for (let slot = 0; slot < slots.size; slot++) {
    const [one, other] = [first[slot], last[slot]];
    // Where each begins at another place, they run against each other.
    if (uses[slot] === 2 && corners[one] !== corners[other])
      patches.join(Math.floor(one / 3), Math.floor(other / 3));
  }
  return {
    starts,
    triangles,
    patch: patches.all().map((root, triangle) => (open[triangle] ? root : -1)),
    component: components.all(),
  };
}

/** Per corner of all triangles, the number of its place, and how many places there are. */
function weldedCorners(parts: readonly Part[]): { corners: Uint32Array; starts: number[]; places: number } {
  const meshes = parts.map(({ mesh }) => mesh);
  const { min, max } = bounds(...meshes);
  const step = grain * Math.max(...max.map((value, axis) => value - min[axis])) || 1;
  const positions = new Float32Array(meshes.reduce((sum, mesh) => sum + mesh.positions.length, 0));
  const corners = new Uint32Array(meshes.reduce((sum, { indices }) => sum + indices.length, 0));
  const starts: number[] = [];
  let [vertex, corner] = [0, 0];
  for (const mesh of meshes) {
    starts.push(corner / 3);
    for (const index of mesh.indices) corners[corner++] = vertex + index;
    for (let i = 0; i < mesh.positions.length; i++)
      positions[3 * vertex + i] = Math.round((mesh.positions[i] - min[i % 3]) / step);
    vertex += mesh.positions.length / 3;
  }
  const { places, count } = weld(positions);
  return { corners: corners.map((index) => places[index]), starts, places: count };
}

/** Per triangle, 0 if another has the same corners in the opposite order, so that both sides are seen, or if it has no area. */
function openTwins(corners: Uint32Array, places: number): Uint8Array {
  const pairs = new Map<number, number>();
  const triples = new Map<number, number>();
  const numbered = (known: Map<number, number>, key: number): number => {
    let number = known.get(key);
    if (number === undefined) known.set(key, (number = known.size));
    return number;
  };
  const triple = new Int32Array(corners.length / 3).fill(-1);
  const order = new Uint8Array(triple.length);
  const orders = new Uint8Array(triple.length);
  for (let i = 0; i < triple.length; i++) {
    const [a, b, c] = [corners[3 * i], corners[3 * i + 1], corners[3 * i + 2]];
    if (a === b || b === c || c === a) continue;
    const low = Math.min(a, b, c);
    const high = Math.max(a, b, c);
    const pair = numbered(pairs, low * places + (a + b + c - low - high));
    const of = (triple[i] = numbered(triples, pair * places + high));
    order[i] = (low === a && b < c) || (low === b && c < a) || (low === c && a < b) ? 1 : 2;
    orders[of] |= order[i];
  }
  return order.map((own, i) => (own > 0 && orders[triple[i]] === own ? 1 : 0));
}

/** Groups of numbers that are joined two by two. */
class Groups {
  private readonly parents: Int32Array;

  constructor(count: number) {
    this.parents = Int32Array.from({ length: count }, (_, i) => i);
  }

  join(a: number, b: number): void {
    this.parents[this.root(a)] = this.root(b);
  }

  /** For each number, the one that stands for its group. */
  all(): Int32Array {
    return this.parents.map((_, i) => this.root(i));
  }

  private root(of: number): number {
    const { parents } = this;
    let at = of;
    while (parents[at] !== at) at = parents[at] = parents[parents[at]];
    return at;
  }
}
