import type { View } from './camera.js';
import type { Draw, DrawList } from './draws.js';
import { subpixels } from './samples.js';

/**
 * How far from the middle of the picture a corner may lie, in subpixels; farther ones are clipped. With sides of at most
 * 8192 pixels, edge functions stay below 2⁴⁹: whole numbers that doubles hold exactly.
 */
export const guard = 0x400000;

/** Corners of clipped triangles are kept behind the vertices. */
export const clipRoom = 16;

/** A frame's vertices in the picture. */
export interface Projected {
  /** Subpixels from the upper left corner of the picture. */
  readonly x: Int32Array;
  readonly y: Int32Array;
  /** 1 / depth, or 0 where the vertex lies before the near plane or beyond the guard band. */
  readonly inverse: Float64Array;
  /** Where clipped corners are put. */
  readonly spare: number;
}

export function createProjected(vertices: number): Projected {
  const size = vertices + clipRoom;
  return {
    x: new Int32Array(size),
    y: new Int32Array(size),
    inverse: new Float64Array(size),
    spare: vertices,
  };
}

/**
 * From an object's own coordinates to (X, Y, z): z along the camera's axis, X / z and Y / z the picture's coordinates
 * from its middle, in subpixels. Three rows of four numbers.
 */
export function toClip(view: View, { pose }: Draw, out: Float64Array): void {
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

type Matrix = readonly [...Row, ...Row, ...Row];
type Row = readonly [number, number, number, number];

const matrix = new Float64Array(12);

export function project(view: View, { draws }: DrawList, out: Projected): void {
  for (const draw of draws) {
    toClip(view, draw, matrix);
    projectMesh(
      draw.mesh.positions,
      matrix,
      view.near,
      view.centerX * subpixels,
      view.centerY * subpixels,
      draw.firstVertex,
      out,
    );
  }
}

function projectMesh(
  positions: Float32Array,
  m: Float64Array,
  near: number,
  centerX: number,
  centerY: number,
  first: number,
  out: Projected,
): void {
  const { x: outX, y: outY, inverse } = out;
  const [m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11] = m as unknown as Matrix;
  for (let i = 0, at = first; i < positions.length; i += 3, at++) {
    const px = positions[i];
    const py = positions[i + 1];
    const pz = positions[i + 2];
    const w = 1 / (m8 * px + m9 * py + m10 * pz + m11);
    const x = (m0 * px + m1 * py + m2 * pz + m3) * w;
    const y = (m4 * px + m5 * py + m6 * pz + m7) * w;
    if (w > 0 && w * near <= 1 && x >= -guard && x <= guard && y >= -guard && y <= guard) {
      outX[at] = Math.floor(centerX + x + 0.5);
      outY[at] = Math.floor(centerY + y + 0.5);
      inverse[at] = w;
    } else inverse[at] = 0;
  }
}
