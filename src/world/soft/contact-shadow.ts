import { read, tent } from './blur.js';
import type { PlanView } from './plan-view.js';

/** Looking up from below the ground. */
export const fromBelow = { right: [1, 0, 0], up: [0, 0, 1], towards: [0, -1, 0] } as const;

/** What is kept away of the light from all around where something stands close above the ground. */
export class ContactShadow {
  private readonly plane: Float32Array;
  private readonly at = new Float64Array(3);

  /** From a view from below of all that is lower than `height` metres. */
  constructor(
    private readonly view: PlanView,
    height: number,
  ) {
    const { size, heights, floor } = view;
    this.plane = new Float32Array(size * size);
    for (let i = 0; i < size * size; i++) {
      if (!(heights[i] > 0)) continue;
      const gap = 1 - Math.max(0, -(heights[i] + floor)) / height;
      if (gap > 0) this.plane[i] = gap * gap;
    }
    if (size > 0) {
      tent(this.plane, size, 3);
      tent(this.plane, size, 2);
    }
  }

  /** 0 in the open to 1 under something that lies on the ground. */
  read(x: number, z: number): number {
    const { view, at } = this;
    if (view.size === 0) return 0;
    view.locate(x, 0, z, at);
    return read(this.plane, view.size, at[0], at[1]);
  }
}
