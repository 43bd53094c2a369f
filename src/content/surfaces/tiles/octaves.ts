import { noiseSum, type NoiseLayer } from './noise.js';

export interface OctaveOptions {
  /** Whole number of the largest cells along a row and along a column. `down` is `across` by default. */
  readonly across: number;
  readonly down?: number;
  /** Each has cells half as large; those with more cells than texels are left out. */
  readonly octaves: number;
  /** Amplitude of an octave to that of the one before: 0.5 (default) falls as natural scenes do, 0.7 is gritty. */
  readonly gain?: number;
  /** Folds each octave at 0, which leaves creases at the top. Default false. */
  readonly ridged?: boolean;
}

/** Sums of noise at falling scales that repeat: mean near 0, standard deviation near 1. @param seed any whole number */
export function octaves(size: number, options: OctaveOptions, seed: number): Float32Array {
  const { across, down = across, octaves: count, gain = 0.5, ridged = false } = options;
  let power = 0;
  for (let i = 0, weight = 1; i < count; i++, weight *= gain) power += weight * weight;
  let weight = 1 / Math.sqrt(power);
  const layers: NoiseLayer[] = [];
  for (let i = 0; i < count; i++, weight *= gain) {
    const [columns, rows] = [across << i, down << i];
    if (i > 0 && (columns > size || rows > size)) break;
    layers.push({ across: columns, down: rows, seed: seed + i, weight, ridged });
  }
  return noiseSum(size, layers);
}
