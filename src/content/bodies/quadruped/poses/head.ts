import { rotate } from '../../../../world/pose.js';
import { add } from '../../../../world/vector.js';
import { solve, type Angles, type Joint } from '../../skeleton.js';
import type { Quadruped } from '../define.js';

/** Where the head's tip is, and the head's joint, as heights above the lowest foot's joint. */
const tipHeight = (kind: Quadruped, skeleton: readonly Joint[], angles: Angles): number => {
  const frames = solve(skeleton, angles);
  const { position, rotation } = frames.get('head')!;
  return add(position, rotate(rotation, kind.muzzle()))[1];
};

/** The head down to the ground, or as far as neck and head go: grazing, drinking, sniffing. */
export function grazing(kind: Quadruped, skeleton: readonly Joint[], angles: Angles, ground = 0.03): Angles {
  // the muzzle ends up pointing well down, whatever the neck does
  const down = (neck: number): Angles => ({
    ...angles,
    neck: [neck, 0, 0],
    head: [Math.max(-40, 68 - kind.species.head.pitch - neck), 0, 0],
  });
  let neck = 0;
  while (neck < 118 && tipHeight(kind, skeleton, down(neck)) > ground) neck += 1;
  return down(neck);
}

/** The head turned to one side: positive to the left. Degrees, of which the neck takes half. */
export const turnedHead = (angles: Angles, degrees: number): Angles => ({
  ...angles,
  neck: [0, degrees / 2, 0],
  head: [0, degrees / 2, 0],
});

/** The head up, by degrees of which the neck takes a third. */
export const raisedHead = (angles: Angles, degrees: number): Angles => ({
  ...angles,
  neck: [-degrees / 3, 0, 0],
  head: [(-degrees * 2) / 3, 0, 0],
});
