import { WindowField } from '../shadow/plan-kernel.js';
import { dot, scale, subtract, type Vec3 } from '../../vector.js';
import type { Frame } from '../frame/frame.js';
import type { Marks } from '../shadow/marks.js';
import type { PlanView } from '../shadow/plan-view.js';

/** The part of a picture that may show something on the ground; at first nothing. Pixels. */
export class GroundWindow {
  /** The place in the kernels' memory, in numbers of 4 bytes: see `PlanLoops.cover`. */
  private readonly at: number;

  /** @param frame made for a picture */
  constructor(private readonly frame: Frame) {
    const { width, height } = frame.view;
    this.at = frame.places.picture!.window >> 2;
    this.fill(height, -1, width, -1);
  }

  private fill(top: number, bottom: number, left: number, right: number): void {
    const { ints } = this.frame.workspace.memory;
    const { height } = this.frame.view;
    const rows = this.at + 2;
    ints.set([top, bottom], this.at);
    ints.fill(left, rows, rows + height);
    ints.fill(right, rows + height, rows + 2 * height);
  }

  /** Adds the whole picture. */
  addAll(): void {
    const { width, height } = this.frame.view;
    this.fill(0, height - 1, 0, width - 1);
  }

  /** Adds what is marked in a plane that has a texel for `by` × `by` of a plan view's. */
  add(plan: PlanView, { marks, box, size }: Marks, by: number): void {
    const { workspace, places } = this.frame;
    // Nothing is marked.
    if (workspace.memory.ints[(box >> 2) + 1] < 0) return;
    const { window, windowView } = places.picture!;
    const { corners } = places.plans!;
    this.describe(plan, by);
    if (workspace.plan.cover(marks, size, box, windowView, corners, window) === 0) this.addAll();
  }

  /** Writes where the plane's texels are in the picture. */
  private describe(plan: PlanView, by: number): void {
    const { view, workspace, places } = this.frame;
    const { origin, right, up, forward, focal, centerX, centerY, near, width, height } = view;
    const { doubles } = workspace.memory;
    // Three points tell where all are: depth and the rest are linear on the ground.
    const start = plan.onGround(0, 0);
    const across = scale(subtract(plan.onGround(plan.size, 0), start), by / plan.size);
    const down = scale(subtract(plan.onGround(0, plan.size), start), by / plan.size);
    const along = (axis: Vec3): Vec3 => [
      dot(axis, subtract(start, origin)),
      dot(axis, across),
      dot(axis, down),
    ];
    const at = places.picture!.windowView >> 3;
    doubles.set([...along(right), ...along(up), ...along(forward)], at + WindowField.right);
    doubles.set([focal, centerX, centerY, near, width, height], at + WindowField.focal);
  }

  /** The first and last row. */
  get top(): number {
    return this.frame.workspace.memory.ints[this.at];
  }

  get bottom(): number {
    return this.frame.workspace.memory.ints[this.at + 1];
  }

  /** The first and last column of a row. */
  left(y: number): number {
    return this.frame.workspace.memory.ints[this.at + 2 + y];
  }

  right(y: number): number {
    return this.left(this.frame.view.height + y);
  }
}
