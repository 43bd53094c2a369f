import { cup, phone } from '../../props/daily-things.js';
import { steps } from '../../settings/seats.js';
import { drinks, phones } from './at-the-head.js';
import { defineStance, type LeftStance } from './define.js';

const stances: readonly LeftStance[] = [
  {
    name: 'walking',
    verb: 'walking',
    free: { hands: true },
    left: (m, v) =>
      m
        .turn({ pelvis: [2, -5, 0] })
        .trunk([3, 8, 0])
        .stand({ at: [0.09, 0.3], heel: -16, out: 4 }, { at: [-0.09, -0.34], heel: 28, out: 4 })
        .arm('left', [0.16, -1, -0.38], 0.96, [0.2, 0.2, -1])
        .arm('right', [-0.12, -1, 0.45], 0.9, [-0.2, -0.3, -1])
        .face([2, v.uniform(-10, 10), 0]),
  },
  {
    name: 'jumping',
    verb: 'jumping in the air',
    left: (m, v) =>
      m
        .turn({ pelvis: [4, 0, 0] })
        .trunk([-6, 0, 0])
        .leg('left', [0.18, -1, -0.25], 0.86)
        .leg('right', [-0.2, -0.75, 0.12], 0.72)
        .toes('left', [0.05, -1, 0.35])
        .toes('right', [-0.05, -0.8, 0.5])
        .arm('left', [0.5, 1, 0.12], 0.96, [1, 0, -0.3])
        .arm('right', [-0.6, 0.9, 0.12], 0.94, [-1, 0, -0.3])
        .face([-10, 0, 0])
        .lifted(v.uniform(0.22, 0.34)),
  },
  {
    name: 'waving',
    verb: 'waving with one hand',
    free: { feet: true },
    left: (m, v) =>
      m
        .stand({ at: [0.12, 0] }, { at: [-0.12, 0.02] })
        .trunk([0, 0, -3])
        .arm('left', [0.62, 0.68, 0.24], 0.78, [1, -0.75, -0.15])
        .point('left', [0.12, 1, 0.05], [-1, 0, 0])
        .arm('right', [-0.18, -1, 0.03], 0.97, [-0.3, 0, -1])
        .face([0, v.uniform(-8, 12), 3]),
  },
  {
    name: 'drinking',
    verb: 'drinking from a cup',
    free: { feet: true },
    holds: [{ prop: cup, by: 'acting' }],
    left: (m) =>
      drinks(
        m
          .stand({ at: [0.12, 0.03] }, { at: [-0.12, 0] })
          .trunk([-3, 0, 0])
          .face([-6, 0, 0])
          .arm('right', [-0.2, -1, 0.03], 0.97, [-0.3, 0, -1]),
      ),
  },
  {
    name: 'phoning',
    verb: 'talking on a phone',
    free: { feet: true },
    holds: [{ prop: phone, by: 'acting' }],
    left: (m, v) =>
      phones(
        m
          .stand({ at: [0.11, 0] }, { at: [-0.14, 0.08], out: 18 })
          .face([2, v.uniform(-6, 6), -5])
          .arm('right', [-0.2, -1, 0.03], 0.97, [-0.3, 0, -1]),
      ),
  },
  {
    name: 'climbing stairs',
    verb: 'climbing stairs',
    setting: steps,
    left: (m) =>
      m
        .turn({ pelvis: [6, 0, 0] })
        .trunk([10, -5, 0])
        .stand({ at: [0.1, 0.36], up: 0.36, out: 4 }, { at: [-0.1, -0.12], heel: 12, out: 4 })
        .arm('left', [0.18, -1, -0.3], 0.94, [0.2, 0.1, -1])
        .arm('right', [-0.14, -0.9, 0.5], 0.82, [-0.2, -0.5, -1])
        .face([4, 0, 0]),
  },
];

export const dynamicDaily = stances.map((stance) => defineStance('dynamic daily', 'dynamic', stance));
