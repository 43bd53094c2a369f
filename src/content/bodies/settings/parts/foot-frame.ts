import type { Part } from '../../../../world/model.js';
import { add, cross, normalize, scale, subtract, type Vec3 } from '../../../../world/vector.js';
import { carriedParts } from '../../carry.js';
import { across, fromAxes } from '../../ik.js';
import type { Side } from '../../side.js';
import type { Frame } from '../../skeleton.js';
import type { Stand } from '../define.js';

/** How far the heel and toes of a person lie above the sole's underside, meters of the adult. */
const tread = 0.015;

/** The underside of a foot: its middle, z to the toes, y up. */
export function sole({ at, size }: Stand, side: Side): Frame {
  const [heel, toes, ankle] = ['heel', 'toes', 'ankle'].map((name): Vec3 => at[`${side} ${name}`]);
  const z = normalize(subtract(toes, heel));
  const y = across(subtract(ankle, heel), z);
  const middle = subtract(scale(add(heel, toes), 0.5), scale(y, tread * size));
  return { rotation: fromAxes(cross(y, z), y, z), position: middle };
}

/** Something made about the middle of a sole, at an adult's size. */
export const underFoot = (parts: readonly Part[], stand: Stand, side: Side): Part[] =>
  carriedParts(parts, sole(stand, side), stand.size);
