import { type Adler, adlerModulus } from '../checksums.js';

/**
 * A number from −65,521 to 131,041 with the same remainder as a whole number up to 2^53. The quotient may be one off, as
 * it is multiplied by a reciprocal: dividing takes longer.
 */
const reduce = (value: number) => value - Math.floor(value * (1 / adlerModulus)) * adlerModulus;

/**
 * Adler-32 over rows of pixels that begin with a filter byte of 0, from what changes between one row and the next: equal
 * rows cost nothing, since a run of them has a closed form.
 */
export class RowChecksum {
  /** The two sums of the stream, not fully reduced. */
  private a = 1;
  private b = 0;
  /** Exact sums of the current row: its bytes, and each byte times the bytes from it to the row's end. */
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
      const by = bytes[row + i] - (above < 0 ? 0 : bytes[above + i]);
      sum += by;
      weighted += by * (this.size - i);
    }
    this.changedSum += sum;
    this.changedWeighted += weighted;
  }

  /** The same where it is known by how much its bytes differ, all together, and each times the bytes from it to the row's end. */
  changeBy(sum: number, weighted: number): void {
    this.changedSum += sum;
    this.changedWeighted += weighted;
  }

  /** Takes a row that differs by the changes given since the last. */
  next(): void {
    this.settle();
    this.sum += this.changedSum;
    this.weighted += this.changedWeighted;
    this.changedSum = 0;
    this.changedWeighted = 0;
    this.repeats = 1;
  }

  private settle(): void {
    const k = this.repeats;
    if (k === 0) return;
    const bytes = this.size + 1;
    // Row r of k adds bytes · (a + r · sum) + weighted to b. A row's sum is below 2^24, and weighted below 2^40.
    if (k > 1) this.b += reduce(reduce(bytes * this.sum) * reduce((k * (k - 1)) / 2));
    this.b = reduce(this.b + reduce(k * bytes) * this.a + k * this.weighted);
    this.a = reduce(this.a + k * this.sum);
    this.repeats = 0;
  }

  /** The sums over all rows taken. */
  sums(): Adler {
    this.settle();
    return { a: remainder(this.a), b: remainder(this.b) };
  }
}

const remainder = (value: number) => (reduce(value) + 2 * adlerModulus) % adlerModulus;
