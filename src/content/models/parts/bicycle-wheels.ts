import type { Mesh } from '../../../world/mesh.js';
import { add, type Vec3 } from '../../../world/vector.js';
import {
  arc,
  bothSides,
  cylinder,
  ellipse,
  lathe,
  merged,
  moved,
  repeatedAround,
  sweep,
  torus,
  tube,
  turned,
} from '../../../world/modeling/index.js';

/** A bicycle's wheel, meters: its radius on the ground, and half the width of its tire. */
export interface WheelSize {
  readonly radius: number;
  readonly wide: number;
  /** Of the tire, around the wheel and around itself, and of the rim. Default: 56 and 10, and 48 */
  readonly segments?: readonly [around: number, across: number];
}

export const tire = ({ radius, wide, segments = [56, 10] }: WheelSize, hub: Vec3): Mesh =>
  moved(turned(torus(radius - wide, wide, ...segments), 'z', 90), ...hub);

export function rim({ radius, wide, segments = [48, 10] }: WheelSize, hub: Vec3): Mesh {
  const ring = lathe(
    [
      [radius - 2 * wide - 0.018, -0.011],
      [radius - 1.6 * wide, -0.011],
      [radius - 1.6 * wide, 0.011],
      [radius - 2 * wide - 0.018, 0.011],
    ],
    { segments: segments[0], closed: true },
  );
  return moved(turned(ring, 'z', 90), ...hub);
}

/** Spokes in crossing pairs, and the hub. */
export function spokes({ radius, wide }: WheelSize, hub: Vec3): Mesh {
  const spoke = (from: Vec3, lean: number): Mesh =>
    tube([from, [radius - 2 * wide, 0, lean]], 0.0022, 5, { caps: 'none' });
  const pair = merged(spoke([0.02, 0.022, 0], 0.05), spoke([0.02, -0.022, 0.012], -0.04));
  return moved(turned(merged(repeatedAround(pair, 14), cylinder(0.02, 0.075, 16)), 'z', 90), ...hub);
}

/** How far from the hub a mudguard is. */
export const guardRadius = ({ radius }: WheelSize): number => radius + 0.022;

/** A mudguard with its stays. @param from, to degrees from ahead of the wheel, over it */
export function mudguard(size: WheelSize, hub: Vec3, from: number, to: number): Mesh {
  const path = arc(hub[2], hub[1], guardRadius(size), from, to, 20).map(([z, y]): Vec3 => [0, y, z]);
  const end = path[17];
  const stay = tube([add(hub, [0.05, 0, 0]), [0.022, end[1], end[2]]], 0.004, 6);
  return merged(sweep(path, ellipse(0.052, 0.012, 10)), bothSides(stay));
}
