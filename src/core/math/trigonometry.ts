import { powerOfTwo } from './bits.js';
import { HALF_PI, reduce } from './reduce.js';
import { sineTwofold } from './sine.js';
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
  sineTwofold(angle[0]!, angle[1]!, false, sine);
  sineTwofold(angle[0]!, angle[1]!, true, cosine);
  return quadrant & 1 ? -ratio(cosine, sine) : ratio(sine, cosine);
}

/** sin(angle + quadrant·π/2). */
function quarterSine(quadrant: number): number {
  sineTwofold(angle[0]!, angle[1]!, (quadrant & 1) !== 0, sine);
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
