import type { FramePlaces } from './frame-places.js';
import type { Bins } from '../raster/bins.js';
import type { View } from '../geometry/camera.js';
import type { DrawList } from '../geometry/draws.js';
import type { Projected } from '../geometry/project.js';
import type { Workspace } from './workspace.js';

/** The geometry of a picture, ready to be seen. */
export interface Frame {
  readonly view: View;
  readonly list: DrawList;
  readonly projected: Projected;
  /** Per part, whether none of it has to be clipped. */
  readonly whole: readonly boolean[];
  /** Room for the positions of all vertices, f32, where any has to be clipped and points are shaded by the loops; else 0. */
  readonly positions: number;
  /** Per triangle, the index of its part in the list. */
  readonly drawOf: Uint32Array;
  readonly bins: Bins;
  /** The memory that holds it. */
  readonly workspace: Workspace;
  readonly places: FramePlaces;
}
