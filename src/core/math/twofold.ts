/**
 * Twofold (double-double) arithmetic: an unevaluated sum high + low of two doubles, |low| ≤ ulp(high)/2, which carries
 * about 106 bits. Everything in this folder is built from these few operations on IEEE doubles.
 * @see T. J. Dekker, A floating-point technique for extending the available precision, Numer. Math. 18 (1971)
 * @see D. E. Knuth, The Art of Computer Programming 2, 4.2.2, Theorem B
 */
export type Twofold = readonly [high: number, low: number];

/** What rounding took from s = a + b, exactly (Knuth). */
export function sumError(a: number, b: number, s: number): number {
  const t = s - a;
  return a - (s - t) + (b - t);
}

/** What rounding took from p = a·b, exactly (Dekker), for |a|, |b| < 2^995 and |a·b| > 2^-960. */
export function productError(a: number, b: number, p: number): number {
  const bigA = a * 134217729;
  const bigB = b * 134217729;
  const highA = bigA - (bigA - a);
  const highB = bigB - (bigB - b);
  const lowA = a - highA;
  const lowB = b - highB;
  return lowA * lowB - (p - highA * highB - lowA * highB - highA * lowB);
}

/** high + low again as a twofold, for |high| ≥ |low|. */
function renormalize(high: number, low: number): Twofold {
  const sum = high + low;
  return [sum, low - (sum - high)];
}

export function add(a: Twofold, b: Twofold): Twofold {
  const s = a[0] + b[0];
  return renormalize(s, sumError(a[0], b[0], s) + (a[1] + b[1]));
}

export function multiply(a: Twofold, b: Twofold): Twofold {
  const p = a[0] * b[0];
  return renormalize(p, productError(a[0], b[0], p) + (a[0] * b[1] + a[1] * b[0]));
}

export function divide(a: Twofold, b: Twofold): Twofold {
  const q = a[0] / b[0];
  const p = q * b[0];
  return renormalize(q, (a[0] - p - productError(q, b[0], p) + a[1] - q * b[1]) / b[0]);
}

export function squareRoot(a: Twofold): Twofold {
  const s = Math.sqrt(a[0]);
  const p = s * s;
  return renormalize(s, (a[0] - p - productError(s, s, p) + a[1]) / (s + s));
}

/** 1/3, 1/5, …, 1/19. */
const oddReciprocals = Array.from({ length: 9 }, (_, i) => divide([1, 0], [2 * i + 3, 0]));

/** x + sign·x³/3 + x⁵/5 + sign·x⁷/7 + … for |x| < 1/50: artanh x for sign 1, arctan x for sign −1. */
export function arctangentSeries(x: Twofold, sign: 1 | -1): Twofold {
  const square = multiply(x, [sign * x[0], sign * x[1]]);
  let sum: Twofold = [0, 0];
  for (let i = 8; i >= 0; i--) sum = multiply(square, add(sum, oddReciprocals[i]));
  return multiply(x, add([1, 0], sum));
}
