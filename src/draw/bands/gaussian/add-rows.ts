import { pixelBytes, vectorSums } from './vector-sums.js';

/** out = Σ weights[k] · row k, of rows of four values a pixel that lie one after the other. */
export function addRows(rows: Float32Array, weights: readonly number[], out: Float32Array): void {
  const [bytes, each] = [4 * rows.length, 4 * out.length];
  vectorSums.begin(bytes + each + 16 * pixelBytes + 4 * weights.length + 1024);
  const weightsAt = vectorSums.put(weights);
  const from = vectorSums.put(rows);
  const to = vectorSums.take(each + 4 * pixelBytes);
  vectorSums.sum(to, pixelBytes, from, pixelBytes, each, weightsAt, weights.length, out.length / 4);
  out.set(vectorSums.floats.subarray(to / 4, to / 4 + out.length));
}
