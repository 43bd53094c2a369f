import { exponent, powerOfTwo, scale } from './bits.js';
import { productError, sumError } from './twofold.js';

/** The cube root of x. */
export function cbrt(x: number): number {
  if (x - x !== 0 || x === 0) return x;
  let size = Math.abs(x);
  let third = 0;
  if (size < 2.2250738585072014e-308) {
    size *= 18014398509481984;
    third = -18;
  }
  const k = Math.floor(exponent(size) / 3);
  const m = size * powerOfTwo(-k) * powerOfTwo(-k) * powerOfTwo(-k); // 1 ≤ m < 8
  // Halley's iteration triples the right digits: 5, 15, 45, all.
  let y = 0.72 + m * (0.3 - 0.0175 * m);
  for (let step = 0; step < 3; step++) {
    const cube = y * y * y;
    y *= (cube + 2 * m) / (2 * cube + m);
  }
  // One Newton step with the residual m − y³ to 106 bits.
  const square = y * y;
  const cube = square * y;
  const cubeLow = productError(square, y, cube) + productError(y, y, square) * y;
  const root = (y + (m - cube - cubeLow) / (3 * square)) * powerOfTwo(k + third);
  return x < 0 ? -root : root;
}

/** √(x² + y² + z²) without overflow or underflow on the way; Infinity if any is infinite, else NaN if any is NaN. */
export function hypot(x: number, y: number, z: number = 0): number {
  const a = Math.abs(x);
  const b = Math.abs(y);
  const c = Math.abs(z);
  if (a === Infinity || b === Infinity || c === Infinity) return Infinity;
  const largest = Math.max(a, b, c);
  if (largest === 0 || largest !== largest) return largest;
  if (largest > 1e-140 && largest < 1e140) return scaledHypot(a, b, c, 0);
  const raised = largest < 1e-150 ? 600 : 0;
  const k = exponent(largest * powerOfTwo(raised)) - raised;
  return scaledHypot(shift(a, -k), shift(b, -k), shift(c, -k), k);
}

/** x·2^k for |k| ≤ 1074; bits are lost only below 2^-1022. */
function shift(x: number, k: number): number {
  const half = k >> 1;
  return x * powerOfTwo(half) * powerOfTwo(k - half);
}

/** √(a² + b² + c²)·2^k where the largest of a, b, c is in [1, 2), or k is 0 and none overflows when squared. */
function scaledHypot(a: number, b: number, c: number, k: number): number {
  const aa = a * a;
  const bb = b * b;
  const cc = c * c;
  const two = aa + bb;
  const sum = two + cc;
  const sumLow =
    sumError(aa, bb, two) +
    sumError(two, cc, sum) +
    (productError(a, a, aa) + productError(b, b, bb) + productError(c, c, cc));
  const root = Math.sqrt(sum);
  const square = root * root;
  return scale(root, (sum - square - productError(root, root, square) + sumLow) / (root + root), k);
}
