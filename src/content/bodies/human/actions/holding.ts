import type { Vec3 } from '../../../../world/vector.js';
import { balloon } from '../../props/balloon.js';
import { basketball } from '../../props/basketball.js';
import { book } from '../../props/book.js';
import { camera } from '../../props/camera.js';
import { comb } from '../../props/comb.js';
import { cup } from '../../props/cup.js';
import { dumbbell } from '../../props/dumbbell.js';
import { flag } from '../../props/flag.js';
import { football } from '../../props/football.js';
import { frisbee } from '../../props/frisbee.js';
import { phone } from '../../props/phone.js';
import { tableTennisBat } from '../../props/table-tennis-bat.js';
import { tennisBall } from '../../props/tennis-ball.js';
import { tennisRacket } from '../../props/tennis-racket.js';
import { umbrella } from '../../props/umbrella.js';
import type { Prop } from '../../props/index.js';
import { volleyball } from '../../props/volleyball.js';
import type { Mannequin } from '../stances/mannequin.js';
import { between, defineAction, freeHands, type Action } from './define.js';

/** Out to the side and before the body, where it is seen from the front, the side and behind. */
const holdOut = (m: Mannequin, amount: number): Mannequin =>
  m.arm('left', between<Vec3>([0.7, -0.6, 0.45], [0.78, -0.05, 0.62], amount), 0.82, [0.5, -1, -0.6]);

/** Held upright, or as `axis` says. */
const upright = (prop: Prop, axis: Vec3 = [0.1, 1, 0.1]): Action =>
  defineAction({
    name: `hold ${prop.name}`,
    kind: 'holding-hand',
    prop,
    fits: freeHands,
    left: (m, amount) => holdOut(m, amount).grip('left', axis, prop.tilt),
  });

/** On the palm of the hand, which looks up. */
const onPalm = (prop: Prop): Action =>
  defineAction({
    name: `hold ${prop.name}`,
    kind: 'holding-hand',
    prop,
    fits: freeHands,
    left: (m, amount) => holdOut(m, amount).point('left', [0.45, 0.05, 1], [1, 0.05, -0.4], prop.hand),
  });

export const holdings: readonly Action[] = [
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
