/** How many cells share a mark. */
const group = 4;
/** Rows begin at multiples of this many cells, so that their marks can be read four at a time. */
const alignment = 16;

/**
 * A grid of signed areas. After every boundary of a shape has been added, the running sum along a row is the part of each
 * pixel that the shape covers (the accumulation buffer of LibArt and font-rs).
 *
 * Cells that a boundary has touched are marked, four to a mark: between marks the sum does not change, and only marked cells
 * have to be cleared.
 */
export class AreaGrid {
  private cells = new Float64Array(0);
  private marks = new Uint8Array(0);
  private fourMarks = new Int32Array(0);
  /** Whether a grid was begun and not all of its rows were taken, so that cells are not all 0. */
  private dirty = false;
  private left = 0;
  private top = 0;
  private width = 0;
  private height = 0;
  private stride = 0;
  /** Where the covered stretches of the row last taken begin and end by turns, counted from the first pixel of the grid. */
  spans = new Int32Array(0);

  /** Starts a grid of `width` × `height` pixels whose first pixel is (left, top). */
  begin(left: number, top: number, width: number, height: number): void {
    // Two cells more: a boundary on the right side of the last pixel writes one past it.
    this.stride = (width + 1 + alignment) & -alignment;
    this.left = left;
    this.top = top;
    this.width = width;
    this.height = height;
    const size = this.stride * height;
    if (this.cells.length < size) {
      this.cells = new Float64Array(size);
      this.marks = new Uint8Array(size / group);
      this.fourMarks = new Int32Array(this.marks.buffer);
    } else if (this.dirty) {
      this.cells.fill(0);
      this.marks.fill(0);
    }
    if (this.spans.length < this.stride) this.spans = new Int32Array(this.stride);
    this.dirty = true;
  }

  /**
   * Adds the boundary from (xa, ya) down to (xb, yb): all to its right gains `sign`.
   * Both ends lie inside the grid, ya < yb. Returns the number of cells touched.
   */
  add(xa: number, ya: number, xb: number, yb: number, sign: number): number {
    const { cells, marks } = this;
    const slope = (xb - xa) / (yb - ya);
    const low = xa < xb ? xa : xb;
    const high = xa < xb ? xb : xa;
    let y = ya;
    let x = xa;
    let row = Math.floor(ya);
    let work = 0;
    while (y < yb) {
      const nextY = row + 1 < yb ? row + 1 : yb;
      let nextX = xb;
      if (nextY < yb) {
        nextX = xa + (nextY - ya) * slope;
        // Rounding may overshoot the ends by a hair.
        if (nextX < low) nextX = low;
        else if (nextX > high) nextX = high;
      }
      const height = (nextY - y) * sign;
      const base = (row - this.top) * this.stride - this.left;
      const column = Math.floor(x);
      if (Math.floor(nextX) === column) {
        const covered = height * ((x + nextX) * 0.5 - column);
        const at = base + column;
        cells[at] += height - covered;
        cells[at + 1] += covered;
        marks[at >> 2] = 1;
        marks[(at + 1) >> 2] = 1;
        work++;
      } else work += this.addAcross(base, x < nextX ? x : nextX, x < nextX ? nextX : x, height);
      x = nextX;
      y = nextY;
      row++;
    }
    return work;
  }

  /** A boundary inside one row that runs over several pixels, from x = a to x = b > a. */
  private addAcross(base: number, a: number, b: number, height: number): number {
    const { cells, marks } = this;
    const perPixel = height / (b - a);
    const first = Math.floor(a);
    let x = a;
    let column = first;
    while (x < b) {
      const next = column + 1 < b ? column + 1 : b;
      const share = (next - x) * perPixel;
      const covered = share * ((x + next) * 0.5 - column);
      const at = base + column;
      cells[at] += share - covered;
      cells[at + 1] += covered;
      marks[at >> 2] = 1;
      x = next;
      column++;
    }
    marks[(base + column) >> 2] = 1;
    return column - first;
  }

  /**
   * Writes the coverages of the covered stretches of row `row` as bytes 0 to 255, rounded half up: that of the grid's first
   * pixel to `out[at]`. Between the stretches nothing is written. Returns the number of `spans`, two to a stretch. Rows are
   * taken once, in their order.
   */
  take(row: number, out: Uint8Array, at: number): number {
    const { cells, marks, fourMarks, spans, width, stride } = this;
    const first = row * stride;
    let count = 0;
    let sum = 0;
    let level = 0;
    for (let i = 0; i < stride; i += alignment) {
      if (fourMarks[(first + i) >> 4] === 0) {
        let end = i + alignment;
        while (end < stride && fourMarks[(first + end) >> 4] === 0) end += alignment;
        if (level > 0) out.fill(level, at + i, at + Math.min(end, width));
        else if ((count & 1) === 1) spans[count++] = i < width ? i : width;
        i = end - alignment;
        continue;
      }
      for (let k = i; k < i + alignment; k += group) {
        const cell = first + k;
        if (marks[cell >> 2] !== 0) {
          marks[cell >> 2] = 0;
          if ((count & 1) === 0 && k < width) spans[count++] = k;
          if (k + group <= width) {
            // The small excess makes exact halves round up whatever the order of the additions was.
            const to = at + k;
            sum += cells[cell];
            out[to] = sum * 255 + 0.500001;
            sum += cells[cell + 1];
            out[to + 1] = sum * 255 + 0.500001;
            sum += cells[cell + 2];
            out[to + 2] = sum * 255 + 0.500001;
            sum += cells[cell + 3];
            level = (sum * 255 + 0.500001) & 255;
            out[to + 3] = level;
          } else {
            for (let j = k; j < width; j++) {
              sum += cells[first + j];
              out[at + j] = sum * 255 + 0.500001;
            }
          }
          cells[cell] = 0;
          cells[cell + 1] = 0;
          cells[cell + 2] = 0;
          cells[cell + 3] = 0;
        } else if (level > 0) {
          const end = k + group < width ? k + group : width;
          for (let j = k; j < end; j++) out[at + j] = level;
        } else if ((count & 1) === 1) spans[count++] = k < width ? k : width;
      }
    }
    if ((count & 1) === 1) spans[count++] = width;
    if (row === this.height - 1) this.dirty = false;
    return count;
  }
}
