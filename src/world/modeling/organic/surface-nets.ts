import type { Vec3 } from '../../vector.js';
import { cellEdges, cutTwice, edgeNumbers, sheets } from './cell-cases.js';

export interface Net {
  /** Three coordinates each: the mean of the places where a sheet of the surface cuts the edges of one cell. */
  readonly vertices: Float64Array;
  /** The cell of each vertex, by the number of its lowest node. */
  readonly cells: Int32Array;
  /** Four vertices each, counter-clockwise from outside. */
  readonly quads: Int32Array;
}

/** Samples at (i, j, k) × cell + origin, x first; negative inside. The outermost nodes are all outside. */
export interface Grid {
  readonly size: readonly [x: number, y: number, z: number];
  readonly origin: Vec3;
  readonly cell: number;
  readonly values: Float64Array;
}

/** For each of the 256 ways: how many sheets a cell has, and how many edges from its lowest corner are cut. */
const sheetCounts = Uint8Array.from(sheets, (sheet) => Math.max(...sheet) + 1);
const lowestCuts = Uint8Array.from(
  { length: 256 },
  (_, inside) => [1, 2, 4].filter((corner) => (inside & 1) !== ((inside >> corner) & 1)).length,
);
/** The table `sheets` as one list. */
const sheetOf = Int8Array.from(sheets.flatMap((sheet) => [...sheet]));
const edgeCount = cellEdges.length;
const most = Math.max(...sheetCounts);

/** The surface between inside and outside nodes: a vertex per cell and sheet, a quad per edge that is cut. Mends the grid's values. */
export function surfaceNets({ size, origin, cell, values }: Grid): Net {
  const [nx, ny] = size;
  const offsets = cornerOffsets(size);
  const cases = separated(values, size, offsets);
  let [active, vertexCount, quadCount] = [0, 0, 0];
  for (let node = 0; node < cases.length; node++) {
    const inside = cases[node];
    if (inside === 0 || inside === 255) continue;
    active++;
    vertexCount += sheetCounts[inside];
    quadCount += lowestCuts[inside];
  }
  const nodes = new Int32Array(active);
  const vertices = new Float64Array(3 * vertexCount);
  const cells = new Int32Array(vertexCount);
  const first = new Int32Array(cases.length);
  const sums = new Float64Array(4 * most);
  let vertex = 0;
  for (let node = 0, at = 0; at < active; node++) {
    const inside = cases[node];
    if (inside === 0 || inside === 255) continue;
    nodes[at++] = node;
    first[node] = vertex;
    addCuts(values, node, offsets, inside, sums);
    const i = node % nx;
    const j = Math.floor(node / nx) % ny;
    const k = Math.floor(node / (nx * ny));
    for (let sheet = 0; sheet < sheetCounts[inside]; sheet++) {
      const cuts = sums[4 * sheet + 3];
      vertices[3 * vertex] = origin[0] + (i + sums[4 * sheet] / cuts) * cell;
      vertices[3 * vertex + 1] = origin[1] + (j + sums[4 * sheet + 1] / cuts) * cell;
      vertices[3 * vertex + 2] = origin[2] + (k + sums[4 * sheet + 2] / cuts) * cell;
      cells[vertex++] = node;
    }
  }
  return { vertices, cells, quads: quadsOf(nodes, cases, first, offsets, quadCount) };
}

/** The difference of the number of a cell's corner from that of its lowest node. */
const cornerOffsets = ([nx, ny]: Grid['size']): readonly number[] =>
  Array.from({ length: 8 }, (_, c) => (c & 1) + ((c >> 1) & 1) * nx + ((c >> 2) & 1) * nx * ny);

/** A quad per edge between inside and outside, by the edges' axes, then by their lower nodes. */
function quadsOf(
  nodes: Int32Array,
  cases: Uint8Array,
  first: Int32Array,
  offsets: readonly number[],
  count: number,
): Int32Array {
  const quads = new Int32Array(4 * count);
  let to = 0;
  for (let axis = 0; axis < 3; axis++) {
    const u = 1 << ((axis + 1) % 3);
    const v = 1 << ((axis + 2) % 3);
    // the four cells around the edge, counter-clockwise about the axis, each by the edge's lower corner in it
    const corners = [u | v, v, 0, u];
    for (const node of nodes) {
      const from = cases[node] & 1;
      if (from === ((cases[node] >> (1 << axis)) & 1)) continue;
      for (let c = 0; c < 4; c++) {
        const corner = corners[c];
        const at = node - offsets[corner];
        // from inside to outside as they are, else the other way around
        const place = from === 1 ? c : (4 - c) % 4;
        quads[to + place] = first[at] + sheetOf[edgeCount * cases[at] + edgeNumbers[3 * corner + axis]];
      }
      to += 4;
    }
  }
  return quads;
}

/** Per sheet in a cell: the sum of its cuts, in cells from the lowest node, and how many there are. */
function addCuts(
  values: Float64Array,
  node: number,
  offsets: readonly number[],
  inside: number,
  sums: Float64Array,
): void {
  sums.fill(0);
  for (let edge = 0; edge < edgeCount; edge++) {
    const sheet = sheetOf[edgeCount * inside + edge];
    if (sheet < 0) continue;
    const [corner, axis] = cellEdges[edge];
    const a = values[node + offsets[corner]];
    const b = values[node + offsets[corner | (1 << axis)]];
    for (let k = 0; k < 3; k++) sums[4 * sheet + k] += k === axis ? a / (a - b) : (corner >> k) & 1;
    sums[4 * sheet + 3]++;
  }
}

/**
 * The inside corners of each cell, after `values` were mended: where both cells of a face would join the same two
 * pieces of surface, a corner of the face is taken outside.
 */
function separated(values: Float64Array, [nx, ny, nz]: Grid['size'], offsets: readonly number[]): Uint8Array {
  const cases = new Uint8Array(values.length);
  const signs = new Uint8Array(values.length);
  const layer = nx * ny;
  /** Whether a row along x has nodes inside. */
  const filled = new Uint8Array(ny * nz);
  for (let row = 0, node = 0; row < filled.length; row++)
    for (const end = node + nx; node < end; node++)
      if (values[node] < 0) {
        signs[node] = 1;
        filled[row] = 1;
      }
  /** The corners of a cell that lie at its lower x: bits 0, 2, 4, 6. */
  const low = (node: number): number =>
    signs[node] | (signs[node + nx] << 2) | (signs[node + layer] << 4) | (signs[node + nx + layer] << 6);
  let mended = true;
  while (mended) {
    mended = false;
    for (let k = 0; k + 1 < nz; k++)
      for (let j = 0; j + 1 < ny; j++) {
        const row = j + k * ny;
        if ((filled[row] | filled[row + 1] | filled[row + ny] | filled[row + ny + 1]) === 0) continue;
        let node = row * nx;
        let next = low(node);
        for (const end = node + nx - 1; node < end; node++) {
          const inside = next | ((next = low(node + 1)) << 1);
          cases[node] = inside;
          if (inside === 0 || inside === 255) continue;
          for (let axis = 0; axis < 3; axis++) {
            const lower = cutTwice[cases[node - offsets[1 << axis]] ?? 0];
            if ((cutTwice[inside] & (1 << (2 * axis))) === 0 || (lower & (2 << (2 * axis))) === 0) continue;
            const corner = node + offsets[signs[node] === 1 ? 0 : 1 << ((axis + 1) % 3)];
            values[corner] *= -1;
            signs[corner] = values[corner] < 0 ? 1 : 0;
            next = low(node + 1);
            mended = true;
          }
        }
      }
  }
  return cases;
}
