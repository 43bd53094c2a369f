import type { Design } from './design.js';
import type { Small } from './reduce.js';

/** Interpolates a small picture to its full size, a row at a time. */
export class Expander {
  private readonly line: Float64Array;
  /** The B-spline's three values at each phase, nearest first, times `factor`: what it took to sum to 1. */
  private readonly phases: Float64Array;

  constructor(
    private readonly small: Small,
    private readonly factor: number,
    private readonly width: number,
    private readonly channels: number,
    { spline }: Design,
  ) {
    this.line = new Float64Array(small.length);
    this.phases = Float64Array.from({ length: 3 * factor }, (_, i) => {
      const at = Math.floor(i / 3) + (i % 3) * factor;
      return factor * (spline[at] ?? 0);
    });
  }

  /** Writes row y, width × channels values. */
  row(y: number, out: Float64Array): void {
    const { factor, phases, line, small } = this;
    const { length, rows } = small;
    const k = Math.floor(y / factor);
    const phase = 3 * (y - k * factor);
    const [near, middle, far] = [phases[phase]!, phases[phase + 1]!, phases[phase + 2]!];
    const from = k * length;
    for (let i = 0; i < length; i++)
      line[i] =
        far * rows[from + i]! + middle * rows[from + length + i]! + near * rows[from + 2 * length + i]!;
    if (this.channels === 3) this.colours(out);
    else this.values(out);
  }

  private values(out: Float64Array): void {
    const { factor, phases, line, channels, width } = this;
    for (let c = 0; c < channels; c++)
      for (let x = 0, k = c; x < width; k += channels) {
        const far = line[k]!;
        const middle = line[k + channels]!;
        const near = line[k + 2 * channels]!;
        const end = Math.min(width, x + factor);
        for (let p = 0; x < end; x++, p += 3)
          out[x * channels + c] = phases[p]! * near + phases[p + 1]! * middle + phases[p + 2]! * far;
      }
  }

  private colours(out: Float64Array): void {
    const { factor, phases, line } = this;
    const length = 3 * this.width;
    for (let to = 0, k = 0; to < length; k += 3) {
      const end = Math.min(length, to + 3 * factor);
      const [r0, g0, b0] = [line[k]!, line[k + 1]!, line[k + 2]!];
      const [r1, g1, b1] = [line[k + 3]!, line[k + 4]!, line[k + 5]!];
      const [r2, g2, b2] = [line[k + 6]!, line[k + 7]!, line[k + 8]!];
      for (let p = 0; to < end; to += 3, p += 3) {
        const near = phases[p]!;
        const middle = phases[p + 1]!;
        const far = phases[p + 2]!;
        out[to] = near * r2 + middle * r1 + far * r0;
        out[to + 1] = near * g2 + middle * g1 + far * g0;
        out[to + 2] = near * b2 + middle * b1 + far * b0;
      }
    }
  }
}
