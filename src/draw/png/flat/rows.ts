import type { Raster } from '../../raster.js';
import { flatMemory, mostRepeats, rowRoom } from './memory.js';
import type { RowChecksum } from './row-checksum.js';

/** Rows in one comparison of memory, from the largest. */
const leaps = [mostRepeats, 8];

/** A picture's rows in the memory of the loops, as many at a time as there is room for, each with the one above. */
export class FlatRows {
  readonly memory = flatMemory();
  /** Bytes of a row. */
  readonly size: number;
  /** From one row to the next, in bytes: a multiple of 16. What follows a row, up to the stride, is 0. */
  readonly stride: number;
  /** Bytes of a pixel. */
  readonly pixel: number;
  private readonly data: Uint8Array;
  /** The rows that are in memory. */
  private first = 0;
  private end = 0;

  constructor(private readonly raster: Raster) {
    const { width, channels, data } = raster;
    this.pixel = channels;
    this.size = width * channels;
    this.stride = (this.size + 15) & ~15;
    // Node's buffers compare many bytes at once.
    this.data = typeof Buffer === 'undefined' ? data : Buffer.from(data.buffer, data.byteOffset, data.length);
  }

  /** Where row `y` begins in memory; the row above, if there is one, begins a stride before. `y` never goes down. */
  place(y: number): number {
    if (y >= this.end) this.load(y === 0 ? 0 : y - 1);
    return this.memory.places.rows + (y - this.first) * this.stride;
  }

  /** How many rows from `y` on, 32, 8 or 0, are each known to equal the one above. */
  repeats(y: number): number {
    const { data, size } = this;
    for (const leap of leaps) {
      if (y + leap > this.raster.height) continue;
      const [start, end] = [y * size, (y + leap) * size];
      if (repeat(data, start, end, size)) return leap;
    }
    return 0;
  }

  /** Lists the words of row `y` that differ from those above, tells the checksum, and returns how many they are. */
  listChanged(y: number, checksum: RowChecksum): number {
    const { stride, memory } = this;
    const { places } = memory;
    const at = this.place(y);
    const end = memory.loops.listChanged(
      at,
      at - stride,
      stride,
      places.changed,
      places.sums,
      this.size - 15,
    );
    const [sum, weighted] = [places.sums / 8, places.sums / 8 + 1];
    checksum.changeBy(memory.doubles[sum]!, memory.doubles[weighted]!);
    return (end - places.changed) >> 2;
  }

  private load(first: number): void {
    const { size, stride, raster } = this;
    const { bytes, places } = this.memory;
    const count = Math.min(raster.height - first, Math.floor(rowRoom / stride));
    const rows = raster.data.subarray(first * size, (first + count) * size);
    if (size === stride) bytes.set(rows, places.rows);
    else {
      bytes.fill(0, places.rows, places.rows + count * stride);
      for (let k = 0; k < count; k++)
        bytes.set(rows.subarray(k * size, (k + 1) * size), places.rows + k * stride);
    }
    this.first = first;
    this.end = first + count;
  }
}

/** Whether bytes `start` to `end` equal those `size` before. */
function repeat(data: Uint8Array, start: number, end: number, size: number): boolean {
  if ('compare' in data) return (data as Buffer).compare(data, start - size, end - size, start, end) === 0;
  for (let i = start; i < end; i++) if (data[i] !== data[i - size]) return false;
  return true;
}
