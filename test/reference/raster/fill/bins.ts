import type { KernelMemory } from '../../../../src/core/wasm/kernel.js';

/** What `src/world/render/raster/bins.as.ts` is in TypeScript. */
export class BinsReference {
  private perBand = 0;
  private perEntry = 0;
  private count = 0;
  private capacity = 0;
  private bands = 0;
  private bandHeight = 1;
  private reach = 0;
  /** A 1 / depth: triangles that are farther with all corners are left out. Undefined: none is. */
  private farthest: number | undefined;

  constructor(protected readonly memory: KernelMemory) {}

  startBins(
    bands: number,
    bandHeight: number,
    perBand: number,
    perEntry: number,
    mostEntries: number,
    width: number,
    reach: number,
  ): void {
    const { ints } = this.memory;
    this.perBand = perBand >> 2;
    this.perEntry = perEntry >> 2;
    this.count = 0;
    this.capacity = mostEntries;
    this.bands = bands;
    this.bandHeight = bandHeight;
    this.reach = reach;
    this.farthest = undefined;
    for (const [list, value] of [-1, -1, width, -1].entries())
      ints.fill(value, this.perBand + list * bands, this.perBand + (list + 1) * bands);
  }

  entries(): number {
    return this.count;
  }

  limit(points: number, count: number): void {
    const { doubles } = this.memory;
    const depths = Array.from({ length: count }, (_, i) => doubles[(points >> 3) + 3 * i + 2]);
    this.farthest = 0.999 * Math.min(Number.MAX_VALUE, ...depths);
  }

  addRows(triangle: number, left: number, right: number, top: number, bottom: number): void {
    if (bottom < 0) return;
    const { bands, perBand, perEntry, capacity, farthest } = this;
    const { ints } = this.memory;
    const from = top > 0 ? Math.floor(top / this.bandHeight) : 0;
    const to = Math.min(bands - 1, Math.floor(bottom / this.bandHeight));
    for (let band = from; band <= to; band++) {
      const [first, end] = [ints[perBand + band + 2 * bands], ints[perBand + band + 3 * bands]];
      if (farthest !== undefined && (left >> 8 > end || right >> 8 < first)) continue;
      const entry = this.count++;
      if (entry >= capacity) continue;
      ints[perEntry + entry] = triangle;
      ints[perEntry + capacity + entry] = -1;
      const at = perBand + band;
      const last = ints[at + bands];
      if (last < 0) ints[at] = entry;
      else ints[perEntry + capacity + last] = entry;
      ints[at + bands] = entry;
      if (farthest !== undefined) continue;
      if (left >> 8 < first) ints[at + 2 * bands] = left >> 8;
      if (right >> 8 > end) ints[at + 3 * bands] = right >> 8;
    }
  }

  addPart(
    from: number,
    count: number,
    indices: number,
    points: number,
    first: number,
    oneSided: number,
    orientation: number,
    width: number,
  ): number {
    const { words, doubles } = this.memory;
    const start = points >> 3;
    for (let i = from, at = (indices >> 2) + 3 * from; i < count; i++, at += 3) {
      const a = start + 3 * words[at];
      const b = start + 3 * words[at + 1];
      const c = start + 3 * words[at + 2];
      if (!(doubles[a + 2] > 0 && doubles[b + 2] > 0 && doubles[c + 2] > 0)) return i;
      if (Math.max(doubles[a + 2], doubles[b + 2], doubles[c + 2]) < (this.farthest ?? 0)) continue;
      const ax = doubles[a];
      const ay = doubles[a + 1];
      const bx = doubles[b];
      const by = doubles[b + 1];
      const cx = doubles[c];
      const cy = doubles[c + 1];
      if (oneSided !== 0 && ((cx - ax) * (by - ay) - (bx - ax) * (cy - ay)) * orientation <= 0) continue;
      const left = ax < bx ? (ax < cx ? ax : cx) : bx < cx ? bx : cx;
      const right = ax > bx ? (ax > cx ? ax : cx) : bx > cx ? bx : cx;
      if (right < 0 || left > width) continue;
      const top = ay < by ? (ay < cy ? ay : cy) : by < cy ? by : cy;
      const bottom = ay > by ? (ay > cy ? ay : cy) : by > cy ? by : cy;
      if (!this.mayHold(left, right) || !this.mayHold(top, bottom)) continue;
      this.addRows(first + i, left | 0, right | 0, top | 0, bottom | 0);
    }
    return count;
  }

  /** Whether there may be a sample of any pixel between two subpixels. */
  private mayHold(from: number, to: number): boolean {
    return (from + 127 - this.reach) >> 8 <= (to + this.reach - 128) >> 8;
  }
}
