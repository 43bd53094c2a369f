import type { Raster } from '../../raster.js';
import { compile, type Memory } from '../../../kernels/module.js';
import { type Adler, addAdler, adlerModulus } from '../checksums.js';
import type { Filter } from './best-filter.js';
import { adler, average, paeth, sub, up } from '../../../kernels/png-rows.js';

type FilterLoop = (out: number, row: number, above: number, size: number, pixel: number) => void;
interface Loops {
  readonly memory: Memory;
  readonly sub: FilterLoop;
  readonly up: FilterLoop;
  readonly average: FilterLoop;
  readonly paeth: FilterLoop;
  adler(out: number, from: number, size: number): void;
}

/** Bytes of the sums that `adler` writes, at the start of the memory. */
const sumBytes = 48;
/** How many bytes are summed at once; more would overflow the sums. */
const adlerSpan = 1 << 15;
/** What loops may read or write to the side of a row. */
const beside = 16;

/** A picture's rows after their filters, in WebAssembly's memory, sixteen bytes at a time. */
export class FilteredRows {
  private loops: Loops | undefined;
  private filters: readonly FilterLoop[] = [];
  /** What was filtered, and room for it; the same as words. */
  bytes: Uint8Array<ArrayBufferLike> = new Uint8Array(0);
  words = new Int32Array(0);
  private memory: Uint8Array<ArrayBufferLike> = this.bytes;
  private places: readonly number[] = [];

  /** Begins a picture whose rows have so many bytes. There will be `length` bytes at least; what they hold is unknown. */
  begin(size: number, length: number): void {
    if (!this.loops) {
      const loops = (this.loops = compile<Omit<Loops, 'memory'>>({ sub, up, average, paeth, adler }));
      this.filters = [loops.sub, loops.up, loops.average, loops.paeth];
    }
    const slot = beside + 16 * Math.ceil(size / 16) + beside;
    this.places = [0, 1].map((k) => sumBytes + k * slot + beside);
    const first = sumBytes + 2 * slot;
    const { memory } = this.loops;
    const missing = first + length + beside - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / 65_536));
    this.memory = new Uint8Array(memory.buffer);
    this.memory.fill(0, 0, first);
    this.bytes = this.memory.subarray(first);
    this.words = new Int32Array(memory.buffer, first);
  }

  /** Writes the filter byte and the residual of row `y` from `at`, and returns where they end. Rows come in their order. */
  filter(filter: Filter, { width, channels, data }: Raster, y: number, at: number): number {
    const size = width * channels;
    const [row, above] = [this.places[y & 1]!, this.places[(y + 1) & 1]!];
    const values = data.subarray(y * size, (y + 1) * size);
    this.memory.set(values, row);
    this.bytes[at] = filter;
    if (filter === 0) this.bytes.set(values, at + 1);
    else this.filters[filter - 1]!(this.bytes.byteOffset + at + 1, row, above, size, channels);
    return at + 1 + size;
  }

  /** Takes `bytes[start]` to `bytes[end - 1]` into the sums. */
  addAdler(sums: Adler, start: number, end: number): void {
    const found = new Uint32Array(this.memory.buffer, 0, sumBytes / 4);
    const total = (k: number): number => found[k]! + found[k + 1]! + found[k + 2]! + found[k + 3]!;
    let at = start;
    while (end - at >= 16) {
      const size = Math.min(adlerSpan, (end - at) & ~15);
      this.loops!.adler(0, this.bytes.byteOffset + at, size);
      sums.b = (sums.b + size * sums.a + 16 * total(4) + total(8)) % adlerModulus;
      sums.a = (sums.a + total(0)) % adlerModulus;
      at += size;
    }
    addAdler(sums, this.bytes, at, end);
  }
}
