import { tent } from './blur.js';
import type { GroundPoint } from '../ground/point.js';
import { createMarks, findTexels, mark, type Marks, Place, readPlane } from './plane.js';
import type { PlanView } from './plan-view.js';

/** Looking up from below the ground. */
export const fromBelow = { right: [1, 0, 0], up: [0, 0, 1], toward: [0, -1, 0] } as const;

/** What is kept away of the light from all around where something stands close above the ground. */
export class ContactShadow {
  /** Where it is anything but 0. */
  marks: Marks = createMarks(0);
  private plane = new Float32Array(0);
  private readonly place = new Place();

  /** @param view from below; what it sees is used until the next call */
  constructor(private readonly view: PlanView) {}

  /** Finds what is lower than `height` meters, and blurs it. */
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

  /** Finds how close things are: 0 in the open to 1 under something that lies on the ground. */
  read(point: GroundPoint): void {
    const { place } = this;
    const { size, matrix: m } = this.view;
    place.x = m[0] * point.x + m[2] * point.z + m[3];
    place.y = m[4] * point.x + m[6] * point.z + m[7];
    point.close = 0;
    if (!findTexels(size, place) || this.marks.at[place.at] === 0) return;
    readPlane(this.plane, size, place);
    point.close = place.value;
  }
}
