import { opShifted, opWidened } from '../../../world/modeling/organic/distance-field/ops.as.js';
import type { Shape } from '../../../world/modeling/organic/index.js';
import { altered } from '../../../world/modeling/organic/distance.js';
import { egg as eggIn } from '../../../world/modeling/organic/shapes.js';
import { cross, dot, normalize, subtract, type Mat3, type Vec3 } from '../../../world/index.js';

/** An ellipsoid along turned axes, by its three radii. */
export const egg = (turn: Mat3, center: Vec3, radii: Vec3, blend?: number): Shape =>
  eggIn(center, turn, radii, blend === undefined ? {} : { blend });

/** An ellipsoid between two points, longer than their distance by a share at both ends. */
export function muscle(
  from: Vec3,
  to: Vec3,
  across: readonly [x: number, z: number],
  over: number,
  blend?: number,
): Shape {
  const y = normalize(subtract(from, to));
  const x = normalize(subtract([1, 0, 0], scaleTo(y, y[0])));
  const z = cross(x, y);
  const turn: Mat3 = [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]];
  const half = Math.sqrt(dot(subtract(from, to), subtract(from, to))) / 2;
  const center: Vec3 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
  return egg(turn, center, [across[0], half * (1 + over), across[1]], blend);
}

const scaleTo = (a: Vec3, by: number): Vec3 => [a[0] * by, a[1] * by, a[2] * by];

/** The shape made wider or narrower about x = 0. Its distances stay below the true ones. */
export function widened(shape: Shape, by: number): Shape {
  return {
    ...shape,
    min: [shape.min[0] * by, shape.min[1], shape.min[2]],
    max: [shape.max[0] * by, shape.max[1], shape.max[2]],
    distance: altered([opWidened, by, Math.min(1, by)], shape.distance),
  };
}

/** The shape moved along x. */
export const shifted = <S extends Shape>(shape: S, x: number): S => ({
  ...shape,
  min: [shape.min[0] + x, shape.min[1], shape.min[2]],
  max: [shape.max[0] + x, shape.max[1], shape.max[2]],
  distance: altered([opShifted, x], shape.distance),
});
