import { latticeValue } from '../../../world/lattice-noise.js';

/** The nearest of points that are strewn over a tile, one in each cell of a lattice. Distances in cells. */
export interface Cells {
  /** The distance to the nearest point. */
  readonly nearest: Float32Array;
  /** The distance to the second nearest: the difference is near 0 along the borders. */
  readonly second: Float32Array;
  /** The cell of the nearest: row × across + column. */
  readonly id: Uint32Array;
}

/**
 * Cellular noise that repeats.
 * @param across whole number of cells along a row, at least 2
 * @param down whole number of cells along a column, at least 2
 * @param jitter how far points leave the middles of their cells: 0 (a grid) to 1
 * @see S. Worley, A Cellular Texture Basis Function (1996)
 */
export function cells(size: number, across: number, down: number, seed: number, jitter = 1): Cells {
  const nearest = new Float32Array(size * size);
  const second = new Float32Array(size * size);
  const id = new Uint32Array(size * size);
  const pointX = new Float32Array(across * down);
  const pointY = new Float32Array(across * down);
  for (let j = 0, k = 0; j < down; j++)
    for (let i = 0; i < across; i++, k++) {
      pointX[k] = 0.5 + jitter * (latticeValue(i, j, seed) - 0.5);
      pointY[k] = 0.5 + jitter * (latticeValue(i, j, seed + 1) - 0.5);
    }
  // The nine points about the cell that a texel lies in.
  const nearX = new Float32Array(9);
  const nearY = new Float32Array(9);
  const nearId = new Uint32Array(9);
  for (let y = 0, at = 0; y < size; y++) {
    const v = ((y + 0.5) * down) / size;
    const row = Math.floor(v);
    let column = -1;
    for (let x = 0; x < size; x++, at++) {
      const u = ((x + 0.5) * across) / size;
      if ((u | 0) !== column) {
        column = u | 0;
        for (let k = 0; k < 9; k++) {
          const i = column + (k % 3) - 1;
          const j = row + Math.floor(k / 3) - 1;
          const cell = ((j + down) % down) * across + ((i + across) % across);
          nearX[k] = i + pointX[cell];
          nearY[k] = j + pointY[cell];
          nearId[k] = cell;
        }
      }
      let first = 1e9;
      let next = 1e9;
      let best = 0;
      for (let k = 0; k < 9; k++) {
        const dx = u - nearX[k];
        const dy = v - nearY[k];
        const square = dx * dx + dy * dy;
        if (square < first) {
          next = first;
          first = square;
          best = k;
        } else if (square < next) next = square;
      }
      nearest[at] = Math.sqrt(first);
      second[at] = Math.sqrt(next);
      id[at] = nearId[best];
    }
  }
  return { nearest, second, id };
}
