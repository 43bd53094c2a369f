import { cosDegrees, sinDegrees } from '../../../../core/math/index.js';
import { add, normalize, scale, subtract, type Vec3 } from '../../../../world/vector.js';
import type { Side } from '../../side.js';
import type { Stand } from '../define.js';

/** Where a tool in a hand meets the ground; below the hand, if the tool does not go down. @param tilt see `Prop.tilt` */
export function toolToGround({ at }: Stand, side: Side, tilt: number): Vec3 {
  const grip = at[`${side} grip`];
  const [thumb, fingers] = ['thumbward', 'fingerward'].map((way) => subtract(at[`${side} ${way}`], grip));
  const along = normalize(add(scale(thumb, cosDegrees(tilt)), scale(fingers, sinDegrees(tilt))));
  if (along[1] > -0.2) return [grip[0], 0, grip[2]];
  return add(grip, scale(along, -grip[1] / along[1]));
}
