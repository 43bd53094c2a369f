import { expTwofold } from './exp.js';
import { logTwofold } from './log.js';
import { productError } from './twofold.js';

const logarithm = new Float64Array(2);

/** x to the power y, with the special cases of ECMAScript's `Number::exponentiate` (pow(±1, ±Infinity) is NaN). */
export function pow(x: number, y: number): number {
  if (y === 0) return 1;
  if (x !== x || y !== y) return NaN;
  const size = Math.abs(x);
  if (size === 1 && Math.abs(y) === Infinity) return NaN;
  const whole = Math.floor(y) === y;
  // Above 2^53 every double is even, Infinity included.
  const odd = whole && Math.abs(y) < 9007199254740992 && y % 2 !== 0;
  if (size === 0 || size === Infinity) {
    const result = (size === 0) === y > 0 ? 0 : Infinity;
    return odd && (x < 0 || Object.is(x, -0)) ? -result : result;
  }
  if (x < 0 && !whole) return NaN;
  const result = positivePower(size, y);
  return x < 0 && odd ? -result : result;
}

function positivePower(x: number, y: number): number {
  if (x === 1) return 1;
  if (y === 1) return x;
  if (y === 2) return x * x;
  if (y === -1) return 1 / x;
  // |ln x| ≥ 2^-54 for x ≠ 1, so beyond 2^66 the result has over- or underflowed; below 2^-66 it is 1.
  if (Math.abs(y) > 73786976294838206464) return x > 1 === y > 0 ? Infinity : 0;
  if (Math.abs(y) < 1.3552527156068805e-20) return 1;
  logTwofold(x, logarithm);
  const high = logarithm[0];
  const p = y * high;
  const pLow = productError(y, high, p) + y * logarithm[1];
  const sum = p + pLow;
  if (sum > -1e-18 && sum < 1e-18) return 1;
  return expTwofold(sum, p - sum + pLow);
}
