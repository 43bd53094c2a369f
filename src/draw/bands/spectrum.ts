import { badParameter, cos, sin, tau } from '../../core/index.js';
import { type FloatImage, resize, meanOf } from './float-image.js';

/**
 * The radially averaged power spectrum of a picture of one channel: entry f is the mean of |X|² / n⁴ over the frequencies whose
 * distance from 0 rounds to f cycles per image, for f from 0 to n / 2, where n is the picture's side. The mean is taken
 * away first, and no window is laid over.
 * @param image square or not: it is brought to a square whose side is the power of two not above its shorter side
 * @throws TopsyturvyError 'bad-parameter' for more than one channel or a side below 4 pixels
 */
export function radialSpectrum(image: FloatImage): Float64Array {
  const shorter = Math.min(image.width, image.height);
  if (image.channels !== 1) throw badParameter('channels', image.channels, '1');
  if (shorter < 4) throw badParameter('side', shorter, 'at least 4 pixels');
  const n = 1 << (31 - Math.clz32(shorter));
  const square = resize(image, n, n);
  const mean = meanOf(square);
  const re = new Float64Array(square.data).map((value) => value - mean);
  const im = new Float64Array(n * n);
  for (let y = 0; y < n; y++) fourier(re.subarray(y * n, (y + 1) * n), im.subarray(y * n, (y + 1) * n));
  const [columnRe, columnIm] = [new Float64Array(n), new Float64Array(n)];
  const sums = new Float64Array(n / 2 + 1);
  const counts = new Float64Array(n / 2 + 1);
  for (let x = 0; x < n; x++) {
    for (let y = 0; y < n; y++) {
      columnRe[y] = re[y * n + x];
      columnIm[y] = im[y * n + x];
    }
    fourier(columnRe, columnIm);
    const across = Math.min(x, n - x);
    for (let y = 0; y < n; y++) {
      const down = Math.min(y, n - y);
      const cycles = Math.round(Math.sqrt(across * across + down * down));
      if (cycles > n / 2) continue;
      sums[cycles] += columnRe[y] * columnRe[y] + columnIm[y] * columnIm[y];
      counts[cycles]++;
    }
  }
  return sums.map((sum, f) => sum / counts[f] / (n * n) / (n * n));
}

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
 * @param re real parts @param im imaginary parts, as many: a power of two
 * @throws TopsyturvyError 'bad-parameter' for another length
 */
export function fourier(re: Float64Array, im: Float64Array): void {
  const n = re.length;
  if (n === 0 || (n & (n - 1)) !== 0 || im.length !== n)
    throw badParameter('length', n, 'a power of two, the same for both parts');
  reorder(re, im);
  const root = twiddles(n);
  for (let size = 2; size <= n; size *= 2) {
    const half = size >> 1;
    const step = n / size;
    for (let start = 0; start < n; start += size)
      for (let k = 0; k < half; k++) {
        const a = start + k;
        const b = start + k + half;
        const c = root.re[k * step];
        const s = root.im[k * step];
        const x = re[b] * c - im[b] * s;
        const y = re[b] * s + im[b] * c;
        re[b] = re[a] - x;
        im[b] = im[a] - y;
        re[a] += x;
        im[a] += y;
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
    [re[i], re[j]] = [re[j], re[i]];
    [im[i], im[j]] = [im[j], im[i]];
  }
}
