import { scale } from './bits.js';
import { multiply, productError, squareRoot, sumError, type Twofold } from './twofold.js';

const STEPS = 64;
const STEPS_PER_UNIT = 92.33248261689366; // 64/ln 2

// ln 2/64 in three parts; a whole number below 2^20 times one of the first two is exact.
const STEP_1 = 0.010830424695086549;
const STEP_2 = 1.1625964234067155e-12;
const STEP_3 = 3.272147545734488e-23;

/** 1.5·2^52: adding and subtracting it rounds to a whole number. */
const ROUND = 6755399441055744;

/** 2^(j/64), j = 0..63, as high and low parts. */
let table: Float64Array | undefined;

function buildTable(): Float64Array {
  let root: Twofold = [2, 0];
  for (let n = 1; n < STEPS; n *= 2) root = squareRoot(root);
  const entries = new Float64Array(2 * STEPS);
  let power: Twofold = [1, 0];
  for (let j = 0; j < STEPS; j++) {
    entries.set(power, 2 * j);
    power = multiply(power, root);
  }
  return entries;
}

/**
 * e^(x + low), for finite x and |low| ≤ ulp(x)/2, with a relative error below 2^-52.99 (2^-53 is perfect rounding).
 *
 * x = k·ln 2/64 + r, so e^x = 2^(k div 64) · 2^((k mod 64)/64) · e^r with |r| < 0.0055.
 */
export function expTwofold(x: number, low: number): number {
  if (x > 710) return Infinity;
  if (x < -746) return 0;
  const k = x * STEPS_PER_UNIT + ROUND - ROUND;
  const a = x - k * STEP_1;
  const b = k * STEP_2;
  const c = a - b;
  const tail = sumError(a, -b, c) - k * STEP_3 + low;
  const r = c + tail;
  const rLow = c - r + tail;

  // e^r − 1 = r + r²/2 + …
  const half = 0.5 * r;
  const square = half * r;
  const rest = r * r * r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720 + r * (1 / 5040)))));
  const m = r + square;
  const mLow = r - m + square + (productError(half, r, square) + r * rLow + rest + rLow);

  const j = k & (STEPS - 1);
  const entries = (table ??= buildTable());
  const t = entries[2 * j];
  const tLow = entries[2 * j + 1];
  const p = t * m;
  const sum = t + p;
  const sumLow = t - sum + p + (productError(t, m, p) + t * mLow + tLow * m + tLow);
  return scale(sum, sumLow, (k - j) / STEPS);
}

/** e^x. */
export function exp(x: number): number {
  if (x !== x) return x;
  if (x > -1e-18 && x < 1e-18) return 1;
  return expTwofold(x, 0);
}
