import type { Raster } from '../../raster.js';
import { KernelMemory } from '../../../kernels/memory.js';
import { pngFiltered } from '../../../kernels/png-filtered/kernel.js';
import type { FilteredLoops, FilterLoop } from '../../../kernels/png-filtered/loops.js';
import { type Adler, addAdler, adlerModulus } from '../checksums.js';
import type { Filter } from './best-filter.js';

/** Bytes of the sums that `adler` writes. */
const sumBytes = 48;
/** How many bytes are summed at once; more would overflow the sums. */
const adlerSpan = 1 << 15;
/** Zeros to the left of a row. */
const beside = 16;

/** A picture's rows after their filters, in memory of kernels. */
export class FilteredRows {
  private readonly memory = new KernelMemory();
  private loops: FilteredLoops | undefined;
  private filters: readonly FilterLoop[] = [];
  /** What was filtered, and room for it; the same as words. */
  bytes: Uint8Array<ArrayBufferLike> = new Uint8Array(0);
  words = new Int32Array(0);
  private sums = 0;
  private places: readonly number[] = [];

  /** Begins a picture whose rows have so many bytes. There will be `length` bytes at least; what they hold is unknown. */
  begin(size: number, length: number): void {
    const { memory } = this;
    if (!this.loops) {
      const { sub, up, average, paeth } = (this.loops = pngFiltered.on(memory));
      this.filters = [sub, up, average, paeth];
    }
    memory.begin();
    this.sums = memory.take(sumBytes);
    const slots = [0, 1].map(() => memory.take(beside + size));
    const first = memory.take(length);
    for (const slot of slots) memory.bytes.fill(0, slot, slot + beside + size);
    this.places = slots.map((slot) => slot + beside);
    this.bytes = memory.bytes.subarray(first);
    this.words = memory.ints.subarray(first / 4);
  }

  /** Writes the filter byte and the residual of row `y` from `at`, and returns where they end. Rows come in their order. */
  filter(filter: Filter, { width, channels, data }: Raster, y: number, at: number): number {
    const size = width * channels;
    const [row, above] = [this.places[y & 1]!, this.places[(y + 1) & 1]!];
    const values = data.subarray(y * size, (y + 1) * size);
    this.memory.bytes.set(values, row);
    this.bytes[at] = filter;
    if (filter === 0) this.bytes.set(values, at + 1);
    else this.filters[filter - 1]!(this.bytes.byteOffset + at + 1, row, above, size, channels);
    return at + 1 + size;
  }

  /** Takes `bytes[start]` to `bytes[end - 1]` into the sums. */
  addAdler(sums: Adler, start: number, end: number): void {
    const found = this.memory.words.subarray(this.sums / 4, (this.sums + sumBytes) / 4);
    const total = (k: number): number => found[k]! + found[k + 1]! + found[k + 2]! + found[k + 3]!;
    let at = start;
    while (end - at >= 16) {
      const size = Math.min(adlerSpan, (end - at) & ~15);
      this.loops!.adler(this.sums, this.bytes.byteOffset + at, size);
      sums.b = (sums.b + size * sums.a + 16 * total(4) + total(8)) % adlerModulus;
      sums.a = (sums.a + total(0)) % adlerModulus;
      at += size;
    }
    addAdler(sums, this.bytes, at, end);
  }
}
