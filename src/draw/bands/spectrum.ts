import { unexpected } from '../../core/errors.js';
import type { FloatImage } from './float-image.js';
import { fourier } from './fourier.js';
import { resize } from './resize.js';
import { meanOf } from './statistics.js';

/**
 * The radially averaged power spectrum of a picture of one channel: entry f is the mean of |X|² / n⁴ over the frequencies whose
 * distance from 0 rounds to f cycles per image, for f from 0 to n / 2, where n is the picture's side. The mean is taken
 * away first, and no window is laid over.
 *
 * @param image square or not: it is brought to a square whose side is the power of two not above its shorter side
 * @throws TopsyturvyError 'bad-parameter' for more than one channel or a side below 4 pixels
 */
export function radialSpectrum(image: FloatImage): Float64Array {
  const shorter = Math.min(image.width, image.height);
  if (image.channels !== 1) throw unexpected('bad-parameter', 'channels', image.channels, '1');
  if (shorter < 4) throw unexpected('bad-parameter', 'side', shorter, 'at least 4 pixels');
  const n = 1 << (31 - Math.clz32(shorter));
  const square = resize(image, n, n);
  const mean = meanOf(square);
  const re = Float64Array.from(square.data, (value) => value - mean);
  const im = new Float64Array(n * n);
  for (let y = 0; y < n; y++) fourier(re.subarray(y * n, (y + 1) * n), im.subarray(y * n, (y + 1) * n));
  const [columnRe, columnIm] = [new Float64Array(n), new Float64Array(n)];
  const sums = new Float64Array(n / 2 + 1);
  const counts = new Float64Array(n / 2 + 1);
  for (let x = 0; x < n; x++) {
    for (let y = 0; y < n; y++) {
      columnRe[y] = re[y * n + x]!;
      columnIm[y] = im[y * n + x]!;
    }
    fourier(columnRe, columnIm);
    const across = Math.min(x, n - x);
    for (let y = 0; y < n; y++) {
      const down = Math.min(y, n - y);
      const cycles = Math.round(Math.sqrt(across * across + down * down));
      if (cycles > n / 2) continue;
      sums[cycles]! += columnRe[y]! * columnRe[y]! + columnIm[y]! * columnIm[y]!;
      counts[cycles]!++;
    }
  }
  return sums.map((sum, f) => sum / counts[f]! / (n * n) / (n * n));
}
