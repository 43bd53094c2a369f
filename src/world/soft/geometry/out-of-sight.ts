import { subpixels } from '../../../kernels/raster/samples.js';
import type { Pose } from '../../pose.js';
import type { View } from './camera.js';
import type { Box } from './geometry.js';
import { toClip } from './to-clip.js';

/** Corners are rounded to subpixels: so far beyond a side of the picture, in subpixels, nothing reaches it. */
const margin = 2 * subpixels;

const matrix = new Float64Array(12);

/** Whether a box with a pose surely shows in no sample: all of it lies before the near plane or beyond one side of the picture. */
export function isOutOfSight(view: View, box: Box, pose: Pose): boolean {
  toClip(view, pose, matrix);
  const right = (view.width - view.centerX) * subpixels + margin;
  const below = (view.height - view.centerY) * subpixels + margin;
  const left = view.centerX * subpixels + margin;
  const above = view.centerY * subpixels + margin;
  return (
    most(box, 0, 0, 1) < view.near * (1 - 1e-9) ||
    most(box, -1, 0, right) < 0 ||
    most(box, 1, 0, left) < 0 ||
    most(box, 0, -1, below) < 0 ||
    most(box, 0, 1, above) < 0
  );
}

/** The most that aX + bY + cz is in a box, with X, Y and z of `toClip`. */
function most({ low, high }: Box, a: number, b: number, c: number): number {
  let sum = a * matrix[3] + b * matrix[7] + c * matrix[11];
  for (let i = 0; i < 3; i++) {
    const factor = a * matrix[i] + b * matrix[4 + i] + c * matrix[8 + i];
    sum += factor * (factor > 0 ? high[i] : low[i]);
  }
  return sum;
}
