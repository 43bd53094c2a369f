import type { BodyPose } from '../../body.js';
import { signOf, type Side } from '../../side.js';
import type { Quadruped } from '../define.js';

/** The pose with one ear hanging down to its side, or, where ears hang anyway, lifted level. */
export function droopedEar(pose: BodyPose, kind: Quadruped, side: Side): BodyPose {
  const [out] = kind.species.head.ear.lean;
  const turn = out > 100 ? 85 - out : 140 - out;
  return { ...pose, angles: { ...pose.angles, [`${side} ear`]: [0, 0, -turn * signOf(side)] } };
}
