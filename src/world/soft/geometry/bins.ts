import type { View } from './camera.js';
import { clipTriangle } from './clip.js';
import type { Draw, DrawList } from './draws.js';
import type { Projected } from './project.js';
import { subpixels } from '../raster/samples.js';

/**
 * Which triangles touch which band of rows. A frame is drawn band by band, so that the samples at work fit in the
 * processor's cache and memory does not grow with the height of the picture.
 */
export class Bins {
  /** Per band, its first and its last entry, or -1. */
  first = new Int32Array(0);
  private last = new Int32Array(0);
  /** Per entry, a triangle of the frame and the next entry of the same band, or -1. In the order of triangles. */
  triangle = new Int32Array(1024);
  next = new Int32Array(1024);
  /** Per band, the first and the last column that any of its triangles reaches. */
  left = new Int32Array(0);
  right = new Int32Array(0);
  private entries = 0;
  private bands = 0;
  /** Subpixels. */
  private bandHeight = 1;

  /** Sorts the triangles of a frame that face the eye into bands of so many rows. */
  fill(view: View, list: DrawList, projected: Projected, rows: number): void {
    this.bands = Math.ceil(view.height / rows);
    this.bandHeight = rows * subpixels;
    if (this.first.length < this.bands) {
      this.first = new Int32Array(this.bands);
      this.last = new Int32Array(this.bands);
      this.left = new Int32Array(this.bands);
      this.right = new Int32Array(this.bands);
    }
    this.first.fill(-1);
    this.last.fill(-1);
    this.left.fill(view.width);
    this.right.fill(-1);
    this.entries = 0;
    for (const draw of list.draws) this.addPart(view, draw, projected);
  }

  private addPart(view: View, draw: Draw, projected: Projected): void {
    const { firstVertex, firstTriangle, mirrored, material, indices } = draw;
    const { points } = projected;
    const oneSided = !material.doubleSided;
    const orientation = mirrored ? -1 : 1;
    const width = view.width * subpixels;
    let triangle = firstTriangle;
    for (let i = 0; i < indices.length; i += 3, triangle++) {
      const a = 3 * (firstVertex + indices[i]);
      const b = 3 * (firstVertex + indices[i + 1]);
      const c = 3 * (firstVertex + indices[i + 2]);
      if (!(points[a + 2] > 0 && points[b + 2] > 0 && points[c + 2] > 0)) {
        this.addClipped(view, draw, projected, i, triangle);
        continue;
      }
      const ax = points[a];
      const ay = points[a + 1];
      const bx = points[b];
      const by = points[b + 1];
      const cx = points[c];
      const cy = points[c + 1];
      if (oneSided && ((cx - ax) * (by - ay) - (bx - ax) * (cy - ay)) * orientation <= 0) continue;
      const left = ax < bx ? (ax < cx ? ax : cx) : bx < cx ? bx : cx;
      const right = ax > bx ? (ax > cx ? ax : cx) : bx > cx ? bx : cx;
      if (right < 0 || left > width) continue;
      const top = ay < by ? (ay < cy ? ay : cy) : by < cy ? by : cy;
      const bottom = ay > by ? (ay > cy ? ay : cy) : by > cy ? by : cy;
      this.addRows(triangle, left | 0, right | 0, top | 0, bottom | 0);
    }
  }

  private addClipped(view: View, draw: Draw, projected: Projected, first: number, triangle: number): void {
    const { points, spare } = projected;
    const corners = clipTriangle(view, draw, first, projected);
    if (corners === 0) return;
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let i = 0; i < corners; i++) {
      const x = points[3 * (spare + i)];
      const y = points[3 * (spare + i) + 1];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    this.addRows(triangle, left | 0, right | 0, top | 0, bottom | 0);
  }

  /** Adds a triangle with these bounds, in subpixels. */
  private addRows(triangle: number, left: number, right: number, top: number, bottom: number): void {
    if (bottom < 0) return;
    const from = top > 0 ? Math.floor(top / this.bandHeight) : 0;
    const to = Math.min(this.bands - 1, Math.floor(bottom / this.bandHeight));
    for (let band = from; band <= to; band++) {
      this.add(band, triangle);
      if (left >> 8 < this.left[band]) this.left[band] = left >> 8;
      if (right >> 8 > this.right[band]) this.right[band] = right >> 8;
    }
  }

  private add(band: number, triangle: number): void {
    const entry = this.entries++;
    if (entry === this.next.length) this.grow();
    this.triangle[entry] = triangle;
    this.next[entry] = -1;
    const last = this.last[band];
    if (last < 0) this.first[band] = entry;
    else this.next[last] = entry;
    this.last[band] = entry;
  }

  private grow(): void {
    const { triangle, next } = this;
    this.triangle = new Int32Array(2 * triangle.length);
    this.triangle.set(triangle);
    this.next = new Int32Array(2 * next.length);
    this.next.set(next);
  }
}
