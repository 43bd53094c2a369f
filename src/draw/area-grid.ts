/**
 * A grid of signed areas. After every boundary of a shape has been added, the running sum along a row is the part of each
 * pixel that the shape covers (the accumulation buffer of LibArt and font-rs).
 */
export class AreaGrid {
  private cells = new Float64Array(0);
  private left = 0;
  private top = 0;
  private stride = 0;

  /** Starts a grid of `width` × `height` pixels whose first pixel is (left, top). */
  begin(left: number, top: number, width: number, height: number): void {
    // Two cells more: a boundary on the right side of the last pixel writes one past it.
    this.stride = width + 2;
    this.left = left;
    this.top = top;
    const size = this.stride * height;
    if (this.cells.length < size) this.cells = new Float64Array(size);
    else this.cells.fill(0, 0, size);
  }

  /**
   * Adds the boundary from (xa, ya) down to (xb, yb): all to its right gains `sign`.
   * Both ends lie inside the grid, ya < yb. Returns the number of cells touched.
   */
  add(xa: number, ya: number, xb: number, yb: number, sign: number): number {
    const { cells } = this;
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
        cells[base + column]! += height - covered;
        cells[base + column + 1]! += covered;
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
    const perPixel = height / (b - a);
    const first = Math.floor(a);
    let x = a;
    let column = first;
    while (x < b) {
      const next = column + 1 < b ? column + 1 : b;
      const share = (next - x) * perPixel;
      const covered = share * ((x + next) * 0.5 - column);
      this.cells[base + column]! += share - covered;
      this.cells[base + column + 1]! += covered;
      x = next;
      column++;
    }
    return column - first;
  }

  /** Writes the coverages of the grid's rows as bytes 0 to 255, rounded half up. */
  write(out: Uint8Array, at: number, width: number, height: number): void {
    const { cells, stride } = this;
    for (let row = 0; row < height; row++) {
      let i = row * stride;
      let sum = 0;
      for (const end = at + width; at < end; at++, i++) {
        sum += cells[i]!;
        // The small excess makes exact halves round up whatever the order of the additions was.
        out[at] = sum * 255 + 0.500001;
      }
    }
  }
}
