import { turnMatrix } from '../../../../world/modeling/mesh/transform.js';
import { add, compose, rotate, subtract, type Vec3 } from '../../../../world/index.js';
import { signOf, type Frame, type Side } from '../../making.js';

/** The placing of a foot. */
export interface Footing {
  /** The place of the ankle when the sole is flat, in x and z from below the pelvis, meters: +x is the body's left. */
  readonly at: readonly [x: number, z: number];
  /** The direction of the toes, degrees outward from ahead. Default 8 */
  readonly out?: number;
  /** The angle by which the heel is raised or, if negative, the toes, degrees. Default 0 */
  readonly heel?: number;
  /** The height of the foot above the ground, meters. Default 0 */
  readonly up?: number;
  /** The direction of the knee. Default: as the toes, a little outward */
  readonly knee?: Vec3;
}

/** The ankle's frame, with the ground at y = 0. A raised heel turns the foot about its ball, raised toes about its heel. */
export function soleFrame(side: Side, { at, out = 8, heel = 0, up = 0 }: Footing): Frame {
  const sign = signOf(side);
  const rotation = compose(turnMatrix('x', heel), turnMatrix('y', out * sign));
  const flat = turnMatrix('y', out * sign);
  const ankle: Vec3 = [0.1 * sign, 0.085, -0.025];
  const pivot: Vec3 = heel > 0 ? [0.112 * sign, 0.01, 0.1] : [0.1 * sign, 0, -0.075];
  const fixed = add([at[0], 0.085, at[1]], rotate(flat, subtract(pivot, ankle)));
  const place = add(fixed, rotate(rotation, subtract(ankle, pivot)));
  return { rotation, position: [place[0], place[1] + up, place[2]] };
}
