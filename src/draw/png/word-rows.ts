import type { Raster } from '../raster.js';

/** Rows in one comparison of memory, from the largest. */
const leaps = [32, 8];

const bigEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 0;
/** The most bytes kept for the next picture. */
const keptBytes = 1 << 22;
let kept = new Uint8Array(0);
let changed = new Int32Array(1 << 10);

/** A picture's rows as bytes and as words of 4 bytes, the first byte lowest. */
export interface WordRows {
  readonly bytes: Uint8Array;
  readonly words: Int32Array;
  /** From one row to the next, in bytes: a multiple of 16. */
  readonly stride: number;
  /** Bytes of a row. What follows, up to the stride, is the same in every row. */
  readonly size: number;
  /** Bytes of a pixel. */
  readonly pixel: number;
  /** Room for the numbers of a row's words. */
  readonly changed: Int32Array;
  /** How many rows from `y` on, 32, 8 or 0, are each known to equal the one above. */
  repeats(y: number): number;
}

/** A view of the picture where its rows begin at multiples of 16 bytes, else a copy, good until the next call. */
export function wordRows(raster: Raster): WordRows {
  const { height, channels: pixel } = raster;
  const size = raster.width * pixel;
  const stride = (size + 15) & ~15;
  let bytes = raster.data;
  let words: Int32Array;
  if (stride === size && bytes.byteOffset % 4 === 0 && !bigEndian) {
    words = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
  } else {
    const copy = room(stride * height);
    for (let y = 0; y < height; y++) copy.set(raster.data.subarray(y * size, (y + 1) * size), y * stride);
    bytes = copy;
    words = new Int32Array(bigEndian ? swapped(copy) : copy.buffer);
  }
  if (changed.length <= stride >> 2) changed = new Int32Array((stride >> 2) + 1);
  const memory = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return {
    bytes,
    words,
    stride,
    size,
    pixel,
    changed,
    repeats(y) {
      for (const leap of leaps) {
        if (y + leap > height) continue;
        const [start, end] = [y * stride, (y + leap) * stride];
        if (memory.compare(memory, start - stride, end - stride, start, end) === 0) return leap;
      }
      return 0;
    },
  };
}

function swapped(bytes: Uint8Array): ArrayBuffer {
  const { buffer } = new Uint8Array(bytes);
  Buffer.from(buffer).swap32();
  return buffer;
}

/** Zeros, so many bytes. */
function room(length: number): Uint8Array<ArrayBuffer> {
  if (length === kept.length) return kept.fill(0);
  const fresh = new Uint8Array(length);
  if (length <= keptBytes) kept = fresh;
  return fresh;
}

/** Ends a list of words: larger than any. */
export const none = 1 << 30;

/** Lists which of `count` words from `row` on differ from those from `above` on; `count` is a multiple of 4. */
export function listChanged(
  words: Int32Array,
  row: number,
  above: number,
  count: number,
  list: Int32Array,
): number {
  let listed = 0;
  for (let k = 0; k < count; k += 4) {
    const p = row + k;
    const q = above + k;
    const a = words[p]! ^ words[q]!;
    const b = words[p + 1]! ^ words[q + 1]!;
    const c = words[p + 2]! ^ words[q + 2]!;
    const d = words[p + 3]! ^ words[q + 3]!;
    if ((a | b | c | d) === 0) continue;
    // Each is written, and the next written over it unless it differs: no branch to guess.
    list[listed] = k;
    listed += (a | -a) >>> 31;
    list[listed] = k + 1;
    listed += (b | -b) >>> 31;
    list[listed] = k + 2;
    listed += (c | -c) >>> 31;
    list[listed] = k + 3;
    listed += (d | -d) >>> 31;
  }
  list[listed] = none;
  return listed;
}
