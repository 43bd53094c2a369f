import type { Joint } from '../../skeleton.js';
import { jointsOf, limbs, type Limb } from '../limbs.js';
import type { Stance, Step } from './plant.js';

/** The height of the top of a leg, in heights of the withers: steps are shares of it. */
export const legLength = (skeleton: readonly Joint[], limb: Limb): number =>
  skeleton.find(({ name }) => name === jointsOf(limb)[0])!.at[1];

/** Each foot's place in a step (1: at its foremost, −1: at its rearmost) and how high it is, both as shares. */
type Gait = Readonly<Record<Limb, readonly [forward: number, lift: number]>>;

/** The feet follow each other: left rear, left front, right rear, right front. */
const walk: readonly Gait[] = [
  { 'left front': [0.9, 0], 'right front': [-0.7, 0], 'left rear': [-0.9, 0], 'right rear': [0.3, 0.25] },
  { 'left front': [-0.1, 0.4], 'right front': [0.5, 0], 'left rear': [0.8, 0], 'right rear': [-0.8, 0] },
  { 'left front': [-0.7, 0], 'right front': [0.9, 0], 'left rear': [0.3, 0.25], 'right rear': [-0.9, 0] },
  { 'left front': [0.5, 0], 'right front': [-0.1, 0.4], 'left rear': [-0.8, 0], 'right rear': [0.8, 0] },
];

/** The feet of a diagonal go together, and two are off the ground. */
const trot: readonly Gait[] = [
  { 'left front': [0.9, 1], 'right front': [-0.8, 0], 'left rear': [-0.8, 0], 'right rear': [0.6, 0.6] },
  { 'left front': [-0.8, 0], 'right front': [0.9, 1], 'left rear': [0.6, 0.6], 'right rear': [-0.8, 0] },
];

const gaits = { walk, trot } as const;

export function striding(
  skeleton: readonly Joint[],
  name: keyof typeof gaits,
  phase: number,
  hoofed: boolean,
): Stance {
  const list = gaits[name];
  const gait = list[phase % list.length];
  const steps: Partial<Record<Limb, Step>> = {};
  for (const limb of limbs) {
    const [forward, lift] = gait[limb];
    const long = legLength(skeleton, limb);
    const front = limb.endsWith('front');
    steps[limb] = {
      forward: 0.22 * long * forward,
      lift: 0.22 * long * lift,
      bend: lift * (front ? (hoofed ? -45 : -20) : 15),
      foot: lift > 0 ? -30 * lift : 0,
    };
  }
  return { steps };
}
