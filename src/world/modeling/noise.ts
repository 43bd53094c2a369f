import { smoothStep } from '../../core/smooth-step.js';
/** A number in [0, 1) from whole numbers; equal on all machines. */
function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x100000000;
}

/** Smooth random values between whole points, 0 to 1, that repeat after `periodX` and `periodY`. */
function valueNoise(x: number, y: number, periodX: number, periodY: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const i = wrap(left, periodX);
  const j = wrap(top, periodY);
  const right = i + 1 === periodX ? 0 : i + 1;
  const below = j + 1 === periodY ? 0 : j + 1;
  const s = smoothStep(x - left);
  const t = smoothStep(y - top);
  const a = hash(i, j, seed);
  const c = hash(i, below, seed);
  const upper = a + (hash(right, j, seed) - a) * s;
  const lower = c + (hash(right, below, seed) - c) * s;
  return upper + (lower - upper) * t;
}

const wrap = (i: number, period: number): number => i - period * Math.floor(i / period);

/**
 * Three octaves of value noise, 0 to 1, that tile: u and v from 0 to 1.
 *
 * @param across whole number of coarse cells along u
 * @param down the same along v
 */
export function fractalNoise(u: number, v: number, across: number, down: number, seed: number): number {
  let sum = 0;
  for (let octave = 0; octave < 3; octave++) {
    const factor = 1 << octave;
    const noise = valueNoise(
      u * across * factor,
      v * down * factor,
      across * factor,
      down * factor,
      seed + octave,
    );
    sum += (4 / factor / 7) * noise;
  }
  return sum;
}
