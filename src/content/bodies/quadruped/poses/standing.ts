import type { Stream } from '../../../../core/stream.js';
import type { BodyPose, Look } from '../../body.js';
import type { Angles } from '../../skeleton.js';
import type { Quadruped } from '../define.js';
import { limbs, type Limb } from '../limbs.js';
import { planted, type Stance, type Step } from './plant.js';

/** Small turns of neck, head and tail, which no question asks about. */
export function easily(stream: Stream, angles: Angles, amount = 1): Angles {
  const small = (name: string, by: number): number => amount * stream.child(name).uniform(-by, by);
  return {
    ...angles,
    neck: [small('nod', 5), small('neck', 7), 0],
    head: [small('head nod', 6), small('head', 8), small('tilt', 4)],
    tail: [small('tail lift', 8), small('tail sway', 14), 0],
  };
}

/** Standing at ease: feet a little out of line, less than any question's margin. */
export function standing(stream: Stream, kind: Quadruped, look: Look): BodyPose {
  const steps: Partial<Record<Limb, Step>> = {};
  for (const limb of limbs) steps[limb] = { forward: stream.child(limb).uniform(-0.03, 0.03) };
  return { angles: easily(stream, planted(kind.skeleton(look), { steps })), lift: 0 };
}

/** Feet on the ground where a stance puts them, the rest at ease. */
export const inStance = (stream: Stream, kind: Quadruped, look: Look, stance: Stance): BodyPose => ({
  angles: easily(stream, planted(kind.skeleton(look), stance)),
  lift: 0,
});
