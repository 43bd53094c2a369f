import type { Stream } from '../../../../core/stream.js';
import type { BodyPose, Look } from '../../body.js';
import type { Quadruped } from '../define.js';
import { endOf, limbs, type Limb } from '../limbs.js';
import { legLength } from './gaits.js';
import type { Step } from './plant.js';
import { inStance } from './standing.js';

/** A stance with feet a little out of line. */
function atEase(stream: Stream, amount = 0.055): Partial<Record<Limb, Step>> {
  const steps: Partial<Record<Limb, Step>> = {};
  for (const limb of limbs) steps[limb] = { forward: stream.child(limb).uniform(-amount, amount) };
  return steps;
}

const otherOf = (limb: Limb): Limb =>
  (limb.startsWith('left') ? limb.replace('left', 'right') : limb.replace('right', 'left')) as Limb;

/**
 * Standing with one foot raised: it is higher than all others, which stand, by about a third of its leg (for trunks that are long
 * for their legs by more, up to half of it, of paws to three fifths).
 */
export function raising(stream: Stream, kind: Quadruped, look: Look, limb: Limb): BodyPose {
  const skeleton = kind.skeleton(look);
  const long = legLength(skeleton, limb);
  const at = (name: string): number => skeleton.find((joint) => joint.name === name)!.at[2];
  const length = at('left front foot') - at('left rear foot');
  const hoofed = kind.foot === 'hoof';
  const [least, most] = kind.foot === 'paw' ? [0.21, 0.6] : [0.17, 0.48];
  const lift =
    Math.min(most * long, Math.max(0.34 * long, least * length)) * stream.child('lift').uniform(1, 1.3);
  const draw = (name: string, from: number, to: number): number => stream.child(name).uniform(from, to);
  const step: Step =
    endOf(limb) === 'front'
      ? hoofed
        ? {
            lift,
            forward: draw('ahead', 0.02, 0.2) * long,
            bend: draw('bend', -75, -45),
            foot: draw('toes', -65, -40),
          }
        : {
            lift,
            forward: draw('ahead', 0.14, 0.36) * long,
            bend: draw('bend', -25, 0),
            foot: draw('toes', -45, -10),
          }
      : {
          lift,
          forward: draw('ahead', -0.06, 0.2) * long,
          bend: draw('bend', 8, 30),
          foot: draw('toes', -50, -25),
        };
  return inStance(stream, kind, look, { steps: { ...atEase(stream), [limb]: step } });
}

/** The longest stride of a leg that questions ask about, as a share of its length, forward and back. */
const stride = { forward: 0.3, back: 0.17 } as const;

/** A stance with all four on the ground, one front foot ahead of all others by about half of the length of its leg. */
export const foremost = (stream: Stream, kind: Quadruped, look: Look, side: 'left' | 'right'): BodyPose =>
  split(stream, kind, look, `${side} front`, 1);

/** A stance with all four on the ground, one rear foot behind all others by about half of the length of its leg. */
export const rearmost = (stream: Stream, kind: Quadruped, look: Look, side: 'left' | 'right'): BodyPose =>
  split(stream, kind, look, `${side} rear`, -1);

function split(stream: Stream, kind: Quadruped, look: Look, limb: Limb, way: 1 | -1): BodyPose {
  const long = legLength(kind.skeleton(look), limb) * stream.child('stride').uniform(0.95, 1.3);
  const steps = {
    ...atEase(stream, 0.02),
    [limb]: { forward: way * stride.forward * long },
    [otherOf(limb)]: { forward: -way * stride.back * long },
  };
  return inStance(stream, kind, look, { steps });
}
