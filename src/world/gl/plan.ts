import type { Box3, Matrix4 } from 'three';
import { place, type Pose } from '../pose.js';
import { dot, type Vec3 } from '../vector.js';

/** Which way a parallel view looks: three unit vectors, right × up = toward the eye. */
export interface Axes {
  readonly right: Vec3;
  readonly up: Vec3;
  readonly toward: Vec3;
}

/** A square parallel view: a point is at texels (right − left, up − bottom) / texel and at the height toward − floor. */
export interface Plan {
  readonly axes: Axes;
  readonly left: number;
  readonly bottom: number;
  /** Meters. */
  readonly texel: number;
  readonly floor: number;
  /** Meters between the floor and what is highest. */
  readonly range: number;
}

/** The extents of boxes along axes: low and high of each. */
export type Extents = readonly [right: Extent, up: Extent, toward: Extent];
type Extent = { low: number; high: number };

export function extentsOf(
  { right, up, toward }: Axes,
  boxes: Iterable<{ readonly box: Box3; readonly pose: Pose }>,
): Extents {
  const empty = (): Extent => ({ low: Infinity, high: -Infinity });
  const extents: Extents = [empty(), empty(), empty()];
  for (const { box, pose } of boxes)
    for (let corner = 0; corner < 8; corner++) {
      const point = place(pose, [
        (corner & 1 ? box.max : box.min).x,
        (corner & 2 ? box.max : box.min).y,
        (corner & 4 ? box.max : box.min).z,
      ]);
      [right, up, toward].forEach((axis, i) => {
        const at = dot(axis, point);
        const extent = extents[i]!;
        extent.low = Math.min(extent.low, at);
        extent.high = Math.max(extent.high, at);
      });
    }
  return extents;
}

/** The share of the side that is left free on each side, where blurred shadows run out. */
const border = 1 / 16;

/** A plan of so many texels a side that shows all of some extents, its middle in their middle. */
export function fitPlan(axes: Axes, [across, along, height]: Extents, size: number): Plan {
  const side = Math.max(across.high - across.low, along.high - along.low, 1e-9);
  const texel = side / (size * (1 - 2 * border));
  return {
    axes,
    left: (across.low + across.high - texel * size) / 2,
    bottom: (along.low + along.high - texel * size) / 2,
    texel,
    floor: height.low - texel,
    range: height.high - height.low + 2 * texel,
  };
}

/** From points relative to an eye to the plan's texels and heights. */
export function setPlanMatrix(
  { axes: { right, up, toward }, left, bottom, texel, floor }: Plan,
  eye: Vec3,
  out: Matrix4,
): void {
  const row = (axis: Vec3, by: number, from: number) =>
    [axis[0] * by, axis[1] * by, axis[2] * by, (dot(axis, eye) - from) * by] as const;
  out.set(
    ...row(right, 1 / texel, left),
    ...row(up, 1 / texel, bottom),
    ...row(toward, 1, floor),
    ...[0, 0, 0, 1],
  );
}
