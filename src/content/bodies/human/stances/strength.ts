import { boxingGlove } from '../../props/gloves.js';
import { oar } from '../../props/poles.js';
import { boxingRing, mat } from '../../settings/floors.js';
import { liftedBarbell } from '../../settings/indoor-things.js';
import { rowerHeight, rowingBoat } from '../../settings/rowing-boat.js';
import { sport } from './define.js';

export const boxing = sport('boxing', {
  name: 'boxing jab',
  verb: 'boxing',
  setting: boxingRing,
  holds: [
    { prop: boxingGlove, by: 'acting' },
    { prop: boxingGlove, by: 'other' },
  ],
  left: (m) =>
    m
      .turn({ pelvis: [4, -22, 0] })
      .trunk([8, -14, 0])
      .stand({ at: [0.12, 0.26], out: 0 }, { at: [-0.16, -0.24], out: 34, heel: 14 }, { crouch: 0.06 })
      .arm('left', [-0.06, 0.12, 1], 0.94, [0.7, -0.8, 0])
      .shape('left', 'fist')
      .arm('right', [0.12, 0.16, 0.55], 0.42, [-0.5, -1, -0.2])
      .shape('right', 'fist')
      .face([6, -4, 0]),
});

export const karate = sport('karate', {
  name: 'karate kick',
  verb: 'kicking in karate',
  setting: mat,
  left: (m) =>
    m
      .turn({ pelvis: [-10, -40, -22] })
      .trunk([4, 16, 18])
      .stand({ at: [0.1, 0], up: 0.4 }, { at: [-0.1, 0], out: 48 })
      .leg('left', [0.42, 0.22, 0.9], 0.97, [0.3, 1, 0])
      .toes('left', [-0.1, 0.85, 0.4])
      .arm('left', [0.42, -0.35, 0.5], 0.58, [0.6, -1, -0.3])
      .shape('left', 'fist')
      .arm('right', [0.1, -0.1, 0.6], 0.5, [-0.7, -1, 0])
      .shape('right', 'fist')
      .face([0, 10, 0]),
});

export const weightlifting = sport('weightlifting', {
  name: 'weightlifting',
  verb: 'lifting weights',
  setting: liftedBarbell,
  left: (m) =>
    m
      .trunk([-3, 0, 0])
      .stand({ at: [0.12, 0.26], out: 4 }, { at: [-0.12, -0.3], out: 4, heel: 24 }, { crouch: 0.06 })
      .wrist('left', [0.44, 1.82, 0], [1, 0, -0.2])
      .grip('left', [-1, 0, 0], 0)
      .wrist('right', [-0.44, 1.82, 0], [-1, 0, -0.2])
      .grip('right', [1, 0, 0], 0)
      .face([-6, 0, 0]),
});

export const gymnastics = sport(
  'gymnastics',
  {
    name: 'gymnastics leap',
    verb: 'leaping in gymnastics',
    setting: mat,
    left: (m, v) =>
      m
        .turn({ pelvis: [-2, 0, 0] })
        .trunk([-8, 0, 0])
        .leg('left', [0.06, 0.1, 1], 0.985, [0.1, 1, 0])
        .toes('left', [0, -0.1, 1])
        .leg('right', [-0.06, 0.02, -1], 0.985, [-0.3, -1, 0])
        .toes('right', [0, 0.1, -1])
        .arm('left', [0.9, 0.5, -0.1], 0.97, [0, -0.5, -1])
        .arm('right', [-0.5, 0.8, 0.45], 0.97, [-1, 0, 0])
        .face([-8, 0, 0])
        .lifted(v.uniform(0.6, 0.8)),
  },
  {
    name: 'gymnastics scale',
    verb: 'balancing on one leg in gymnastics',
    setting: mat,
    left: (m) =>
      m
        .trunk([-4, 0, 0])
        .stand({ at: [0.1, 0], up: 0.4 }, { at: [-0.04, 0], out: 12 })
        .turn({ spine: [-4, 0, 6] })
        .leg('left', [1, 0.55, 0.12], 0.985, [0.2, 0.6, 1])
        .toes('left', [1, 0.5, 0.1])
        .arm('left', [0.75, 0.8, 0], 0.97, [0, 0, -1])
        .arm('right', [-0.8, 0.62, 0], 0.97, [0, 0, -1])
        .face([-4, 0, 0]),
  },
);

export const rowing = sport('rowing', {
  name: 'rowing',
  verb: 'rowing',
  setting: rowingBoat,
  holds: [
    { prop: oar, by: 'acting' },
    { prop: oar, by: 'other' },
  ],
  left: (m) =>
    m
      .turn({ pelvis: [14, 0, 0] })
      .trunk([12, 0, 0])
      .leg('left', [0.06, -0.02, 1], 0.72, [0.12, 1, 0])
      .toes('left', [0.02, 0.6, 0.8])
      .leg('right', [-0.06, -0.02, 1], 0.72, [-0.12, 1, 0])
      .toes('right', [-0.02, 0.6, 0.8])
      .arm('left', [0.06, -0.32, 0.95], 0.9, [0.8, -0.7, 0])
      .grip('left', [0.97, 0.05, -0.2], oar.tilt)
      .arm('right', [-0.06, -0.32, 0.95], 0.9, [-0.8, -0.7, 0])
      .grip('right', [-0.97, 0.05, -0.2], oar.tilt)
      .face([2, 0, 0])
      .lifted(rowerHeight),
});
