import type { KernelMemory } from '../../../src/core/wasm/kernel.js';

/** `PlanLoops.place`, its places in numbers of what is there. */
export function placeVertices(
  { floats, doubles }: KernelMemory,
  positions: number,
  vertices: number,
  matrix: number,
  reach: number,
  bounds: number,
  out: number,
): void {
  const m = doubles.subarray(matrix, matrix + 12);
  let [left, right, top, bottom, low] = doubles.subarray(bounds, bounds + 5) as unknown as Bounds;
  for (let i = positions, at = out; i < positions + 3 * vertices; i += 3, at += 3) {
    const px = floats[i];
    const py = floats[i + 1];
    const pz = floats[i + 2];
    const x = m[0] * px + m[1] * py + m[2] * pz + m[3];
    const y = m[4] * px + m[5] * py + m[6] * pz + m[7];
    const z = m[8] * px + m[9] * py + m[10] * pz + m[11];
    doubles[at] = x;
    doubles[at + 1] = y;
    doubles[at + 2] = z;
    if (z < low) low = z;
    if (z >= reach) {
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  doubles.set([left, right, top, bottom, low], bounds);
}

type Bounds = [left: number, right: number, top: number, bottom: number, low: number];

/** `PlanLoops.snap`. */
export function snapVertices(
  points: Float64Array,
  from: number,
  vertices: number,
  x0: number,
  y0: number,
  per: number,
  floor: number,
  most: number,
): void {
  for (let i = from; i < from + 3 * vertices; i += 3) {
    const x = Math.floor((points[i] - x0) * per + 0.5);
    const y = Math.floor((points[i + 1] - y0) * per + 0.5);
    points[i] = x < -most ? -most : x > most ? most : x;
    points[i + 1] = y < -most ? -most : y > most ? most : y;
    points[i + 2] -= floor;
  }
}
