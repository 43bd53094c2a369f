import type { View } from '../geometry/camera.js';
import type { Draw } from '../geometry/draws.js';
import { subpixels, type Target } from '../raster/target.js';

/** Whether any vertex of a part lies below the ground. */
export function dips({ positions, pose }: Draw): boolean {
  const { rotation: r, position, scale } = pose;
  const x = r[3] * scale;
  const y = r[4] * scale;
  const z = r[5] * scale;
  let lowest = Infinity;
  for (let i = 0; i < positions.length; i += 3) {
    const height = x * positions[i] + y * positions[i + 1] + z * positions[i + 2];
    if (height < lowest) lowest = height;
  }
  return lowest + position[1] < 0;
}

/** The share by which the ground is put farther away than it is, so that what lies flat on it is seen. */
const behind = 1e-5;

/** Gives an empty target the depth of the ground, seen from above: 1 / depth is linear in the picture. */
export function hideBehindGround(view: View, { width, top, rows, depth, pattern }: Target): void {
  const per = (1 - behind) / view.origin[1];
  const stepX = (-view.right[1] / view.focal) * per;
  const stepY = (view.up[1] / view.focal) * per;
  const start = -view.forward[1] * per - (view.centerX - 0.5) * stepX + (top + 0.5 - view.centerY) * stepY;
  for (let y = 0, at = 0; y < rows; y++)
    for (let x = 0; x < width; x++)
      for (let s = 0; s < pattern.count; s++, at++) {
        const here = start + (x + pattern.x[s] / subpixels) * stepX + (y + pattern.y[s] / subpixels) * stepY;
        if (here > depth[at]) depth[at] = here;
      }
}
