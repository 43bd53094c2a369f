import { createMarks, isMarked, mark, type Marks, read, tent } from './blur.js';
import type { GroundPoint } from './ground-point.js';
import type { PlanView } from './plan-view.js';

/** Looking up from below the ground. */
export const fromBelow = { right: [1, 0, 0], up: [0, 0, 1], towards: [0, -1, 0] } as const;

/** What is kept away of the light from all around where something stands close above the ground. */
export class ContactShadow {
  /** Where it is anything but 0. */
  marks: Marks = createMarks(0);
  private plane = new Float32Array(0);

  /** @param view from below; what it sees is used until the next call */
  constructor(private readonly view: PlanView) {}

  /** Finds what is lower than `height` metres, and blurs it. */
  cast(height: number): void {
    const { size, heights, matrix } = this.view;
    if (this.plane.length < size * size) {
      this.plane = new Float32Array(size * size);
      this.marks = createMarks(size);
    }
    for (let i = 0; i < size * size; i++) {
      // How near the ground it is, by its height along the axis that points down.
      const gap = heights[i] > 0 ? 1 - Math.max(0, matrix[11] - heights[i]) / height : 0;
      this.plane[i] = gap > 0 ? gap * gap : 0;
    }
    tent(this.plane, size, 4);
    tent(this.plane, size, 3);
    mark(this.plane, size, this.marks);
  }

  /** 0 in the open to 1 under something that lies on the ground. */
  read({ x, z }: GroundPoint): number {
    const { size, matrix: m } = this.view;
    const px = m[0] * x + m[2] * z + m[3];
    const py = m[4] * x + m[6] * z + m[7];
    return isMarked(this.marks, size, px, py) ? read(this.plane, size, px, py) : 0;
  }
}
