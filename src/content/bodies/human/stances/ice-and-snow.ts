import { hockeyStick } from '../../props/bats-and-clubs.js';
import { skiPole } from '../../props/poles.js';
import { hockeyRink, iceRink, skateHeight } from '../../settings/ice.js';
import { skiSlope } from '../../settings/boards.js';
import { sport } from './define.js';

export const figureSkating = sport(
  'figure skating',
  {
    name: 'figure skating spiral',
    verb: 'figure skating on one leg',
    setting: iceRink,
    left: (m) =>
      m
        .turn({ pelvis: [62, 0, 0] })
        .trunk([-24, 0, 0])
        .stand({ at: [0.1, 0], up: 0.9 }, { at: [-0.03, 0.02], out: 2 })
        .leg('left', [0.1, 0.42, -1], 0.99, [0.3, -0.8, 0])
        .toes('left', [0, 0.35, -1])
        .arm('left', [1, 0.3, 0.1], 0.97, [0.2, -0.6, -1])
        .arm('right', [-1, 0.3, 0.1], 0.97, [-0.2, -0.6, -1])
        .face([-8, 0, 0])
        .lifted(skateHeight),
  },
  {
    name: 'figure skating glide',
    verb: 'figure skating',
    setting: iceRink,
    left: (m) =>
      m
        .turn({ pelvis: [4, 10, 0] })
        .trunk([-6, 8, 4])
        .stand({ at: [0.1, 0], up: 0.4 }, { at: [-0.06, 0.06], out: 4 }, { crouch: 0.06 })
        .leg('left', [0.42, -0.72, -0.62], 0.97, [0.5, 0, 1])
        .toes('left', [0.5, -0.85, -0.2])
        .arm('left', [0.95, 0.25, -0.25], 0.96, [0.2, -0.8, -0.6])
        .arm('right', [-0.62, 0.4, 0.72], 0.95, [-0.5, -0.9, 0])
        .face([-4, -12, 0])
        .lifted(skateHeight),
  },
  {
    name: 'figure skating layback',
    verb: 'spinning in figure skating',
    setting: iceRink,
    left: (m) =>
      m
        .turn({ pelvis: [-8, 0, 0] })
        .trunk([-26, 0, 0])
        .stand({ at: [0.1, 0], up: 0.4 }, { at: [-0.04, 0], out: 4 })
        .leg('left', [0.3, -0.55, -0.62], 0.74, [0.75, -0.55, 0.2])
        .toes('left', [0.3, -0.35, -0.9])
        .arm('left', [0.36, 0.9, 0.42], 0.86, [1, 0.2, 0])
        .arm('right', [-0.85, 0.32, 0.42], 0.92, [-0.4, -0.8, -0.4])
        .face([-42, 0, 0])
        .lifted(skateHeight),
  },
);

export const iceHockey = sport('ice hockey', {
  name: 'ice hockey',
  verb: 'playing ice hockey',
  setting: hockeyRink,
  holds: [{ prop: hockeyStick, by: 'other', both: true }],
  left: (m) =>
    m
      .turn({ pelvis: [20, 6, 0] })
      .trunk([16, 8, 0])
      .stand({ at: [0.26, -0.12], out: 20 }, { at: [-0.24, 0.14], out: 12 }, { crouch: 0.15 })
      .arm('right', [0.3, -0.62, 0.6], 0.56, [-1, -0.4, 0.1])
      .gripToGround('right', [0.9, 0, 0.42], 1.2, hockeyStick.tilt, skateHeight)
      .joinGrip('left', 0.25, hockeyStick.tilt, [0.8, 0.1, -0.6])
      .face([4, 0, 0])
      .lifted(skateHeight),
});

export const skiing = sport('skiing', {
  name: 'skiing',
  verb: 'skiing',
  setting: skiSlope,
  holds: [
    { prop: skiPole, by: 'acting' },
    { prop: skiPole, by: 'other' },
  ],
  left: (m) =>
    m
      .turn({ pelvis: [22, 0, 4] })
      .trunk([18, 6, -8])
      .stand({ at: [0.13, 0.1], out: 0 }, { at: [-0.13, -0.06], out: 0 }, { crouch: 0.2 })
      .arm('left', [0.52, -0.35, 0.7], 0.66, [0.8, -0.9, -0.3])
      .grip('left', [-0.1, 0.62, 0.78], skiPole.tilt)
      .arm('right', [-0.48, -0.6, 0.6], 0.68, [-0.8, -0.7, -0.4])
      .grip('right', [0.1, 0.5, 0.86], skiPole.tilt)
      .face([4, 0, 0])
      .lifted(0.016),
});
