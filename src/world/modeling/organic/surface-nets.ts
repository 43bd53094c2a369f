import type { Vec3 } from '../../vector.js';
import { cellEdges, cutTwice, edgeNumbers, sheets } from './cell-cases.js';

export interface Net {
  /** The mean of the places where a sheet of the surface cuts the edges of one cell. */
  readonly vertices: Vec3[];
  /** The cell of each vertex, by its lowest node. */
  readonly cells: readonly (readonly [i: number, j: number, k: number])[];
  /** Four vertices each, counter-clockwise from outside. */
  readonly quads: readonly (readonly [number, number, number, number])[];
}

/** Samples at (i, j, k) × cell + origin; negative inside. The outermost nodes are all outside. */
export interface Grid {
  readonly size: readonly [x: number, y: number, z: number];
  readonly origin: Vec3;
  readonly cell: number;
  readonly values: Float64Array;
}

/** The surface between inside and outside nodes: a vertex per cell and sheet, a quad per edge that is cut. */
export function surfaceNets(grid: Grid): Net {
  const { size, origin, cell } = grid;
  const values = grid.values.slice();
  const [nx, ny, nz] = size;
  const strides = [1, nx, nx * ny];
  const offsets = Array.from(
    { length: 8 },
    (_, c) => (c & 1) + ((c >> 1) & 1) * strides[1] + ((c >> 2) & 1) * strides[2],
  );
  const vertices: Vec3[] = [];
  const cells: [number, number, number][] = [];
  const quads: [number, number, number, number][] = [];
  const cases = separated(values, size, offsets);
  const first = new Int32Array(values.length);

  for (let k = 0; k + 1 < nz; k++)
    for (let j = 0; j + 1 < ny; j++)
      for (let i = 0; i + 1 < nx; i++) {
        const node = i + j * strides[1] + k * strides[2];
        const inside = cases[node];
        if (inside === 0 || inside === 255) continue;
        first[node] = vertices.length;
        for (const [x, y, z] of means(values, node, offsets, inside)) {
          vertices.push([origin[0] + (i + x) * cell, origin[1] + (j + y) * cell, origin[2] + (k + z) * cell]);
          cells.push([i, j, k]);
        }
      }

  for (let axis = 0; axis < 3; axis++) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    for (let node = 0; node < values.length; node++) {
      const from = values[node] < 0;
      const next = node + strides[axis];
      if (next >= values.length || from === values[next] < 0) continue;
      // the four cells around the edge, counter-clockwise about the axis, each with the edge's corner in it
      const quad = [(1 << u) | (1 << v), 1 << v, 0, 1 << u].map((corner) => {
        const at = node - offsets[corner];
        return first[at] + sheets[cases[at]][edgeNumbers[3 * corner + axis]];
      }) as [number, number, number, number];
      quads.push(from ? quad : [quad[0], quad[3], quad[2], quad[1]]);
    }
  }
  return { vertices, cells, quads };
}

/** Per sheet in a cell, the mean of its cuts, in cells from the lowest node. */
function means(values: Float64Array, node: number, offsets: readonly number[], inside: number): Vec3[] {
  const sums: [number, number, number, number][] = [];
  for (const [edge, [corner, axis]] of cellEdges.entries()) {
    const sheet = sheets[inside][edge];
    if (sheet < 0) continue;
    const sum = (sums[sheet] ??= [0, 0, 0, 0]);
    const a = values[node + offsets[corner]];
    const b = values[node + offsets[corner | (1 << axis)]];
    for (let k = 0; k < 3; k++) sum[k] += k === axis ? a / (a - b) : (corner >> k) & 1;
    sum[3]++;
  }
  return sums.map(([x, y, z, count]) => [x / count, y / count, z / count]);
}

/**
 * Which corners of each cell are inside, after `values` were mended: where both cells of a face would join the same two
 * pieces of surface, a corner of the face is taken outside.
 */
function separated(values: Float64Array, [nx, ny, nz]: Grid['size'], offsets: readonly number[]): Uint8Array {
  const cases = new Uint8Array(values.length);
  let mended = true;
  while (mended) {
    mended = false;
    for (let k = 0; k + 1 < nz; k++)
      for (let j = 0; j + 1 < ny; j++)
        for (let i = 0; i + 1 < nx; i++) {
          const node = i + j * nx + k * nx * ny;
          let inside = 0;
          for (let c = 0; c < 8; c++) if (values[node + offsets[c]] < 0) inside |= 1 << c;
          cases[node] = inside;
          for (let axis = 0; axis < 3; axis++) {
            const lower = cutTwice[cases[node - offsets[1 << axis]] ?? 0];
            if ((cutTwice[inside] & (1 << (2 * axis))) === 0 || (lower & (2 << (2 * axis))) === 0) continue;
            const corner = values[node] < 0 ? 0 : 1 << ((axis + 1) % 3);
            values[node + offsets[corner]] *= -1;
            mended = true;
          }
        }
  }
  return cases;
}
