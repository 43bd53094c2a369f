import type { Pose } from '../../pose.js';
import type { View } from './camera.js';
import type { DrawList } from './draws.js';
import { subpixels } from '../raster/samples.js';

/**
 * How far from the middle of the picture a corner may lie, in subpixels; farther ones are clipped. With sides of at most
 * 8192 pixels, edge functions stay below 2⁴⁹: whole numbers that doubles hold exactly.
 */
export const guard = 0x400000;

/** Corners of clipped triangles are kept behind the vertices. */
const clipRoom = 16;

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

export const createProjected = (vertices: number): Projected => ({
  points: new Float64Array(3 * (vertices + clipRoom)),
  spare: vertices,
});

/**
 * From an object's own coordinates to (X, Y, z): z along the camera's axis, X / z and Y / z the picture's coordinates
 * from its middle, in subpixels. Three rows of four numbers.
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

const matrix = new Float64Array(12);

export function project(view: View, { draws }: DrawList, out: Projected): void {
  const centerX = view.centerX * subpixels;
  const centerY = view.centerY * subpixels;
  for (const draw of draws) {
    toClip(view, draw.pose, matrix);
    projectMesh(draw.positions, matrix, view.near, centerX, centerY, 3 * draw.firstVertex, out.points);
  }
}

function projectMesh(
  positions: Float32Array,
  m: Float64Array,
  near: number,
  centerX: number,
  centerY: number,
  first: number,
  out: Float64Array,
): void {
  const m0 = m[0];
  const m1 = m[1];
  const m2 = m[2];
  const m3 = m[3];
  const m4 = m[4];
  const m5 = m[5];
  const m6 = m[6];
  const m7 = m[7];
  const m8 = m[8];
  const m9 = m[9];
  const m10 = m[10];
  const m11 = m[11];
  for (let i = 0, at = first; i < positions.length; i += 3, at += 3) {
    const px = positions[i];
    const py = positions[i + 1];
    const pz = positions[i + 2];
    const w = 1 / (m8 * px + m9 * py + m10 * pz + m11);
    const x = (m0 * px + m1 * py + m2 * pz + m3) * w;
    const y = (m4 * px + m5 * py + m6 * pz + m7) * w;
    if (w > 0 && w * near <= 1 && x >= -guard && x <= guard && y >= -guard && y <= guard) {
      out[at] = Math.floor(centerX + x + 0.5);
      out[at + 1] = Math.floor(centerY + y + 0.5);
      out[at + 2] = w;
    } else out[at + 2] = 0;
  }
}
