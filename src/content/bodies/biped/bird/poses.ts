import type { Stream } from '../../../../core/stream.js';
import { turnMatrix } from '../../../../world/modeling/mesh/index.js';
import { add, type Vec3 } from '../../../../world/vector.js';
import { aim, reach, signOf, type Angles, type BodyPose, type Side } from '../../making.js';
import type { Bird } from './define.js';

const still = (angles: Angles): BodyPose => ({ angles, lift: 0 });

/** Head and tail a little turned, which no question asks about. */
function easily(stream: Stream, aside = 0): Angles {
  const small = (name: string, by: number): number => stream.child(name).uniform(-by, by);
  return {
    neck: [small('nod', 8), small('neck', 12) + aside * 0.3, 0],
    head: [small('head nod', 9), small('head', 16) + aside * 0.7, small('tilt', 6)],
    tail: [small('tail lift', 7), small('tail sway', 12), 0],
  };
}

export const standingBird = (stream: Stream): BodyPose => still(easily(stream));

export function lookingAside(stream: Stream): BodyPose {
  const way = stream.child('side').choice([1, -1]);
  return still(easily(stream, way * stream.child('aside').uniform(35, 60)));
}

/** A pose on one leg, the other foot drawn up. */
export function raisedFoot(stream: Stream, { skeleton, species }: Bird, side: Side): BodyPose {
  const [up, forward, droop] = species.raise;
  const more = stream.child('lift').uniform(1, 1.25);
  const chain = {
    root: `${side} hip`,
    middle: `${side} hock`,
    end: `${side} foot`,
    pole: [0, 0, -1],
  } as const;
  const rest = skeleton.find(({ name }) => name === chain.end)!.at;
  const target: Vec3 = add(rest, [0, up * more, forward * more]);
  const drawn = reach(skeleton, easily(stream), chain, target, chain.pole);
  return still(aim(skeleton, drawn, chain.end, turnMatrix('x', droop)));
}

/** A pose with one wing spread and held up, the other folded. */
export function raisedWing(stream: Stream, { species }: Bird, side: Side): BodyPose {
  const s = signOf(side);
  const high = stream.child('high').uniform(-14, 12);
  const turn: Vec3 =
    species.wing.kind === 'flipper' ? [-8, 70 * s, (102 + high) * s] : [-48, 0, (46 + high) * s];
  return still({ ...easily(stream), [`${side} wing`]: turn });
}
