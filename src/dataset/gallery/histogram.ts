import { countIn } from '../../core/group.js';

/** A bin of a histogram: from ≤ value < to. */
export type Bin = { readonly from: number; readonly to: number; readonly count: number };

const mostBins = 256;
const finest = 1 / (1 << 20);
const largest = 1e9;

/**
 * A histogram of numbers whose range is not known beforehand. Bins have a power of two as width; when they become too
 * many, neighbors are merged, so counts stay exact and memory bounded.
 */
export class Histogram {
  private bins = new Map<number, number>();
  private width = finest;
  count = 0;
  min = Infinity;
  max = -Infinity;
  private whole = true;

  /** Values beyond ±10⁹ are left out. */
  add(value: number): void {
    if (!(Math.abs(value) <= largest)) return;
    this.count++;
    this.min = Math.min(this.min, value);
    this.max = Math.max(this.max, value);
    this.whole &&= Number.isInteger(value);
    countIn(this.bins, Math.floor(value / this.width));
    while (this.bins.size > mostBins) this.coarsen();
  }

  /** The bins, at most `most` neighboring ones from the smallest value to the largest, empty ones included. */
  draw(most: number): Bin[] {
    if (this.count === 0) return [];
    let { first, last } = this.span();
    // Bins finer than the step of whole numbers would be empty but for one in many.
    while (last - first + 1 > most || (this.whole && this.width < 1)) {
      this.coarsen();
      ({ first, last } = this.span());
    }
    return Array.from({ length: last - first + 1 }, (_, i) => ({
      from: (first + i) * this.width,
      to: (first + i + 1) * this.width,
      count: this.bins.get(first + i) ?? 0,
    }));
  }

  private span(): { first: number; last: number } {
    return { first: Math.floor(this.min / this.width), last: Math.floor(this.max / this.width) };
  }

  private coarsen(): void {
    this.width *= 2;
    const merged = new Map<number, number>();
    for (const [key, count] of this.bins) countIn(merged, Math.floor(key / 2), count);
    this.bins = merged;
  }
}
