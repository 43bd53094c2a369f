import { add, type Vec3 } from '../../../../world/vector.js';
import { balloon } from '../../props/balloon.js';
import { basketball, football, tennisBall, volleyball } from '../../props/balls.js';
import { book, camera, comb, cup, phone, umbrella } from '../../props/daily-things.js';
import { dumbbell } from '../../props/dumbbell.js';
import { flag } from '../../props/poles.js';
import { frisbee } from '../../props/frisbee.js';
import type { Prop } from '../../props/index.js';
import { tableTennisBat, tennisRacket } from '../../props/rackets.js';
import { drinks, phones, photographs } from '../stances/at-the-head.js';
import type { Mannequin } from '../stances/mannequin.js';
import { between, defineAction, freeHands, type Action } from './define.js';
import { bendLeg, feetOn, footForward, raiseFoot } from './feet.js';
import { carryings, pointForward, raiseHand, wearings } from './hands.js';

/** The hand out to the side and in front of the body, where it is seen from the front, the side and behind. */
const holdOut = (m: Mannequin, amount: number): Mannequin =>
  m.arm('left', between<Vec3>([0.7, -0.6, 0.45], [0.78, -0.05, 0.62], amount), 0.82, [0.5, -1, -0.6]);

/** The thing held upright, or as `axis` says. */
const upright = (prop: Prop, axis: Vec3 = [0.1, 1, 0.1]): Action =>
  defineAction({
    name: `hold ${prop.name}`,
    kind: 'holding-hand',
    prop,
    fits: freeHands,
    left: (m, amount) => holdOut(m, amount).grip('left', axis, prop.tilt),
  });

/** The thing on the palm of the hand, which faces up. */
const onPalm = (prop: Prop): Action =>
  defineAction({
    name: `hold ${prop.name}`,
    kind: 'holding-hand',
    prop,
    fits: freeHands,
    left: (m, amount) => holdOut(m, amount).point('left', [0.45, 0.05, 1], [1, 0.05, -0.4], prop.hand),
  });

const holdings: readonly Action[] = [
  upright(cup, [0, 1, 0]),
  upright(phone),
  upright(umbrella, [-0.04, 1, 0.04]),
  upright(flag, [0.2, 1, 0.15]),
  upright(balloon, [0, 1, 0]),
  upright(comb),
  upright(book),
  upright(camera, [0, 1, 0]),
  upright(tableTennisBat, [0.1, 1, 0.4]),
  upright(tennisRacket, [0.3, 0.9, 0.5]),
  upright(dumbbell, [0.3, 0.1, 1]),
  upright(frisbee, [0, 1, 0.1]),
  onPalm(tennisBall),
  onPalm(football),
  onPalm(basketball),
  onPalm(volleyball),
];

const using = (name: string, prop: Prop, left: (m: Mannequin) => Mannequin): Action =>
  defineAction({ name, kind: 'using-hand', prop, fits: freeHands, left: (m) => left(m) });

const usings: readonly Action[] = [
  using('talk on a phone', phone, (m) => phones(m.face([2, 0, -4]))),
  using('stand under an umbrella', umbrella, (m) =>
    m.arm('left', [0.24, -0.12, 0.72], 0.62, [0.6, -1, -0.2]).grip('left', [-0.12, 1, -0.12], umbrella.tilt),
  ),
  using('drink from a cup', cup, (m) => drinks(m.face([-4, 0, 0]))),
  using('comb the hair', comb, (m) => {
    m.face([2, 0, 0]);
    return m
      .wrist('left', add(m.at('head'), [0.25, 0.1, 0.06]), [1, -0.4, 0.1])
      .grip('left', [-0.35, 0.85, -0.35], comb.tilt);
  }),
  using('take a photo', camera, (m) => photographs(m.face([0, 0, 0]))),
];

export type { Action, ActionKind } from './define.js';
export { facing, forwardness, greater, heights, kneeBends, statureOf } from './measures.js';

/** All that one side can do in a stance that leaves it free. */
export const actions: readonly Action[] = [
  raiseHand,
  pointForward,
  ...holdings,
  ...usings,
  ...wearings,
  ...carryings,
  footForward,
  raiseFoot,
  bendLeg,
  ...feetOn,
];
