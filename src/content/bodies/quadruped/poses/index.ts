import type { Stream } from '../../../../core/stream.js';
import { add, rotate, scale, type Vec3 } from '../../../../world/index.js';
import { solve, type Angles, type BodyPose, type Joint, type Look } from '../../making.js';
import type { Quadruped } from '../define.js';
import { planted } from './plant.js';
import { striding } from './gaits.js';
import { lying, sitting } from './resting.js';
import { easily, inStance, standing } from './standing.js';

export { foremost, raising, rearmost } from './answers.js';
export { standing } from './standing.js';

/** The heights of the head's tip and of the head's joint above the lowest foot's joint. */
const tipHeight = (kind: Quadruped, skeleton: readonly Joint[], angles: Angles): number => {
  const frames = solve(skeleton, angles);
  const { position, rotation } = frames.get('head')!;
  return add(position, rotate(rotation, kind.muzzle()))[1];
};

/** The head down to the ground, or as far as neck and head go: grazing, drinking, sniffing. */
function grazing(kind: Quadruped, skeleton: readonly Joint[], angles: Angles, ground = 0.03): Angles {
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

/** A pose with the head turned to one side: positive to the left. Degrees, of which the neck takes half. */
const turnedHead = (angles: Angles, degrees: number): Angles => ({
  ...angles,
  neck: [0, degrees / 2, 0],
  head: [0, degrees / 2, 0],
});

/** The head up, by degrees of which the neck takes a third. */
const raisedHead = (angles: Angles, degrees: number): Angles => ({
  ...angles,
  neck: [-degrees / 3, 0, 0],
  head: [(-degrees * 2) / 3, 0, 0],
});

/** What a body on four legs may be doing; nothing in it is asked about, though it may happen to have an answer. */
export interface Attitude {
  readonly name: string;
  fits(kind: Quadruped): boolean;
  pose(stream: Stream, kind: Quadruped, look: Look): BodyPose;
}

const anyone = (): boolean => true;
const still = (angles: BodyPose['angles']): BodyPose => ({ angles, lift: 0 });
const onFours = (kind: Quadruped, look: Look) => planted(kind.skeleton(look), { steps: {} });
/** Standing, with neck and head turned besides what they do at ease. */
function headed(stream: Stream, kind: Quadruped, look: Look, turned: (at: Angles) => Angles): BodyPose {
  const { angles, lift } = standing(stream, kind, look);
  const more = turned({});
  const both = (joint: 'neck' | 'head'): Vec3 => add(scale(angles[joint], 0.5), more[joint]);
  return { angles: { ...angles, neck: both('neck'), head: both('head') }, lift };
}
const signed = (stream: Stream, from: number, to: number): number =>
  (stream.float() < 0.5 ? -1 : 1) * stream.uniform(from, to);

export const attitudes: readonly Attitude[] = [
  { name: 'standing', fits: anyone, pose: standing },
  {
    name: 'walking',
    fits: anyone,
    pose: (stream, kind, look) =>
      inStance(
        stream,
        kind,
        look,
        striding(kind.skeleton(look), 'walk', stream.child('phase').below(4), kind.foot === 'hoof'),
      ),
  },
  {
    name: 'trotting',
    fits: ({ species }) => !species.heavy,
    pose: (stream, kind, look) =>
      inStance(
        stream,
        kind,
        look,
        striding(kind.skeleton(look), 'trot', stream.child('phase').below(2), kind.foot === 'hoof'),
      ),
  },
  {
    name: 'grazing',
    fits: ({ species }) => !species.upright,
    pose: (_, kind, look) => still(grazing(kind, kind.skeleton(look), onFours(kind, look))),
  },
  {
    name: 'looking aside',
    fits: anyone,
    pose: (stream, kind, look) =>
      headed(stream, kind, look, (angles) => turnedHead(angles, signed(stream.child('side'), 25, 55))),
  },
  {
    name: 'looking up',
    fits: anyone,
    pose: (stream, kind, look) =>
      headed(stream, kind, look, (angles) => raisedHead(angles, stream.child('up').uniform(16, 36))),
  },
  {
    name: 'sitting',
    fits: ({ species }) => species.sits === true,
    pose: (_, kind, look) => still(sitting(kind, kind.skeleton(look))),
  },
  {
    name: 'lying',
    fits: ({ species }) => !species.heavy,
    pose: (stream, kind, look) => {
      const angles = lying(kind, kind.skeleton(look));
      return still({ ...easily(stream, angles, 0.6), tail: angles['tail'] });
    },
  },
];
