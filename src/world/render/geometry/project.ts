import type { View } from './camera.js';
import type { DrawList } from './draws.js';
import { type FramePlaces, portion } from '../frame/frame-places.js';
import { subpixels } from '../raster/target.js';
import type { Workspace } from '../frame/workspace.js';
import { toClip } from './to-clip.js';

/** A frame's vertices in the picture. */
export interface Projected {
  /**
   * Per vertex x, y and 1 / depth. The first two are whole subpixels from the upper left corner of the picture. 1 / depth
   * is 0 where the vertex lies before the near plane or beyond the guard band.
   */
  readonly points: Float64Array;
  /** The number of vertices; clipped corners are put behind them. */
  readonly spare: number;
}

/** Finds where the vertices of a frame lie in the picture. Returns per part whether all of it lies before the camera. */
export function project(
  view: View,
  { draws }: DrawList,
  { memory, loops }: Workspace,
  { matrix, vertices: from, points }: FramePlaces,
): boolean[] {
  const centerX = view.centerX * subpixels;
  const centerY = view.centerY * subpixels;
  const { floats, doubles } = memory;
  const rows = doubles.subarray(matrix >> 3, (matrix >> 3) + 12);
  return draws.map(({ pose, positions, firstVertex, vertices }) => {
    let outside = 0;
    toClip(view, pose, rows);
    for (let first = 0; first < vertices; first += portion) {
      const count = Math.min(portion, vertices - first);
      floats.set(positions.subarray(3 * first, 3 * (first + count)), from >> 2);
      const out = points + 24 * (firstVertex + first);
      outside += loops.project(from, count, matrix, view.near, centerX, centerY, out);
    }
    return outside === 0;
  });
}
