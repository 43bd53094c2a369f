import type { Stream } from '../../core/stream.js';

/** Cells per side of a lattice; a power of two, so that wrapping is a mask. */
const side = 256;

/** Random numbers from −1 to 1 at whole points, repeating after 256: what noise is joined from. */
export class Lattice {
  private readonly values = new Float32Array(side * side);

  constructor(stream: Stream) {
    // One draw gives two numbers of 16 bits: finer steps than 8-bit pictures can show.
    for (let i = 0; i < this.values.length; i += 2) {
      const draw = stream.below(0x100000000);
      this.values[i] = (draw & 0xffff) / 32767.5 - 1;
      this.values[i + 1] = (draw >>> 16) / 32767.5 - 1;
    }
  }

  /** Smooth between whole points (3t² − 2t³); the standard deviation is 0.43. */
  at(u: number, v: number): number {
    const left = Math.floor(u);
    const top = Math.floor(v);
    const s = u - left;
    const t = v - top;
    const across = s * s * (3 - 2 * s);
    const down = t * t * (3 - 2 * t);
    const { values } = this;
    const upper = (top & 255) << 8;
    const lower = ((top + 1) & 255) << 8;
    const [i, j] = [left & 255, (left + 1) & 255];
    const a = values[upper + i]!;
    const c = values[lower + i]!;
    const above = a + (values[upper + j]! - a) * across;
    return above + (c + (values[lower + j]! - c) * across - above) * down;
  }
}
