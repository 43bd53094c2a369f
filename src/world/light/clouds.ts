import { smoothStep } from '../../core/math/smooth-step.js';
import { smoothNoise } from '../lattice-noise.js';

/** How far above the viewer they drift, in units of the size of the largest; below so low they are one with the haze. */
const height = 1.6;
const lowest = 0.03;
const octaves = 5;

/** A layer of clouds: smooth noise on a plane above the viewer, cut at a height that leaves the share wanted. */
export class Clouds {
  private readonly found = { share: 0.1, light: 0.1 };

  /** @param cover the share of the sky that is covered, 0 to 1 */
  constructor(
    private readonly cover: number,
    private readonly seed: number,
  ) {}

  /** How much of the sky they hide in a direction above the horizon, and how bright they are there, 0 to 1. Used until the next call. */
  at(x: number, y: number, z: number): { readonly share: number; readonly light: number } {
    const { cover, seed, found } = this;
    found.share = 0;
    if (cover === 0) return found;
    const unit = height / (y + lowest + 0.06);
    let sum = 0;
    let frequency = 1;
    let amplitude = 0.5;
    for (let octave = 0; octave < octaves; octave++) {
      sum += amplitude * smoothNoise(x * unit * frequency, z * unit * frequency, seed + octave);
      frequency *= 2.03;
      amplitude *= 0.5;
    }
    // The noise is hardly ever below 0.2 or above 0.8.
    const over = (sum - (0.78 - 0.56 * cover)) * 5;
    const dense = over < 0 ? 0 : over > 1 ? 1 : over;
    const haze = y < lowest ? 0 : smoothStep(Math.min(1, (y - lowest) / 0.15));
    found.share = cover === 1 ? 1 : smoothStep(dense) * haze;
    // Thick ones are gray from below; where all is covered it is brightest overhead (CIE's overcast sky).
    found.light = cover === 1 ? (0.33 + 0.67 * y) * (0.85 + 0.3 * sum) * 0.55 : 1 - 0.45 * dense * sum;
    return found;
  }
}
