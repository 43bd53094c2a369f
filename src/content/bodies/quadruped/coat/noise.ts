import { smoothStep } from '../../../../core/math/smooth-step.js';
import type { Vec3 } from '../../../../world/vector.js';

/** A number in [0, 1) from whole numbers; equal on all machines. */
function chance(x: number, y: number, z: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(z, 0x5bd1e995);
  h = Math.imul(h ^ Math.imul(seed, 0x9e3779b1) ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x100000000;
}

/** Smooth random values between whole points of space, 0 to 1. */
export function spaceNoise([x, y, z]: Vec3, seed: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  const u = smoothStep(x - i);
  const v = smoothStep(y - j);
  const w = smoothStep(z - k);
  let sum = 0;
  for (let corner = 0; corner < 8; corner++) {
    const a = corner & 1;
    const b = (corner >> 1) & 1;
    const c = corner >> 2;
    sum += chance(i + a, j + b, k + c, seed) * (a ? u : 1 - u) * (b ? v : 1 - v) * (c ? w : 1 - w);
  }
  return sum;
}

/** Points scattered one to a cell of unit size: how far the nearest two are, and a number of the nearest's own. */
export function scattered([x, y, z]: Vec3, seed: number): { first: number; second: number; own: number } {
  const cell = [Math.floor(x), Math.floor(y), Math.floor(z)];
  let first = Infinity;
  let second = Infinity;
  let own = 0;
  for (let k = cell[2] - 1; k <= cell[2] + 1; k++)
    for (let j = cell[1] - 1; j <= cell[1] + 1; j++)
      for (let i = cell[0] - 1; i <= cell[0] + 1; i++) {
        const dx = i + 0.15 + 0.7 * chance(i, j, k, seed) - x;
        const dy = j + 0.15 + 0.7 * chance(i, j, k, seed + 1) - y;
        const dz = k + 0.15 + 0.7 * chance(i, j, k, seed + 2) - z;
        const d = Math.sqrt(dx * dx + dy * dy + dz * dz);
        if (d < first) [first, second, own] = [d, first, chance(i, j, k, seed + 3)];
        else if (d < second) second = d;
      }
  return { first, second, own };
}

/** The vector from a place to the nearest of points scattered one to a cell of unit size. */
export function towardNearest([x, y, z]: Vec3, seed: number): Vec3 {
  const ci = Math.floor(x);
  const cj = Math.floor(y);
  const ck = Math.floor(z);
  let best = Infinity;
  let nearest = [0, 0, 0] as Vec3;
  for (let k = ck - 1; k <= ck + 1; k++)
    for (let j = cj - 1; j <= cj + 1; j++)
      for (let i = ci - 1; i <= ci + 1; i++) {
        const dx = i + 0.15 + 0.7 * chance(i, j, k, seed) - x;
        const dy = j + 0.15 + 0.7 * chance(i, j, k, seed + 1) - y;
        const dz = k + 0.15 + 0.7 * chance(i, j, k, seed + 2) - z;
        const d = dx * dx + dy * dy + dz * dz;
        if (d < best) [best, nearest] = [d, [dx, dy, dz]];
      }
  return nearest;
}
