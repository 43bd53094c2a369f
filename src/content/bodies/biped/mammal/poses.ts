import type { Stream } from '../../../../core/stream.js';
import { add, identityRotation, type Vec3 } from '../../../../world/index.js';
import { turnMatrix } from '../../../../world/modeling/mesh/index.js';
import { aim, reach, type Angles, type BodyPose, type HandShape } from '../../making.js';
import { otherSide, signOf, type BySide, type Side } from '../../side.js';
import type { Biped } from './define.js';

const still = (angles: Angles): BodyPose => ({ angles, lift: 0 });

/** Head and arms a little turned, which no question asks about. */
function easily(stream: Stream, aside = 0): Angles {
  const small = (name: string, by: number): number => stream.child(name).uniform(-by, by);
  const arm = (side: Side): Vec3 => [
    small(`${side} arm`, 12),
    0,
    signOf(side) * (8 + small(`${side} out`, 7)),
  ];
  return {
    neck: [small('nod', 7), small('neck', 11) + aside * 0.4, 0],
    head: [small('head nod', 8), small('head', 12) + aside * 0.6, small('tilt', 6)],
    tail: [small('tail lift', 6), small('tail sway', 10), 0],
    'left shoulder': arm('left'),
    'right shoulder': arm('right'),
  };
}

export const standingBiped = (stream: Stream): BodyPose => still(easily(stream));

export function bipedLookingAside(stream: Stream): BodyPose {
  const way = stream.child('side').choice([1, -1]);
  return still(easily(stream, way * stream.child('aside').uniform(30, 50)));
}

/** The leg bent or stretched until its ankle is off its place at rest by so much; the foot turned about x. */
function stepping(angles: Angles, { skeleton }: Biped, side: Side, by: Vec3, foot = 0): Angles {
  const chain = {
    root: `${side} hip`,
    middle: `${side} knee`,
    end: `${side} ankle`,
    pole: [0, 0, 1],
  } as const;
  const rest = skeleton.find(({ name }) => name === chain.end)!.at;
  const stepped = reach(skeleton, angles, chain, add(rest, by), chain.pole);
  return aim(skeleton, stepped, chain.end, foot === 0 ? identityRotation : turnMatrix('x', foot));
}

/** A pose on one leg, the other foot drawn up. */
export function raisingFoot(stream: Stream, kind: Biped, side: Side): BodyPose {
  const [up, forward] = kind.species.raise;
  const more = stream.child('lift').uniform(1, 1.25);
  return still(stepping(easily(stream), kind, side, [0, up * more, forward * more], 12));
}

/** One foot set before the other. */
export function steppingForward(stream: Stream, kind: Biped, side: Side): BodyPose {
  const far = (kind.species.stride / 2) * stream.child('stride').uniform(1, 1.25);
  const front = stepping(easily(stream), kind, side, [0, 0.012, far]);
  return still(stepping(front, kind, otherSide(side), [0, 0.012, -far]));
}

/** A pose with one arm up. */
export function raisingHand(stream: Stream, side: Side): BodyPose {
  const s = signOf(side);
  const turn = (name: string, from: number, to: number): number => stream.child(name).uniform(from, to);
  return still({
    ...easily(stream),
    [`${side} shoulder`]: [turn('forward', -45, -12), 0, s * turn('up', 126, 152)],
    [`${side} elbow`]: [turn('elbow', -30, -6), 0, 0],
  });
}

/** A forearm held out, the hand closed around something. */
export function holding(stream: Stream, side: Side): BodyPose {
  const shapes = { [side]: 'grip', [otherSide(side)]: 'open' } as BySide<HandShape>;
  const angles: Angles = {
    ...easily(stream),
    [`${side} shoulder`]: [
      stream.child('upper arm').uniform(-46, -14),
      0,
      stream.child('elbow out').uniform(8, 26) * signOf(side),
    ],
    [`${side} elbow`]: [stream.child('elbow').uniform(-95, -50), 0, 0],
  };
  return { angles, lift: 0, hands: shapes };
}
