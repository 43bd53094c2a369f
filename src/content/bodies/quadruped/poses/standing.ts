import type { Stream } from '../../../../core/stream.js';
import type { BodyPose, Look } from '../../body.js';
import type { Angles } from '../../skeleton.js';
import type { Quadruped } from '../define.js';
import { jointsOf, limbs, type Limb } from '../limbs.js';
import { planted, type Stance, type Step } from './plant.js';

/** Small turns of neck, head and tail, which no question asks about. */
export function easily(stream: Stream, angles: Angles, amount = 1): Angles {
  const small = (name: string, by: number): number => amount * stream.child(name).uniform(-by, by);
  return {
    ...angles,
    neck: [small('nod', 13), small('neck', 18), 0],
    head: [small('head nod', 11), small('head', 16), small('tilt', 6)],
    tail: [small('tail lift', 12), small('tail sway', 24), 0],
  };
}

/** Legs a little apart or together at their tops, degrees. */
const splay = 3.5;

/** How a body is carried besides its steps: trunk and chest a little up or down, legs not quite in line. */
const carriage = (stream: Stream): Pick<Stance, 'pitch' | 'chest'> => ({
  pitch: stream.child('pitch').uniform(-3, 3),
  chest: stream.child('chest').uniform(-3, 3),
});

function splayed(stream: Stream, angles: Angles): Angles {
  const turned: Record<string, Angles[string]> = { ...angles };
  for (const limb of limbs) {
    const [top] = jointsOf(limb);
    turned[top] = [angles[top][0], 0, stream.child('splay', limb).uniform(-splay, splay)];
  }
  return turned;
}

/** Standing at ease: feet a little out of line, less than any question's margin. */
export function standing(stream: Stream, kind: Quadruped, look: Look): BodyPose {
  const steps: Partial<Record<Limb, Step>> = {};
  for (const limb of limbs) steps[limb] = { forward: stream.child(limb).uniform(-0.07, 0.07) };
  return inStance(stream, kind, look, { steps });
}

/** Feet on the ground where a stance puts them, the rest at ease. */
export const inStance = (stream: Stream, kind: Quadruped, look: Look, stance: Stance): BodyPose => ({
  angles: easily(stream, splayed(stream, planted(kind.skeleton(look), { ...carriage(stream), ...stance }))),
  lift: 0,
});
