import type { LineSink } from './line-sink.js';

/** Tables longer than this are given back after a fill, so that one huge path does not hold memory forever. */
const keptEdges = 65_536;

/**
 * The edges of a path inside a window, as the sweep wants them: never horizontal, from top to bottom, clipped.
 * What lies left of the window is pushed onto its left side, where it still turns the winding number of all that is to
 * its right; what lies right, above or below can be dropped.
 */
export class EdgeTable implements LineSink {
  count = 0;
  x0 = new Float64Array(256);
  y0 = new Float64Array(256);
  x1 = new Float64Array(256);
  y1 = new Float64Array(256);
  /** +1 where the path ran downward, -1 where upward. */
  winding = new Int8Array(256);
  /** The box around all parts inside the window, empty while left > right. */
  left = 0;
  top = 0;
  right = 0;
  bottom = 0;

  private width = 0;
  private height = 0;
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;

  reset(width: number, height: number): void {
    this.count = 0;
    this.width = width;
    this.height = height;
    this.left = this.top = Infinity;
    this.right = this.bottom = -Infinity;
    if (this.x0.length > keptEdges) this.resize(256);
  }

  move(x: number, y: number): void {
    this.x = this.startX = x;
    this.y = this.startY = y;
  }

  line(x: number, y: number): void {
    const { x: fromX, y: fromY } = this;
    this.x = x;
    this.y = y;
    if (fromY < y) this.clipRows(fromX, fromY, x, y, 1);
    else if (fromY > y) this.clipRows(x, y, fromX, fromY, -1);
  }

  end(): void {
    this.line(this.startX, this.startY);
  }

  unseen(left: number, top: number, right: number, bottom: number): boolean {
    return right <= 0 || left >= this.width || bottom <= 0 || top >= this.height;
  }

  private clipRows(x0: number, y0: number, x1: number, y1: number, winding: number): void {
    const { height } = this;
    if (y1 <= 0 || y0 >= height) return;
    const slope = (x1 - x0) / (y1 - y0);
    if (y1 > height) {
      x1 = between(x0, x1, x0 + (height - y0) * slope);
      y1 = height;
    }
    if (y0 < 0) {
      x0 = between(x0, x1, x0 - y0 * slope);
      y0 = 0;
    }
    this.clipColumns(x0, y0, x1, y1, winding);
  }

  private clipColumns(x0: number, y0: number, x1: number, y1: number, winding: number): void {
    const { width } = this;
    if (x0 >= 0 && x1 >= 0 && x0 <= width && x1 <= width) return this.add(x0, y0, x1, y1, winding);
    if (x0 <= 0 && x1 <= 0) return this.add(0, y0, 0, y1, winding);
    if (x0 >= width && x1 >= width) return this.reach(width, y0, y1);
    // Cut at the side that is crossed and take the two parts again.
    const side = x0 < 0 !== x1 < 0 ? 0 : width;
    const y = between(y0, y1, y0 + ((side - x0) * (y1 - y0)) / (x1 - x0));
    if (y > y0) this.clipColumns(x0, y0, side, y, winding);
    if (y < y1) this.clipColumns(side, y, x1, y1, winding);
  }

  private add(x0: number, y0: number, x1: number, y1: number, winding: number): void {
    const i = this.count;
    if (i === this.x0.length) this.resize(2 * i);
    this.x0[i] = x0;
    this.y0[i] = y0;
    this.x1[i] = x1;
    this.y1[i] = y1;
    this.winding[i] = winding;
    this.count = i + 1;
    this.reach(x0, y0, y1);
    this.reach(x1, y0, y1);
  }

  private reach(x: number, y0: number, y1: number): void {
    if (x < this.left) this.left = x;
    if (x > this.right) this.right = x;
    if (y0 < this.top) this.top = y0;
    if (y1 > this.bottom) this.bottom = y1;
  }

  private resize(size: number): void {
    const longer = (from: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> => {
      const to = new Float64Array(size);
      to.set(from.subarray(0, this.count));
      return to;
    };
    this.x0 = longer(this.x0);
    this.y0 = longer(this.y0);
    this.x1 = longer(this.x1);
    this.y1 = longer(this.y1);
    const winding = new Int8Array(size);
    winding.set(this.winding.subarray(0, this.count));
    this.winding = winding;
  }
}

/** Rounding may push a point of a segment past its end by a hair; this pulls it back. */
function between(a: number, b: number, value: number): number {
  return a < b ? Math.min(b, Math.max(a, value)) : Math.min(a, Math.max(b, value));
}

let rowStarts = new Int32Array(0);

/** Fills `order` with the indices of the table's edges by their upper ends: by pixel row first, then within each row. */
export function sortByTop({ count, y0, top, bottom }: EdgeTable, order: Int32Array): void {
  const first = Math.floor(top);
  const rows = Math.max(0, Math.ceil(bottom) - first) + 1;
  if (rowStarts.length <= rows) rowStarts = new Int32Array(rows + 1);
  else rowStarts.fill(0, 0, rows + 1);
  for (let i = 0; i < count; i++) rowStarts[Math.floor(y0[i]) - first + 1]++;
  for (let row = 1; row <= rows; row++) rowStarts[row] += rowStarts[row - 1];
  // After this pass rowStarts[row] is where the row ends.
  for (let i = 0; i < count; i++) order[rowStarts[Math.floor(y0[i]) - first]++] = i;
  for (let row = 0, start = 0; row < rows; row++) {
    const end = rowStarts[row];
    if (end - start > 64) order.subarray(start, end).sort((a, b) => y0[a] - y0[b] || a - b);
    else {
      for (let i = start + 1; i < end; i++) {
        const edge = order[i];
        let j = i;
        for (; j > start && y0[order[j - 1]] > y0[edge]; j--) order[j] = order[j - 1];
        order[j] = edge;
      }
    }
    start = end;
  }
}
