import { smoothStep } from '../../../core/math/smooth-step.js';
import { smoothNoise } from '../../../world/lattice-noise.js';

/** Smooth random values in space, 0 to 1, between the whole points of a lattice. */
export function solidNoise(x: number, y: number, z: number, seed: number): number {
  const below = Math.floor(z);
  const share = smoothStep(z - below);
  const low = smoothNoise(x, y, seed + 7919 * below);
  return low + (smoothNoise(x, y, seed + 7919 * (below + 1)) - low) * share;
}

/** Three octaves of it, 0 to 1. */
export const solidClouds = (x: number, y: number, z: number, seed: number): number =>
  (4 * solidNoise(x, y, z, seed) +
    2 * solidNoise(2 * x, 2 * y, 2 * z, seed + 1) +
    solidNoise(4 * x, 4 * y, 4 * z, seed + 2)) /
  7;
