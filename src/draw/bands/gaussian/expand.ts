import type { Design } from './design.js';
import { fourfold, type Small } from './reduce.js';
import { pixelBytes, vectorSums } from './vector-sums.js';

/** Interpolates a small picture to its full size, a row at a time. */
export class Expander {
  /** The B-spline's three values at each phase, farthest first, times `factor`: what it took to sum to 1. */
  private readonly phases: Float32Array;

  constructor(
    private readonly small: Small,
    private readonly width: number,
    private readonly factor: number,
    { spline }: Design,
  ) {
    this.phases = Float32Array.from({ length: 3 * factor }, (_, i) => {
      const at = Math.floor(i / 3) + (2 - (i % 3)) * factor;
      return factor * (spline[at] ?? 0);
    });
  }

  /** Writes row y, four values a pixel. */
  row(y: number, out: Float32Array): void {
    const { factor, phases, width, small } = this;
    const { pitch, rows } = small;
    const k = Math.floor(y / factor);
    const count = fourfold(Math.ceil(width / factor));
    const bytes = pitch * pixelBytes;
    vectorSums.begin(4 * bytes + count * factor * pixelBytes + 4 * phases.length + 1024);
    const phasesAt = vectorSums.put(phases);
    const three = vectorSums.put(rows.subarray(4 * pitch * k, 4 * pitch * (k + 3)));
    const line = vectorSums.take(bytes + 8 * pixelBytes);
    const whole = vectorSums.take(count * factor * pixelBytes);
    const weights = phasesAt + 12 * (y - k * factor);
    vectorSums.sum(line, pixelBytes, three, pixelBytes, bytes, weights, 3, pitch);
    for (let p = 0; p < factor; p++) {
      const to = whole + p * pixelBytes;
      vectorSums.sum(to, factor * pixelBytes, line, pixelBytes, pixelBytes, phasesAt + 12 * p, 3, count);
    }
    out.set(vectorSums.floats.subarray(whole / 4, whole / 4 + 4 * width));
  }
}
