import type { View } from './camera.js';
import { subpixels } from '../raster/target.js';
import type { Pose } from '../../pose.js';

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
