import { cos, sin, tau } from '../../../core/math/index.js';
import { latticeValue } from '../../../world/lattice-noise.js';

/** Standard deviation of noise from unit gradients, measured over a million texels. */
const deviation = 0.2158;

/** The number of directions that are told apart. */
const directions = 64;
const cosines = Float32Array.from({ length: directions }, (_, i) => cos((i * tau) / directions));
const sines = Float32Array.from({ length: directions }, (_, i) => sin((i * tau) / directions));

/**
 * Adds gradient noise that repeats: 0 at all points of a lattice, where it climbs in random directions; unlike value noise it has
 * hardly any waves longer than two cells.
 * @param field size × size
 * @param across whole number of cells along a row
 * @param down whole number of cells along a column
 * @param seed any whole number
 * @param weight standard deviation of what is added; its mean is near 0
 * @see K. Perlin, Improving Noise (2002)
 */
export function addGradientNoise(
  field: Float32Array,
  size: number,
  across: number,
  down: number,
  seed: number,
  weight: number,
): void {
  const count = across * down;
  const slopeX = new Float32Array(count);
  const slopeY = new Float32Array(count);
  const factor = weight / deviation;
  for (let j = 0, k = 0; j < down; j++)
    for (let i = 0; i < across; i++, k++) {
      const direction = (latticeValue(i, j, seed) * directions) | 0;
      slopeX[k] = factor * cosines[direction];
      slopeY[k] = factor * sines[direction];
    }
  // Along a row the noise is linear in the slopes of its lattice line: a value and a slope per lattice column.
  const level = new Float32Array(across + 1);
  const slope = new Float32Array(across + 1);
  for (let y = 0, at = 0; y < size; y++) {
    const v = ((y + 0.5) * down) / size;
    const top = Math.floor(v);
    const t = v - top;
    const lowerShare = fade(t);
    const upperShare = 1 - lowerShare;
    const upper = top * across;
    const lower = ((top + 1) % down) * across;
    for (let i = 0; i <= across; i++) {
      const column = i === across ? 0 : i;
      level[i] = upperShare * t * slopeY[upper + column] + lowerShare * (t - 1) * slopeY[lower + column];
      slope[i] = upperShare * slopeX[upper + column] + lowerShare * slopeX[lower + column];
    }
    for (let x = 0; x < size; x++, at++) {
      const u = ((x + 0.5) * across) / size;
      const left = u | 0;
      const s = u - left;
      const a = level[left] + s * slope[left];
      const b = level[left + 1] + (s - 1) * slope[left + 1];
      field[at] += a + (b - a) * fade(s);
    }
  }
}

const fade = (t: number): number => t * t * t * (t * (6 * t - 15) + 10);
