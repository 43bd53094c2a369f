import { blob, limb, paired, type Shape, type Vec3 } from '../../../../world/modeling/index.js';
import { widened } from '../shapes.js';

/** Terse names for authors of heads, in the head's axes. */
export const lump = (y: number, z: number, radii: Vec3, blend = 0.08): Shape =>
  blob([0, y, z], radii, { blend });

/** A round from one (y, z, radius) to another, made wider or narrower. */
export const snout = (
  from: readonly [y: number, z: number, r: number],
  to: readonly [y: number, z: number, r: number],
  wide = 1,
  blend = 0.08,
): Shape => widened(limb([0, from[0], from[1]], [0, to[0], to[1]], from[2], to[2], { blend }), wide);

export const cheeks = (at: Vec3, radii: Vec3, blend = 0.06): Shape[] => paired(blob(at, radii, { blend }));
