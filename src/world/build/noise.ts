/** A number in [0, 1) from whole numbers; equal on all machines. */
function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x100000000;
}

/** Smooth random values between whole points, 0 to 1, that repeat after `periodX` and `periodY`. */
export function valueNoise(x: number, y: number, periodX: number, periodY: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [s, t] = [ease(x - left), ease(y - top)];
  const at = (i: number, j: number): number => hash(wrap(left + i, periodX), wrap(top + j, periodY), seed);
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * s;
  const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * s;
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
  for (const [octave, weight] of [4, 2, 1].entries()) {
    const factor = 1 << octave;
    const [periodX, periodY] = [across * factor, down * factor];
    sum += (weight / 7) * valueNoise(u * periodX, v * periodY, periodX, periodY, seed + octave);
  }
  return sum;
}
