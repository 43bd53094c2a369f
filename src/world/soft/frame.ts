import type { View } from './geometry/camera.js';
import type { DrawList } from './geometry/draws.js';
import type { Projected } from './geometry/project.js';

/** The geometry of a picture, ready to be seen. */
export interface Frame {
  readonly view: View;
  readonly list: DrawList;
  readonly projected: Projected;
  /** Per triangle, the index of its part in the list. */
  readonly drawOf: Uint32Array;
}
