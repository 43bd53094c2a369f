import { dot, scale, subtract, type Vec3 } from '../../vector.js';
import type { View } from '../geometry/camera.js';
import type { PlanView } from '../shadows/plan-view.js';
import type { Marks } from '../shadows/marks.js';

/** The part of a picture that may show something on the ground; at first nothing. Pixels. */
export class GroundWindow {
  /** The first and last row. */
  top: number;
  bottom = -1;
  /** Per row the first and last column. */
  readonly left: Int32Array;
  readonly right: Int32Array;

  constructor(private readonly view: View) {
    this.top = view.height;
    this.left = new Int32Array(view.height).fill(view.width);
    this.right = new Int32Array(view.height).fill(-1);
  }

  /** Adds the whole picture. */
  addAll(): void {
    this.top = 0;
    this.bottom = this.view.height - 1;
    this.left.fill(0);
    this.right.fill(this.view.width - 1);
  }

  /** Adds what is marked in a plane that has a texel for `by` × `by` of a plan view's. */
  add(plan: PlanView, marks: Marks, by: number): void {
    const { left: first, right: last, top, bottom, size, at } = marks;
    const columns = last - first + 2;
    const corners = this.project(plan, marks, by);
    if (!corners) {
      this.addAll();
      return;
    }
    for (let y = top; y <= bottom; y++)
      for (let x = first, i = 2 * (y - top) * columns; x <= last; x++, i += 2)
        if (at[y * size + x] === 1) this.addCell(corners, i, i + 2 * columns);
  }

  /** The corners of a plane's marked texels in the picture, x and y each; undefined if any is not before the camera. */
  private project(plan: PlanView, marks: Marks, by: number): Float64Array | undefined {
    const { origin, right, up, forward, focal, centerX, centerY, near } = this.view;
    // Three points tell where all are: depth and the rest are linear on the ground.
    const start = plan.onGround(0, 0);
    const across = scale(subtract(plan.onGround(plan.size, 0), start), by / plan.size);
    const down = scale(subtract(plan.onGround(0, plan.size), start), by / plan.size);
    const along = (axis: Vec3): Vec3 => [
      dot(axis, subtract(start, origin)),
      dot(axis, across),
      dot(axis, down),
    ];
    const [x0, xi, xj] = along(right);
    const [y0, yi, yj] = along(up);
    const [z0, zi, zj] = along(forward);
    const corners = new Float64Array(2 * (marks.right - marks.left + 2) * (marks.bottom - marks.top + 2));
    for (let j = marks.top + 0.5, at = 0; j < marks.bottom + 2; j++)
      for (let i = marks.left + 0.5; i < marks.right + 2; i++, at += 2) {
        const depth = z0 + i * zi + j * zj;
        if (!(depth > near)) return undefined;
        corners[at] = centerX + (focal * (x0 + i * xi + j * xj)) / depth;
        corners[at + 1] = centerY - (focal * (y0 + i * yi + j * yj)) / depth;
      }
    return corners;
  }

  /** Adds a cell with the corners at a, a + 2, b and b + 2, and a pixel all around. */
  private addCell(corners: Float64Array, a: number, b: number): void {
    const { width, height } = this.view;
    const { left, right } = this;
    const from = Math.max(0, Math.floor(least(corners, a, b)) - 1);
    const to = Math.min(width - 1, Math.floor(most(corners, a, b)) + 1);
    const top = Math.max(0, Math.floor(least(corners, a + 1, b + 1)) - 1);
    const bottom = Math.min(height - 1, Math.floor(most(corners, a + 1, b + 1)) + 1);
    if (from > to || top > bottom) return;
    if (top < this.top) this.top = top;
    if (bottom > this.bottom) this.bottom = bottom;
    for (let y = top; y <= bottom; y++) {
      if (from < left[y]) left[y] = from;
      if (to > right[y]) right[y] = to;
    }
  }
}

const least = (list: Float64Array, a: number, b: number): number =>
  Math.min(list[a], list[a + 2], list[b], list[b + 2]);

const most = (list: Float64Array, a: number, b: number): number =>
  Math.max(list[a], list[a + 2], list[b], list[b + 2]);
