import { powerOfTwo } from './bits.js';
import { HALF_PI, HALF_PI_LOW } from './reduce.js';
import { add, arctangentSeries, divide, productError, sumError, type Twofold } from './twofold.js';

/** arctan(j/64), j = 0..64, as high and low parts. */
let table: Float64Array | undefined;

function buildTable(): Float64Array {
  const entries = new Float64Array(2 * 65);
  let angle: Twofold = [0, 0];
  for (let j = 1; j <= 64; j++) {
    // arctan a − arctan b = arctan((a − b)/(1 + ab))
    angle = add(angle, arctangentSeries(divide([64, 0], [4096 + j * (j - 1), 0]), -1));
    entries.set(angle, 2 * j);
  }
  return entries;
}

const out = new Float64Array(2);

const TWO_600 = powerOfTwo(600);
const TWO_MINUS_600 = powerOfTwo(-600);

/** arctan((y + yLow)/(x + xLow)) for 0 ≤ y ≤ x, 2^-480 < x < 2^900, as high and low parts in `out`. */
function firstOctant(y: number, yLow: number, x: number, xLow: number): void {
  const j = Math.round((y / x) * 64);
  const c = j / 64;
  // tan(a − b) = (tan a − tan b)/(1 + tan a·tan b)
  const p = c * x;
  const n = y - p;
  const nLow = sumError(y, -p, n) - productError(c, x, p) + yLow - c * xLow;
  const q = c * y;
  const m = x + q;
  const mLow = x - m + q + productError(c, y, q) + xLow + c * yLow;
  const d = (n + nLow) / m;
  const r = d * m;
  const dLow = (n - r + (nLow - productError(d, m, r)) - d * mLow) / m;
  const square = d * d;
  const rest =
    dLow + d * square * (-1 / 3 + square * (1 / 5 + square * (-1 / 7 + square * (1 / 9 - square / 11))));
  const entries = (table ??= buildTable());
  const t = entries[2 * j];
  const s = t + d;
  const sLow = sumError(t, d, s) + (rest + entries[2 * j + 1]);
  out[0] = s + sLow;
  out[1] = s - out[0] + sLow;
}

/** The angle of the point (x, y), for y ≥ 0, as a double; both coordinates finite, not both 0, sizes as firstOctant. */
function upperAngle(y: number, yLow: number, x: number, xLow: number): number {
  const flip = x < 0;
  if (flip) {
    x = -x;
    xLow = -xLow;
  }
  if (y <= x) {
    firstOctant(y, yLow, x, xLow);
    if (!flip) return out[0];
    return difference(2 * HALF_PI, 2 * HALF_PI_LOW, out[0], out[1]);
  }
  firstOctant(x, xLow, y, yLow);
  if (flip) return difference(HALF_PI, HALF_PI_LOW, -out[0], -out[1]);
  return difference(HALF_PI, HALF_PI_LOW, out[0], out[1]);
}

function difference(a: number, aLow: number, b: number, bLow: number): number {
  const s = a - b;
  return s + (sumError(a, -b, s) + (aLow - bLow));
}

/** The angle of the point (x, y) from the x axis, in radians, −π to π. */
export function atan2(y: number, x: number): number {
  if (x !== x || y !== y) return NaN;
  const height = Math.abs(y);
  const width = Math.abs(x);
  const below = y < 0 || Object.is(y, -0);
  const left = x < 0 || Object.is(x, -0);
  if (height === Infinity || width === Infinity) {
    const up = height === Infinity ? 1 : 0;
    const right = width === Infinity ? 1 : 0;
    return atan2(below ? -up : up, left ? -right : right);
  }
  let angle: number;
  if (height === 0) angle = left ? 2 * HALF_PI : 0;
  else if (!left && height < width * 1e-10) angle = height / width;
  else {
    const larger = height > width ? height : width;
    const unit = larger > 1e150 ? TWO_MINUS_600 : larger < 1e-100 ? TWO_600 : 1;
    angle = upperAngle(height * unit, 0, x * unit, 0);
  }
  return below ? -angle : angle;
}

/** The arctangent of x in radians, −π/2 to π/2. */
export function atan(x: number): number {
  if (x !== x || x === 0) return x;
  return atan2(x, 1);
}

/** The arcsine of x in radians, −π/2 to π/2; NaN outside −1 to 1. */
export function asin(x: number): number {
  const size = Math.abs(x);
  if (!(size <= 1)) return NaN;
  if (size < 1e-9) return x;
  const angle = size === 1 ? HALF_PI : withCosine(size, true);
  return x < 0 ? -angle : angle;
}

/** The arccosine of x in radians, 0 to π; NaN outside −1 to 1. */
export function acos(x: number): number {
  if (!(Math.abs(x) <= 1)) return NaN;
  if (Math.abs(x) === 1) return x < 0 ? 2 * HALF_PI : 0;
  return withCosine(x, false);
}

/** The angle of the point (√(1 − x²), x) or of (x, √(1 − x²)); the root is carried as a twofold. */
function withCosine(x: number, sine: boolean): number {
  const p = x * x;
  const pLow = Math.abs(x) < 1e-100 ? 0 : productError(x, x, p);
  const a = 1 - p;
  const aLow = sumError(1, -p, a) - pLow;
  const root = Math.sqrt(a);
  const square = root * root;
  const rootLow = (a - square - productError(root, root, square) + aLow) / (root + root);
  return sine ? upperAngle(x, 0, root, rootLow) : upperAngle(root, rootLow, x, 0);
}
