import { latticeValue } from '../../../world/lattice-noise.js';

/** Unrelated numbers in [0, 1), one for each cell, brick or stone. @param seed any whole number */
export function randoms(count: number, seed: number): Float32Array {
  const out = new Float32Array(count);
  for (let i = 0; i < count; i++) out[i] = latticeValue(i, 0x51, seed);
  return out;
}
