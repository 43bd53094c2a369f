import { Stream } from '../../core/stream.js';

/** Cells per side of a lattice; a power of two, so that wrapping is a mask. */
const side = 256;

/** Random numbers from −1 to 1 at whole points, repeating after 256: what noise is joined from. */
function latticeValues(): Float32Array {
  const stream = new Stream(['lattice']);
  const values = new Float32Array(side * side);
  // One draw gives two numbers of 16 bits: finer steps than 8-bit pictures can show.
  for (let i = 0; i < values.length; i += 2) {
    const draw = stream.below(0x100000000);
    values[i] = (draw & 0xffff) / 32767.5 - 1;
    values[i + 1] = (draw >>> 16) / 32767.5 - 1;
  }
  return values;
}

let made: Float32Array | undefined;

/**
 * The numbers, row by row. They are the same for all who ask, who take places of their own: there is far more of it than
 * is seen of it at once.
 */
export const lattice = (): Float32Array => (made ??= latticeValues());

/** Whole repeats that make a place positive, where truncation is the floor: places are above −2^20. */
const shift = 0x100000;

/** Smooth noise (3t² − 2t³ between whole points) of {@link lattice}'s numbers; its standard deviation is 0.43. */
export function latticeAt(values: Float32Array, u: number, v: number): number {
  const [x, y] = [u + shift, v + shift];
  const left = x | 0;
  const top = y | 0;
  const s = x - left;
  const t = y - top;
  const across = s * s * (3 - 2 * s);
  const down = t * t * (3 - 2 * t);
  const upper = (top & 255) << 8;
  const lower = ((top + 1) & 255) << 8;
  const i = left & 255;
  const j = (left + 1) & 255;
  const a = values[upper + i]!;
  const c = values[lower + i]!;
  const above = a + (values[upper + j]! - a) * across;
  return above + (c + (values[lower + j]! - c) * across - above) * down;
}

/** Smooth noise along a line: from u, v in steps of du, dv. */
export function latticeRow(out: Float32Array, u: number, v: number, du: number, dv: number): void {
  const values = lattice();
  for (let x = 0; x < out.length; x++, u += du, v += dv) out[x] = latticeAt(values, u, v);
}
