import type { Stream } from '../../../../core/stream.js';
import type { BodyPose, Look } from '../../body.js';
import type { Quadruped } from '../define.js';
import { planted } from './plant.js';
import { striding } from './gaits.js';
import { grazing, raisedHead, turnedHead } from './head.js';
import { lying, sitting } from './resting.js';
import { easily, inStance, standing } from './standing.js';

export { foremost, raising, rearmost } from './answers.js';
export { droopedEar } from './ears.js';
export { standing } from './standing.js';

/** What a body on four legs may be doing; nothing in it is asked about, though it may happen to have an answer. */
export interface Attitude {
  readonly name: string;
  fits(kind: Quadruped): boolean;
  pose(stream: Stream, kind: Quadruped, look: Look): BodyPose;
}

const anyone = (): boolean => true;
const still = (angles: BodyPose['angles']): BodyPose => ({ angles, lift: 0 });
const onFours = (kind: Quadruped, look: Look) => planted(kind.skeleton(look), { steps: {} });
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
      still(turnedHead(onFours(kind, look), signed(stream.child('side'), 30, 50))),
  },
  {
    name: 'looking up',
    fits: anyone,
    pose: (stream, kind, look) => still(raisedHead(onFours(kind, look), stream.child('up').uniform(22, 34))),
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
