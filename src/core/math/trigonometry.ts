import { powerOfTwo } from './bits.js';
import { HALF_PI, reduce } from './reduce.js';
import { productError, add, multiply, sumError, type Twofold } from './twofold.js';

const LAST = 26; // 32·π/4, rounded up

/** For t = j/32, j = 0..26: sin t and cos t, each as high and low parts. */
let table: Float64Array | undefined;

function buildTable(): Float64Array {
  const series = (first: Twofold, from: number): Twofold => {
    let sum = first;
    let term = first;
    for (let n = from; n < from + 16; n += 2) {
      // times −t²/(n(n + 1)); t² = 2^-10
      term = multiply(term, reciprocal(-1024 * n * (n + 1)));
      sum = add(sum, term);
    }
    return sum;
  };
  const sine = series([1 / 32, 0], 2);
  const cosine = series([1, 0], 1);
  const entries = new Float64Array(4 * (LAST + 1));
  let s: Twofold = [0, 0];
  let c: Twofold = [1, 0];
  for (let j = 0; j <= LAST; j++) {
    entries.set([...s, ...c], 4 * j);
    const minus: Twofold = [-s[0], -s[1]];
    [s, c] = [add(multiply(s, cosine), multiply(c, sine)), add(multiply(c, cosine), multiply(minus, sine))];
  }
  return entries;
}

function reciprocal(n: number): Twofold {
  const high = 1 / n;
  const p = high * n;
  return [high, (1 - p - productError(high, n, p)) / n];
}

/**
 * sin(r + low), or cos(r + low) if `cosine`, for |r| ≤ 0.79, as high and low parts in `out`; relative error below 2^-66.
 *
 * r = t + d with t = j/32 and |d| ≤ 1/64, then the addition theorem.
 */
function sineTwofold(r: number, low: number, cosine: boolean, out: Float64Array): void {
  const j = Math.round(Math.abs(r) * 32);
  const sign = r < 0 ? -1 : 1;
  const a = r - (sign * j) / 32;
  const d = a + low;
  const dLow = sumError(a, low, d);
  const square = d * d;
  const sinLow = dLow + sineRest(d, square);
  if (j === 0 && !cosine) {
    out[0] = d + sinLow;
    out[1] = d - out[0] + sinLow;
    return;
  }
  const half = -0.5 * square;
  const cosLow = -0.5 * productError(d, d, square) - d * dLow + cosineRest(square);
  const sine = cosine ? -sign : sign;
  const entries = (table ??= buildTable());
  const s = sine * entries[4 * j];
  const sLow = sine * entries[4 * j + 1];
  const c = entries[4 * j + 2];
  const cLow = entries[4 * j + 3];
  if (cosine) combine(c, cLow, s, sLow, d, sinLow, half, cosLow, out);
  else combine(s, sLow, c, cLow, d, sinLow, half, cosLow, out);
}

/** sin d − d and cos d − 1 + d²/2, for |d| ≤ 1/64. */
function sineRest(d: number, square: number): number {
  return d * square * (-1 / 6 + square * (1 / 120 + square * (-1 / 5040 + square * (1 / 362880))));
}
function cosineRest(square: number): number {
  return square * square * (1 / 24 + square * (-1 / 720 + square * (1 / 40320)));
}

/** u + u·(half + cosLow) + v·(d + sinLow), where cos d = 1 + half + cosLow and sin d = d + sinLow. */
function combine(
  u: number,
  uLow: number,
  v: number,
  vLow: number,
  d: number,
  sinLow: number,
  half: number,
  cosLow: number,
  out: Float64Array,
): void {
  const p = v * d;
  const q = u * half;
  const a = u + p;
  const b = a + q;
  const tail =
    u -
    a +
    p +
    (a - b + q) +
    (productError(v, d, p) +
      productError(u, half, q) +
      (v * sinLow + vLow * d) +
      (u * cosLow + uLow * half) +
      uLow);
  out[0] = b + tail;
  out[1] = b - out[0] + tail;
}

/** A full turn in radians. */
export const tau = 4 * HALF_PI;

const angle = new Float64Array(2);
const sine = new Float64Array(2);
const cosine = new Float64Array(2);

/** Below this size sin x and tan x are x. */
const TINY = 1e-9;

/** The sine of x radians. */
export function sin(x: number): number {
  if (Math.abs(x) < TINY) return x;
  if (x - x !== 0) return NaN;
  return quarterSine(reduce(x, angle));
}

/** The cosine of x radians. */
export function cos(x: number): number {
  if (x - x !== 0) return NaN;
  return quarterSine(reduce(x, angle) + 1);
}

/** The tangent of x radians. */
export function tan(x: number): number {
  if (Math.abs(x) < TINY) return x;
  if (x - x !== 0) return NaN;
  const quadrant = reduce(x, angle);
  sineTwofold(angle[0], angle[1], false, sine);
  sineTwofold(angle[0], angle[1], true, cosine);
  return quadrant & 1 ? -ratio(cosine, sine) : ratio(sine, cosine);
}

/** sin(angle + quadrant·π/2). */
function quarterSine(quadrant: number): number {
  sineTwofold(angle[0], angle[1], (quadrant & 1) !== 0, sine);
  return quadrant & 2 ? -sine[0] : sine[0];
}

function ratio(a: Float64Array, b: Float64Array): number {
  const q = a[0] / b[0];
  const p = q * b[0];
  return q + (a[0] - p - productError(q, b[0], p) + a[1] - q * b[1]) / b[0];
}

// π/180 in two parts.
const DEGREE = 0.017453292519943295;
const DEGREE_LOW = 2.9486522708701687e-19;

const TWO_600 = powerOfTwo(600);
const TWO_MINUS_600 = powerOfTwo(-600);

/** The sine of x degrees, exact wherever it is a double. Multiples of 180 give 0 with the sign of x. */
export function sinDegrees(x: number): number {
  if (x - x !== 0) return NaN;
  if (x === 0) return x;
  if (Math.abs(x) < TINY) return tinyDegrees(x);
  const quadrant = reduceDegrees(x);
  if (angle[0] === 0 && !(quadrant & 1)) return x < 0 ? -0 : 0;
  return quarterSine(quadrant);
}

/** The cosine of x degrees, exact wherever it is a double. Odd multiples of 90 give +0. */
export function cosDegrees(x: number): number {
  if (x - x !== 0) return NaN;
  if (Math.abs(x) < TINY) return 1;
  const quadrant = reduceDegrees(x) + 1;
  if (angle[0] === 0 && !(quadrant & 1)) return 0;
  return quarterSine(quadrant);
}

/** Sets `angle` to x degrees less whole quarter turns, in radians; returns their number mod 4. */
function reduceDegrees(x: number): number {
  const within = x % 360; // exact, as is what follows
  const quadrant = Math.round(within / 90);
  const degrees = within - 90 * quadrant;
  const p = degrees * DEGREE;
  angle[0] = p;
  angle[1] = productError(degrees, DEGREE, p) + degrees * DEGREE_LOW;
  return quadrant & 3;
}

/** x·π/180, raised out of the reach of underflow on the way. */
function tinyDegrees(x: number): number {
  const raised = x * TWO_600;
  const p = raised * DEGREE;
  return (p + (productError(raised, DEGREE, p) + raised * DEGREE_LOW)) * TWO_MINUS_600;
}
