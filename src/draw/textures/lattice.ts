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
const lattice = (): Float32Array => (made ??= latticeValues());

/** Places are counted in so many bits after the point, and what is smooth between two is listed for so many of them. */
const placeBits = 16;
const listedBits = 10;

/** 3t² − 2t³ for t from 0 to less than 1. */
const smooth = Float32Array.from({ length: 1 << listedBits }, (_, i) => {
  const t = i / (1 << listedBits);
  return t * t * (3 - 2 * t);
});

/**
 * Smooth noise of {@link lattice}'s numbers along a line: from u, v in steps of du, dv, all places below 2^15. Its standard
 * deviation is 0.43.
 */
export function latticeRow(out: Float32Array, u: number, v: number, du: number, dv: number): void {
  const values = lattice();
  let [x, y] = [fixed(u), fixed(v)];
  const [dx, dy] = [fixed(du), fixed(dv)];
  for (let at = 0; at < out.length; at++, x += dx, y += dy) {
    const across = smooth[(x >> (placeBits - listedBits)) & ((1 << listedBits) - 1)]!;
    const down = smooth[(y >> (placeBits - listedBits)) & ((1 << listedBits) - 1)]!;
    const left = x >> placeBits;
    const top = y >> placeBits;
    const i = left & 255;
    const j = (left + 1) & 255;
    const upper = (top & 255) << 8;
    const lower = ((top + 1) & 255) << 8;
    const a = values[upper + i]!;
    const c = values[lower + i]!;
    const above = a + (values[upper + j]! - a) * across;
    out[at] = above + (c + (values[lower + j]! - c) * across - above) * down;
  }
}

const fixed = (place: number): number => Math.round(place * (1 << placeBits)) | 0;
