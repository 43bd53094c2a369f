import { smoothStep } from '../core/math/smooth-step.js';

/** A number in [0, 1) for a point of whole coordinates; equal on all machines. */
export function latticeValue(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x100000000;
}

/** Smooth random values between whole points, 0 to 1. */
export function smoothNoise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const s = smoothStep(x - left);
  const t = smoothStep(y - top);
  const a = latticeValue(left, top, seed);
  const c = latticeValue(left, top + 1, seed);
  const upper = a + (latticeValue(left + 1, top, seed) - a) * s;
  const lower = c + (latticeValue(left + 1, top + 1, seed) - c) * s;
  return upper + (lower - upper) * t;
}
