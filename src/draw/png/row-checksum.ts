import { type Adler, adlerModulus } from './checksums.js';

/** Remainder of a whole number below 2^47 in floating point, where the engine's integer % would leave 32 bits. */
const reduce = (value: number) => value - Math.floor(value / adlerModulus) * adlerModulus;

/**
 * Adler-32 over rows of pixels that begin with a filter byte of 0, from what changes between one row and the next: equal
 * rows cost nothing, since a run of them has a closed form.
 */
export class RowChecksum {
  private a = 1;
  private b = 0;
  /** Of the current row: the sum of its bytes, and the sum of each times the bytes from it to the row's end. */
  private sum = 0;
  private weighted = 0;
  private changedSum = 0;
  private changedWeighted = 0;
  private repeats = 0;

  /** @param size bytes of a row without its filter byte, at most 65,536. The first row is compared with zeros. */
  constructor(private readonly size: number) {}

  /** Takes `count` more rows equal to the last. */
  repeat(count: number): void {
    this.repeats += count;
  }

  /**
   * Tells the checksum of bytes `start` to `end` − 1 of the row that `next` takes, the only ones that differ from the row
   * before. The row begins at `row`, the one before at `above`; −1: it is all zeros.
   */
  change(bytes: Uint8Array, row: number, above: number, start: number, end: number): void {
    let sum = 0;
    let weighted = 0;
    for (let i = start; i < end; i++) {
      const by = bytes[row + i]! - (above < 0 ? 0 : bytes[above + i]!);
      sum += by;
      weighted += by * (this.size - i);
    }
    this.changeBy(sum, weighted);
  }

  /** The same, given the sum of the differences, and that of each times the bytes from its place to the row's end. */
  changeBy(sum: number, weighted: number): void {
    this.changedSum += sum;
    this.changedWeighted += weighted;
  }

  /** Takes a row that differs by the changes given since the last. */
  next(): void {
    this.settle();
    this.sum = reduce(this.sum + this.changedSum);
    this.weighted = reduce(this.weighted + this.changedWeighted);
    this.changedSum = 0;
    this.changedWeighted = 0;
    this.repeats = 1;
  }

  private settle(): void {
    const k = this.repeats;
    if (k === 0) return;
    const bytes = this.size + 1;
    // Row r of k adds bytes · (a + r · sum) + weighted to b.
    const grown = reduce(reduce(bytes * this.sum) * reduce((k * (k - 1)) / 2));
    this.b = reduce(this.b + reduce(k * bytes) * this.a + grown + k * this.weighted);
    this.a = reduce(this.a + k * this.sum);
    this.repeats = 0;
  }

  /** The sums over all rows taken. */
  sums(): Adler {
    this.settle();
    return { a: this.a, b: this.b };
  }
}
