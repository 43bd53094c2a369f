import { javelin } from '../../props/poles.js';
import { track } from '../../settings/floors.js';
import { hurdle } from '../../settings/field-things.js';
import { sport } from './define.js';

export const running = sport(
  'running',
  {
    name: 'running',
    verb: 'running',
    setting: track,
    left: (m, v) =>
      m
        .turn({ pelvis: [6, -8, 0] })
        .trunk([8, 14, 0])
        .leg('left', [0.06, -0.62, 0.62], 0.76, [0.05, 0.3, 1])
        .toes('left', [0.05, -0.15, 1])
        .leg('right', [-0.05, -0.85, -0.55], 0.93)
        .toes('right', [0, -1, 0.25])
        .arm('left', [0.34, -0.6, -0.6], 0.66, [0.3, 0.2, -1])
        .shape('left', 'fist')
        .arm('right', [-0.02, -0.32, 0.62], 0.6, [-0.5, -1, -0.5])
        .shape('right', 'fist')
        .face([2, 0, 0])
        .lifted(v.uniform(0.03, 0.08)),
  },
  {
    name: 'sprint start',
    verb: 'starting a sprint',
    setting: track,
    left: (m) =>
      m
        .turn({ pelvis: [62, 0, 0] })
        .trunk([6, 0, 0])
        .stand({ at: [0.1, 0.02], out: 0, heel: 30 }, { at: [-0.1, -0.42], out: 0, heel: 52 }, { hips: 0.66 })
        .wrist('left', [0.25, 0.41, 0.5], [0.6, 0.2, -1])
        .point('left', [0.3, -0.95, 0.2], [-1, 0, 0.4])
        .wrist('right', [-0.25, 0.41, 0.5], [-0.6, 0.2, -1])
        .point('right', [-0.3, -0.95, 0.2], [1, 0, 0.4])
        .face([34, 0, 0]),
  },
);

export const hurdles = sport('hurdles', {
  name: 'hurdling',
  verb: 'jumping over a hurdle',
  setting: hurdle,
  left: (m) =>
    m
      .turn({ pelvis: [22, 0, 0] })
      .trunk([16, -8, 0])
      .leg('left', [0.06, -0.1, 1], 0.95, [0.05, 1, 0.2])
      .toes('left', [0, 0.85, 0.5])
      .leg('right', [-0.62, -0.3, -0.5], 0.55, [-1, 0, 0.35])
      .toes('right', [-0.85, -0.25, -0.35])
      .arm('right', [-0.06, -0.05, 1], 0.93, [-0.8, -0.8, 0])
      .arm('left', [0.45, -0.35, -0.6], 0.66, [0.4, 0.1, -1])
      .face([0, 0, 0])
      .lifted(0.72),
});

export const javelinThrow = sport('javelin', {
  name: 'javelin throw',
  verb: 'throwing a javelin',
  setting: track,
  holds: [{ prop: javelin, by: 'acting' }],
  left: (m) =>
    m
      .turn({ pelvis: [-6, 42, 0] })
      .trunk([-8, 22, 10])
      .stand({ at: [0.2, -0.4], out: 44 }, { at: [-0.14, 0.4], out: -4, heel: -12 }, { crouch: 0.03 })
      .arm('left', [0.62, 0.32, -0.75], 0.94, [0.6, -0.7, -0.3])
      .grip('left', [-0.08, 0.34, 0.95], javelin.tilt)
      .arm('right', [-0.42, 0.34, 0.85], 0.9, [-1, -0.6, 0])
      .face([-8, 6, 0]),
});
