import { add } from '../../../../world/vector.js';
import { camera } from '../../props/camera.js';
import { comb } from '../../props/comb.js';
import { cup } from '../../props/cup.js';
import { phone } from '../../props/phone.js';
import { umbrella } from '../../props/umbrella.js';
import type { Prop } from '../../props/index.js';
import { drinks, phones, photographs } from '../stances/at-the-head.js';
import type { Mannequin } from '../stances/mannequin.js';
import { defineAction, freeHands, type Action } from './define.js';

const using = (name: string, prop: Prop, left: (m: Mannequin) => Mannequin): Action =>
  defineAction({ name, kind: 'using-hand', prop, fits: freeHands, left: (m) => left(m) });

export const usings: readonly Action[] = [
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
