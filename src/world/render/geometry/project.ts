import type { View } from './camera.js';
import type { DrawList } from './draws.js';
import { type FramePlaces, portion } from '../frame/frame-places.js';
import { subpixels } from '../raster/target.js';
import type { Workspace } from '../frame/frame-maker.js';
import type { Pose } from '../../pose.js';

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

/**
 * Writes the map from an object's own coordinates to (X, Y, z): z along the camera's axis, X / z and Y / z the
 * picture's coordinates from its middle, in subpixels. Three rows of four numbers.
 */
export function toClip(view: View, pose: Pose, out: Float64Array): void {
  const { rotation: r, position, scale } = pose;
  const axes = [view.right, view.up, view.forward] as const;
  const size = [view.focal * subpixels, -view.focal * subpixels, 1] as const;
  for (let i = 0; i < 3; i++) {
    const axis = axes[i];
    const by = size[i];
    for (let j = 0; j < 3; j++)
      out[4 * i + j] = by * scale * (axis[0] * r[j] + axis[1] * r[3 + j] + axis[2] * r[6 + j]);
    out[4 * i + 3] =
      by *
      (axis[0] * (position[0] - view.origin[0]) +
        axis[1] * (position[1] - view.origin[1]) +
        axis[2] * (position[2] - view.origin[2]));
  }
}
