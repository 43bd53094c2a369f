import { cross, dot, subtract, type Vec3 } from '../../vector.js';
import type { Surface } from './surface.js';

/** How often places along a cut are moved to between their neighbors. */
const rounds = 2;

/**
 * The places of a surface whose cuts between parts run evenly: they follow the sides of cells, whose steps would be seen where one part
 * has another color. Only vertices of cuts are moved, along the cut, and none by which the surface would fold.
 * @param partOf per shape, the number of its part
 */
export function evenCuts(surface: Surface, partOf: Int32Array): Float64Array {
  const { places, quads, owners } = surface;
  const neighbors = neighborsOnCuts(quads, owners!, partOf, places.length / 3);
  const even = places.slice();
  for (let round = 0; round < rounds; round++) {
    const before = even.slice();
    for (const [vertex, beside] of neighbors) {
      // Where three parts meet, and where a cut ends, it stays.
      if (beside.length !== 2) continue;
      const [a, b] = beside;
      for (let k = 0; k < 3; k++)
        even[3 * vertex + k] = 0.5 * before[3 * vertex + k] + 0.25 * (before[3 * a + k] + before[3 * b + k]);
    }
  }
  const isMoved = (vertex: number): boolean => (neighbors.get(vertex)?.length ?? 0) === 2;
  for (let quad = 0; quad < quads.length; quad += 4) {
    const corners = quads.subarray(quad, quad + 4);
    if (!corners.some(isMoved) || isFolded(places, surface, corners)) continue;
    if (!isFolded(even, surface, corners)) continue;
    for (const vertex of corners) even.set(places.subarray(3 * vertex, 3 * vertex + 3), 3 * vertex);
  }
  return even;
}

/** Whether a corner of a quad faces away from its vertex's normal. */
function isFolded(places: Float64Array, { normals }: Surface, corners: Int32Array): boolean {
  const placeOf = (vertex: number): Vec3 => [
    places[3 * vertex],
    places[3 * vertex + 1],
    places[3 * vertex + 2],
  ];
  return [0, 1, 2, 3].some((k) => {
    const [before, at, after] = [corners[(k + 3) & 3], corners[k], corners[(k + 1) & 3]];
    const here = placeOf(at);
    const facing = cross(subtract(placeOf(after), here), subtract(placeOf(before), here));
    return dot(facing, [normals[3 * at], normals[3 * at + 1], normals[3 * at + 2]]) < 0;
  });
}

/** Per vertex on a cut, the vertices beside it on that cut. */
function neighborsOnCuts(
  quads: Int32Array,
  owners: Int32Array,
  partOf: Int32Array,
  count: number,
): Map<number, number[]> {
  const firstPart = new Int32Array(count).fill(-1);
  const isMixed = new Uint8Array(count);
  quads.forEach((vertex, corner) => {
    const part = partOf[owners[corner >> 2]];
    if (firstPart[vertex] < 0) firstPart[vertex] = part;
    else if (firstPart[vertex] !== part) isMixed[vertex] = 1;
  });
  const partBeside = new Map<number, number>();
  const neighbors = new Map<number, number[]>();
  const join = (from: number, to: number): void => {
    const known = neighbors.get(from);
    if (known) known.push(to);
    else neighbors.set(from, [to]);
  };
  for (let corner = 0; corner < quads.length; corner++) {
    const [a, b] = [quads[corner], quads[(corner & ~3) | ((corner + 1) & 3)]];
    if (!isMixed[a] || !isMixed[b]) continue;
    const edge = Math.min(a, b) * count + Math.max(a, b);
    const part = partOf[owners[corner >> 2]];
    const other = partBeside.get(edge);
    partBeside.set(edge, part);
    if (other === undefined || other === part) continue;
    join(a, b);
    join(b, a);
  }
  return neighbors;
}
