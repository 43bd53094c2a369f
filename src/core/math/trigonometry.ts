import { HALF_PI, reduce } from './reduce.js';
import { cosineTwofold, sineTwofold } from './sine.js';
import { productError } from './twofold.js';

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
  sineTwofold(angle[0]!, angle[1]!, sine);
  cosineTwofold(angle[0]!, angle[1]!, cosine);
  return quadrant & 1 ? -ratio(cosine, sine) : ratio(sine, cosine);
}

/** sin(angle + quadrant·π/2). */
function quarterSine(quadrant: number): number {
  if (quadrant & 1) cosineTwofold(angle[0]!, angle[1]!, sine);
  else sineTwofold(angle[0]!, angle[1]!, sine);
  return quadrant & 2 ? -sine[0]! : sine[0]!;
}

function ratio(a: Float64Array, b: Float64Array): number {
  const q = a[0]! / b[0]!;
  const p = q * b[0]!;
  return q + (a[0]! - p - productError(q, b[0]!, p) + a[1]! - q * b[1]!) / b[0]!;
}

// π/180 in two parts.
const DEGREE = 0.017453292519943295;
const DEGREE_LOW = 2.9486522708701687e-19;

/** The sine of x degrees: exact at every multiple of 30 that has an exact sine. Multiples of 180 give 0 with the sign of x. */
export function sinDegrees(x: number): number {
  if (x - x !== 0) return NaN;
  if (Math.abs(x) < 1e-300) return x * DEGREE;
  const quadrant = reduceDegrees(x);
  if (angle[0] === 0 && !(quadrant & 1)) return x < 0 || Object.is(x, -0) ? -0 : 0;
  return quarterSine(quadrant);
}

/** The cosine of x degrees: exact at every multiple of 30 that has an exact cosine. Odd multiples of 90 give +0. */
export function cosDegrees(x: number): number {
  if (x - x !== 0) return NaN;
  const quadrant = reduceDegrees(Math.abs(x)) + 1;
  if (angle[0] === 0 && !(quadrant & 1)) return 0;
  return quarterSine(quadrant);
}

/** The remainder of IEEE's % is exact, and so is the rest after whole quarter turns. */
function reduceDegrees(x: number): number {
  const within = x % 360;
  const quadrant = Math.round(within / 90);
  const degrees = within - 90 * quadrant;
  const p = degrees * DEGREE;
  angle[0] = p;
  angle[1] = Math.abs(p) > 1e-280 ? productError(degrees, DEGREE, p) + degrees * DEGREE_LOW : 0;
  return quadrant & 3;
}
