import { atan2, log, tau } from '../../../core/index.js';
import type { Blocks } from './blocks.js';
import { type Features, sumGradients } from './features.js';

/** The overall statistics of a texture. */
export type TextureStatistics = {
  /** The mean of luma, 0 to 255, and its standard deviation. */
  readonly mean: number;
  readonly deviation: number;
  /** Amplitude falls with frequency to the power of minus this: near 1 in natural scenes. */
  readonly slope: number;
  /** How one-sided its edges are, 0 to 1, and which way they run, degrees clockwise from the x axis, 0 to 180. */
  readonly coherence: number;
  readonly orientation: number;
};

/** Haar levels: details of 2, 4 and 8 pixels. */
const levels = 3;

/** The statistics of the blocks that are wholly of one side. @param wanted tells them by the share that is the object */
export function textureStatistics(
  features: Features,
  blocks: Blocks,
  wanted: (inside: number) => boolean,
): TextureStatistics {
  const { side, columns, inside, window } = blocks;
  let [count, sum, squares, energy, upright, diagonal] = [0, 0, 0, 0, 0, 0];
  const details = new Float64Array(levels);
  const small = side - (side % (1 << levels));
  const patch = new Float64Array(small * small);
  const sums = { energy: 0, upright: 0, diagonal: 0 };
  let patches = 0;
  for (let block = 0; block < inside.length; block++) {
    if (!wanted(inside[block])) continue;
    const corner = { x: (block % columns) * side, y: Math.floor(block / columns) * side, side };
    const first = corner.y * window.width + corner.x;
    for (let y = 0; y < side; y++)
      for (let x = 0, at = first + y * window.width; x < side; x++, at++) {
        const value = features.luma[at];
        sum += value;
        squares += value * value;
        if (x < small && y < small) patch[y * small + x] = value;
        count++;
      }
    sumGradients(features, window, corner, sums);
    energy += sums.energy;
    upright += sums.upright;
    diagonal += sums.diagonal;
    addDetails(patch, small, details);
    patches++;
  }
  const mean = sum / Math.max(1, count);
  const turned = energy > 0 ? Math.sqrt(upright * upright + diagonal * diagonal) / energy : 0;
  // Gradients point across edges: a quarter turn more is the way they run.
  const across = atan2(diagonal, upright) / 2 + tau / 4;
  return {
    mean,
    deviation: Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean)),
    slope: patches > 0 ? spectralSlope(details) : 0,
    coherence: turned,
    orientation: ((across * 360) / tau + 180) % 180,
  };
}

/** Adds the energy of the differences between a square's pixels and the means of 2 × 2 of them, level by level. The square is lost. */
function addDetails(patch: Float64Array, width: number, details: Float64Array): void {
  let side = width;
  for (let level = 0; level < levels && side >= 2; level++) {
    const half = side >> 1;
    let energy = 0;
    for (let y = 0; y < half; y++)
      for (let x = 0; x < half; x++) {
        const at = 2 * y * side + 2 * x;
        const [a, b, c, d] = [patch[at], patch[at + 1], patch[at + side], patch[at + side + 1]];
        const mean = (a + b + c + d) / 4;
        // It takes a place whose four have been read.
        patch[y * half + x] = mean;
        const squared = (value: number): number => (value - mean) * (value - mean);
        energy += squared(a) + squared(b) + squared(c) + squared(d);
      }
    details[level] += energy / (side * side);
    side = half;
  }
}

/** With amplitude ∝ 1/f^α an octave of a picture has energy ∝ f^(2 − 2α), so that α is 1 + half the slope over the levels. */
function spectralSlope(details: Float64Array): number {
  const logs = Array.from(details, (value) => log(Math.max(1e-9, value)) / log(2));
  // Least squares over the levels −1, 0, 1.
  return 1 + (logs[levels - 1] - logs[0]) / (levels - 1) / 2;
}
