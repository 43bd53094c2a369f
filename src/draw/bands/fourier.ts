import { unexpected } from '../../core/errors.js';
import { cos, sin, tau } from '../../core/math/index.js';

/** cos and sin of −2πk/n, for k below n/2. */
function twiddles(n: number): { readonly re: Float64Array; readonly im: Float64Array } {
  const half = n >> 1;
  return {
    re: Float64Array.from({ length: half }, (_, k) => cos((tau * k) / n)),
    im: Float64Array.from({ length: half }, (_, k) => -sin((tau * k) / n)),
  };
}

/**
 * The discrete Fourier transform in place, not scaled: X[k] = Σ x[j] exp(−2πi jk / n) (Cooley & Tukey, radix 2).
 *
 * @param re real parts @param im imaginary parts, as many: a power of two
 * @throws TopsyturvyError 'bad-parameter' for another length
 */
export function fourier(re: Float64Array, im: Float64Array): void {
  const n = re.length;
  if (n === 0 || (n & (n - 1)) !== 0 || im.length !== n)
    throw unexpected('bad-parameter', 'length', n, 'a power of two, the same for both parts');
  reorder(re, im);
  const root = twiddles(n);
  for (let size = 2; size <= n; size *= 2) {
    const [half, step] = [size >> 1, n / size];
    for (let start = 0; start < n; start += size)
      for (let k = 0; k < half; k++) {
        const [a, b] = [start + k, start + k + half];
        const [c, s] = [root.re[k * step]!, root.im[k * step]!];
        const [x, y] = [re[b]! * c - im[b]! * s, re[b]! * s + im[b]! * c];
        re[b] = re[a]! - x;
        im[b] = im[a]! - y;
        re[a]! += x;
        im[a]! += y;
      }
  }
}

/** Puts every value where its index's bits, read backward, say. */
function reorder(re: Float64Array, im: Float64Array): void {
  const n = re.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    [re[i], re[j]] = [re[j]!, re[i]!];
    [im[i], im[j]] = [im[j]!, im[i]!];
  }
}
