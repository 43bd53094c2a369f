import type { Stream } from '../../../core/stream.js';

/** The place of each texel in rows of bricks, boards or tiles. */
export interface Courses {
  /** Number of the brick, from 0. */
  readonly id: Uint16Array;
  /** The number of bricks. */
  readonly count: number;
  /** Meters from the brick's left end. */
  readonly along: Float32Array;
  /** The distance from its upper side, meters. */
  readonly below: Float32Array;
  /** Meters to the nearest of its four sides. */
  readonly edge: Float32Array;
}

/** Ends of the bricks of one row: where each begins, in shares of the tile from 0 to less than 1, rising. */
export type Cuts = readonly number[];

/**
 * Rows of bricks over a tile of meters; the last brick of a row goes on at its left side.
 * @param rows one list of cuts per row, each with at least one
 */
export function courses(
  size: number,
  [width, height]: readonly [number, number],
  rows: readonly Cuts[],
): Courses {
  const texels = size * size;
  const id = new Uint16Array(texels);
  const along = new Float32Array(texels);
  const below = new Float32Array(texels);
  const edge = new Float32Array(texels);
  const thick = height / rows.length;
  let first = 0;
  let made = -1;
  const rowId = new Uint16Array(size);
  const rowAlong = new Float32Array(size);
  const rowEdge = new Float32Array(size);
  for (let y = 0, at = 0; y < size; y++) {
    const v = ((y + 0.5) * rows.length) / size;
    const row = Math.floor(v);
    if (row !== made) {
      if (made >= 0) first += rows[made].length;
      made = row;
      const cuts = rows[row];
      for (let x = 0; x < size; x++) {
        const u = (x + 0.5) / size;
        let k = cuts.length - 1;
        while (k >= 0 && cuts[k] > u) k--;
        const start = k < 0 ? cuts[cuts.length - 1] - 1 : cuts[k];
        const end = k === cuts.length - 1 ? cuts[0] + 1 : cuts[k + 1];
        rowId[x] = first + (k < 0 ? cuts.length - 1 : k);
        rowAlong[x] = (u - start) * width;
        rowEdge[x] = Math.min(u - start, end - u) * width;
      }
    }
    const down = (v - row) * thick;
    const across = Math.min(down, thick - down);
    for (let x = 0; x < size; x++, at++) {
      id[at] = rowId[x];
      along[at] = rowAlong[x];
      below[at] = down;
      edge[at] = rowEdge[x] < across ? rowEdge[x] : across;
    }
  }
  return { id, count: rows.reduce((sum, cuts) => sum + cuts.length, 0), along, below, edge };
}

/** Rows of `perRow` equal bricks, each row shifted by a share of a brick against the one above. */
export const bond = (rows: number, perRow: number, shift: number): Cuts[] =>
  Array.from({ length: rows }, (_, row) => {
    const offset = (row * shift) % 1;
    return Array.from({ length: perRow }, (__, i) => (i + offset) / perRow);
  });

/**
 * Rows of boards of unequal lengths whose ends keep clear of the ends in the row above.
 * @param perRow boards in each row
 */
export function boards(stream: Stream, rows: number, perRow: number): Cuts[] {
  const out: Cuts[] = [];
  for (let row = 0; row < rows; row++) {
    let cuts: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      const start = stream.float();
      cuts = Array.from({ length: perRow }, (_, i) => (start + (i + stream.uniform(-0.2, 0.2)) / perRow) % 1)
        .map((cut) => (cut < 0 ? cut + 1 : cut))
        .sort((a, b) => a - b);
      const others = [...(out[row - 1] ?? []), ...(row === rows - 1 ? (out[0] ?? []) : [])];
      const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), 1 - Math.abs(a - b));
      if (others.every((other) => cuts.every((cut) => apart(cut, other) > 0.3 / perRow))) break;
    }
    out.push(cuts);
  }
  return out;
}
