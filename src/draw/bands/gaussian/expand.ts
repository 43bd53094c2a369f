import { pixelBytes, vectors } from '../vectors.js';
import type { Design } from './design.js';
import { eightfold, type Small } from './reduce.js';

/** What interpolates a small picture to its full size, a row at a time, in the memory of `vectors`. See `LowBand.place`. */
export function expander(
  { pitch, rows }: Small,
  width: number,
  { factor, spline }: Design,
): (y: number) => number {
  // The B-spline's three values at each phase, farthest first, times `factor`: what it took to sum to 1.
  const phases = Float32Array.from({ length: 3 * factor }, (_, i) => {
    const at = Math.floor(i / 3) + (2 - (i % 3)) * factor;
    return factor * (spline[at] ?? 0);
  });
  const count = eightfold(Math.ceil(width / factor));
  const bytes = pitch * pixelBytes;
  const [phasesAt, small] = [vectors.put(phases), vectors.put(rows)];
  const line = vectors.take(bytes + 2 * pixelBytes);
  const whole = vectors.take(count * factor * pixelBytes);
  const { loops } = vectors;
  return (y) => {
    const k = Math.floor(y / factor);
    const weights = phasesAt + 12 * (y - k * factor);
    loops.sum(line, pixelBytes, small + k * bytes, bytes, weights, 3, pitch);
    for (let p = 0; p < factor; p++)
      loops.sum(whole + p * pixelBytes, factor * pixelBytes, line, pixelBytes, phasesAt + 12 * p, 3, count);
    return whole;
  };
}
