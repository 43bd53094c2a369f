import { add, type Vec3 } from '../../../vector.js';
import { camera } from '../../props/camera.js';
import { comb } from '../../props/comb.js';
import { cup } from '../../props/cup.js';
import { phone } from '../../props/phone.js';
import { umbrella } from '../../props/umbrella.js';
import type { Prop } from '../../props/index.js';
import type { Mannequin } from '../stances/mannequin.js';
import { defineAction, freeHands, type Action } from './define.js';

const using = (name: string, prop: Prop, left: (m: Mannequin) => Mannequin): Action =>
  defineAction({ name, kind: 'using-hand', prop, fits: freeHands, left: (m) => left(m) });

/** A place by the head, which looks ahead: metres from its joint, the left, up and the front. */
const byHead = (m: Mannequin, at: Vec3): Vec3 => add(m.at('head'), at);

export const usings: readonly Action[] = [
  using('talk on a phone', phone, (m) => {
    m.face([2, 0, -4]);
    return m
      .wrist('left', byHead(m, [0.17, -0.055, 0.085]), [1, -0.8, 0.25])
      .point('left', [-0.15, 0.7, -0.75], [-0.1, 0.8, 0.6], 'grip');
  }),
  using('stand under an umbrella', umbrella, (m) =>
    m.arm('left', [0.24, -0.12, 0.72], 0.62, [0.6, -1, -0.2]).grip('left', [-0.12, 1, -0.12], umbrella.tilt),
  ),
  using('drink from a cup', cup, (m) => {
    m.face([-4, 0, 0]);
    return m
      .wrist('left', byHead(m, [0.2, -0.05, 0.155]), [1, -0.5, 0.2])
      .grip('left', [0.15, 0.9, -0.4], cup.tilt);
  }),
  using('comb the hair', comb, (m) => {
    m.face([2, 0, 0]);
    return m
      .wrist('left', byHead(m, [0.25, 0.1, 0.06]), [1, -0.4, 0.1])
      .grip('left', [-0.35, 0.85, -0.35], comb.tilt);
  }),
  using('take a photo', camera, (m) => {
    m.face([0, 0, 0]);
    return m
      .wrist('left', byHead(m, [0.17, 0.0, 0.12]), [0.8, -1, 0.1])
      .point('left', [0, 0.15, 1], [0, 1, -0.1], 'grip');
  }),
];
