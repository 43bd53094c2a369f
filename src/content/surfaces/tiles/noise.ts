import { beginTile, tileMemory as memory } from './tile-memory.js';

/** Standard deviation of quadratic splines through uniform numbers from −1 to 1: √(1/3) · 11/20. */
const deviation = 0.31754264805;

/** Mean of |n| and its standard deviation, of noise with deviation 1, measured over a million texels. */
const folded = { mean: 0.825, deviation: 0.5615 };

/** Random numbers on a lattice, joined by quadratic splines. */
export interface NoiseLayer {
  /** The whole number of cells along a row. */
  readonly across: number;
  /** The whole number of cells along a column. */
  readonly down: number;
  /** Any whole number. */
  readonly seed: number;
  /** The standard deviation. Default 1 */
  readonly weight?: number;
  /** Whether it is folded at 0, which leaves creases at the top. Default false */
  readonly ridged?: boolean;
}

/** The sum of layers of smooth value noise that repeats, size × size; its mean is near 0. */
export function noiseSum(size: number, layers: readonly NoiseLayer[]): Float32Array {
  const loops = beginTile();
  const field = memory.take(4 * size * size);
  const columns = memory.take(32 * size);
  const points = memory.take(4 * Math.max(...layers.map(({ across, down }) => across * down)));
  const line = memory.take(8 * (Math.max(...layers.map(({ across }) => across)) + 3));
  memory.floats.fill(0, field / 4, field / 4 + size * size);
  for (const { across, down, seed, weight = 1, ridged = false } of layers) {
    // One example is not to be brighter than another: the mean of a lattice is taken away.
    loops.lattice(points, across, down, seed, (2 * (ridged ? 1 : weight)) / deviation);
    const [fold, factor] = ridged ? [1, weight / folded.deviation] : [0, 0];
    loops.addNoise(field, size, across, down, points, line, columns, fold, factor, folded.mean);
  }
  return memory.floats.slice(field / 4, field / 4 + size * size);
}

/** Noise of standard deviation 1. @see noiseSum */
export const noise = (size: number, across: number, down: number, seed: number): Float32Array =>
  noiseSum(size, [{ across, down, seed }]);
