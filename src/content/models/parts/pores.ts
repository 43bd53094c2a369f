import { smoothStep } from '../../../core/math/smooth-step.js';
import { latticeValue } from '../../../world/lattice-noise.js';

/**
 * How deep in a pore a place lies, 0 to 1: round pores strewn in space, at most one in each whole cell.
 *
 * @param radius of the pores, in cells, up to 0.5
 */
export function poreAt(x: number, y: number, z: number, radius: number, seed: number): number {
  const [left, low, near] = [Math.floor(x - radius), Math.floor(y - radius), Math.floor(z - radius)];
  const [right, high, far] = [Math.floor(x + radius), Math.floor(y + radius), Math.floor(z + radius)];
  let nearest = radius * radius;
  for (let k = near; k <= far; k++)
    for (let j = low; j <= high; j++)
      for (let i = left; i <= right; i++) {
        const own = seed + 1021 * k;
        const dx = i + latticeValue(i, j, own) - x;
        const dy = j + latticeValue(i, j, own + 211) - y;
        const dz = k + latticeValue(i, j, own + 467) - z;
        nearest = Math.min(nearest, dx * dx + dy * dy + dz * dz);
      }
  return smoothStep(1 - Math.sqrt(nearest) / radius);
}
