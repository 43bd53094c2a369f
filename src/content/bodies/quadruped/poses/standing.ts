import type { Stream } from '../../../../core/stream.js';
import type { Angles, BodyPose, Joint, Look } from '../../making.js';
import type { Quadruped } from '../define.js';
import { jointsOf, limbs, type Limb } from '../limbs.js';
import { legLength } from './gaits.js';
import { planted, type Stance, type Step } from './plant.js';

/** Small turns of neck, head and tail, which no question asks about. */
export function easily(stream: Stream, angles: Angles, amount = 1): Angles {
  const small = (name: string, by: number): number => amount * stream.child(name).uniform(-by, by);
  return {
    ...angles,
    neck: [small('nod', 13), small('neck', 18), 0],
    head: [small('head nod', 11), small('head', 16), small('tilt', 6)],
    // Long tails lie near the ground.
    tail: [amount * stream.child('tail lift').uniform(-7, 16), small('tail sway', 24), 0],
  };
}

/** The limits of carriage, degrees: trunk and chest up or down, and legs aside. Short legs have less room. */
const carried = { lean: 2, splay: 2.5 } as const;

/** The room for a carriage other than at rest, by the length of the legs: 0 to 1. */
const room = (skeleton: readonly Joint[]): number =>
  Math.max(0, Math.min(1, (legLength(skeleton, 'left front') - 0.4) / 0.3));

function splayed(stream: Stream, angles: Angles, amount: number): Angles {
  const turned: Record<string, Angles[string]> = { ...angles };
  for (const limb of limbs) {
    const [top] = jointsOf(limb);
    turned[top] = [angles[top][0], 0, stream.child('splay', limb).uniform(-amount, amount)];
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
export function inStance(stream: Stream, kind: Quadruped, look: Look, stance: Stance): BodyPose {
  const skeleton = kind.skeleton(look);
  const amount = room(skeleton);
  const lean = (name: string): number => amount * stream.child(name).uniform(-carried.lean, carried.lean);
  const stood = planted(skeleton, { pitch: lean('pitch'), chest: lean('chest'), ...stance });
  return { angles: easily(stream, splayed(stream, stood, amount * carried.splay)), lift: 0 };
}
