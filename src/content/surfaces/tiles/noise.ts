import { latticeValue } from '../../../world/lattice-noise.js';

/** Standard deviation of quadratic splines through uniform numbers from −1 to 1: √(1/3) · 11/20. */
const deviation = 0.31754264805;

/** For each texel along a side, the three lattice points that it lies between, and their weights. */
export interface Taps {
  readonly at: Int32Array;
  readonly weights: Float32Array;
}

/** @param cells of the lattice along the side, at least 1 */
export function splineTaps(size: number, cells: number): Taps {
  const at = new Int32Array(3 * size);
  const weights = new Float32Array(3 * size);
  for (let i = 0; i < size; i++) {
    const place = ((i + 0.5) * cells) / size;
    const cell = Math.floor(place);
    const t = place - cell;
    for (let k = 0; k < 3; k++) at[3 * i + k] = (cell + k - 1 + cells) % cells;
    weights[3 * i] = 0.5 * (1 - t) * (1 - t);
    weights[3 * i + 1] = 0.75 - (t - 0.5) * (t - 0.5);
    weights[3 * i + 2] = 0.5 * t * t;
  }
  return { at, weights };
}

/**
 * Adds smooth value noise that repeats: random numbers on a lattice, joined by quadratic splines.
 * @param field size × size
 * @param across whole number of cells along a row
 * @param down whole number of cells along a column
 * @param seed any whole number
 * @param weight standard deviation of what is added; its mean is 0 within rounding
 */
export function addNoise(
  field: Float32Array,
  size: number,
  across: number,
  down: number,
  seed: number,
  weight: number,
): void {
  const lattice = new Float32Array(across * down);
  const factor = (2 * weight) / deviation;
  let sum = 0;
  for (let j = 0, k = 0; j < down; j++)
    for (let i = 0; i < across; i++, k++) sum += lattice[k] = factor * latticeValue(i, j, seed);
  // One example is not to be brighter than another.
  const mean = sum / lattice.length;
  for (let k = 0; k < lattice.length; k++) lattice[k] -= mean;
  const columns = splineTaps(size, across);
  const rows = splineTaps(size, down);
  const line = new Float32Array(across);
  for (let y = 0, at = 0; y < size; y++) {
    const upper = rows.at[3 * y] * across;
    const middle = rows.at[3 * y + 1] * across;
    const lower = rows.at[3 * y + 2] * across;
    const a = rows.weights[3 * y];
    const b = rows.weights[3 * y + 1];
    const c = rows.weights[3 * y + 2];
    for (let i = 0; i < across; i++)
      line[i] = a * lattice[upper + i] + b * lattice[middle + i] + c * lattice[lower + i];
    for (let x = 0, k = 0; x < size; x++, k += 3, at++)
      field[at] +=
        columns.weights[k] * line[columns.at[k]] +
        columns.weights[k + 1] * line[columns.at[k + 1]] +
        columns.weights[k + 2] * line[columns.at[k + 2]];
  }
}

/** Noise of standard deviation 1. @see addNoise */
export function noise(size: number, across: number, down: number, seed: number): Float32Array {
  const field = new Float32Array(size * size);
  addNoise(field, size, across, down, seed, 1);
  return field;
}
