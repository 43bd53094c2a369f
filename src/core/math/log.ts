import { exponent, powerOfTwo } from './bits.js';
import { add, arctangentSeries, divide, productError, sumError, type Twofold } from './twofold.js';

// ln 2 in two parts; the exponent of a double times the first is exact.
const LN2 = 0.6931471805598903;
const LN2_LOW = 5.497923018708371e-14;

const THIRD = 1 / 3;
const THIRD_LOW = 1.850371707708594e-17;

const FIRST = 90; // 128/√2, rounded down
const LAST = 182; // 128·√2, rounded up

/** For j = FIRST..LAST: a short reciprocal n/512 of j/128, and −ln(n/512) as high and low parts. */
let table: Float64Array | undefined;

function buildTable(): Float64Array {
  const entries = new Float64Array(3 * (LAST - FIRST + 1));
  const reciprocal = (j: number): number => Math.round(65536 / j);
  for (const step of [-1, 1]) {
    let logarithm: Twofold = [0, 0];
    for (let j = 128; j >= FIRST && j <= LAST; j += step) {
      const n = reciprocal(j);
      entries.set([n / 512, ...logarithm], 3 * (j - FIRST));
      // ln(n/m) = 2 artanh((n − m)/(n + m))
      const m = reciprocal(j + step);
      const half = arctangentSeries(divide([n - m, 0], [n + m, 0]), 1);
      logarithm = add(logarithm, [2 * half[0], 2 * half[1]]);
    }
  }
  return entries;
}

/**
 * The natural logarithm of a positive finite x as high and low parts in `out`, with a relative error below 2^-74.
 *
 * x = 2^e · m with m near 1, m·n/512 = 1 + z with |z| < 0.0075, so ln x = e·ln 2 − ln(n/512) + (z − z²/2 + z³/3 − …).
 */
export function logTwofold(x: number, out: Float64Array): void {
  let e = 0;
  if (x < 2.2250738585072014e-308) {
    x *= 18014398509481984;
    e = -54;
  }
  const whole = exponent(x);
  e += whole;
  let m = x * powerOfTwo(whole === 1023 ? -1022 : -whole);
  if (whole === 1023) m *= 0.5;
  if (m > 1.4142135623730951) {
    m *= 0.5;
    e++;
  }
  const entry = 3 * (Math.round(m * 128) - FIRST);
  const entries = (table ??= buildTable());
  const n = entries[entry];
  const p = m * n;
  const pLow = productError(m, n, p);
  const z = p - 1 + pLow;
  const zLow = p - 1 - z + pLow;

  const square = z * z;
  const squareLow = productError(z, z, square) + 2 * z * zLow;
  const cube = square * z;
  const cubeLow = productError(square, z, cube) + squareLow * z + square * zLow;
  const third = cube * THIRD;
  const thirdLow = productError(cube, THIRD, third) + cubeLow * THIRD + cube * THIRD_LOW;
  const rest =
    square *
    square *
    (-1 / 4 + z * (1 / 5 + z * (-1 / 6 + z * (1 / 7 + z * (-1 / 8 + z * (1 / 9 + z * (-1 / 10 + z / 11)))))));

  const a = z - 0.5 * square;
  const b = a + third;
  const bLow = z - a - 0.5 * square + (a - b + third) + (zLow - 0.5 * squareLow + thirdLow + rest);
  const c = e * LN2;
  const d = c + entries[entry + 1];
  const dLow = c - d + entries[entry + 1] + (table[entry + 2] + e * LN2_LOW);
  const s = d + b;
  const sLow = sumError(d, b, s) + (dLow + bLow);
  const high = s + sLow;
  out[0] = high;
  out[1] = s - high + sLow;
}

const scratch = new Float64Array(2);

/** The natural logarithm of x; NaN below 0, −Infinity at ±0. */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? -Infinity : NaN;
  if (x === Infinity) return x;
  logTwofold(x, scratch);
  return scratch[0];
}
