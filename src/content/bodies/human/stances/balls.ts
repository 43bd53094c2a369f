import { basketball, bowlingBall } from '../../props/balls.js';
import { footballPitch, basketballCourt, volleyballCourt, bowlingLane } from '../../settings/field-things.js';
import { sportsHall } from '../../settings/floors.js';
import { sport } from './define.js';

export const footballStances = sport('football', {
  name: 'football kick',
  verb: 'kicking a football',
  setting: footballPitch,
  left: (m) =>
    m
      .turn({ pelvis: [-4, -18, 0] })
      .trunk([10, 22, -6])
      .stand({ at: [0.12, 0], up: 0.3 }, { at: [-0.12, 0], out: 10 }, { crouch: 0.05 })
      .leg('left', [0.06, -0.72, 0.75], 0.9)
      .toes('left', [0, -0.2, 1])
      .arm('left', [0.55, -0.4, -0.65], 0.88, [0.2, -0.4, -1])
      .arm('right', [-0.9, -0.05, 0.4], 0.86, [-0.3, -1, -0.3])
      .face([16, 0, 0]),
});

export const basketballStances = sport(
  'basketball',
  {
    name: 'basketball dribble',
    verb: 'dribbling a basketball',
    setting: basketballCourt,
    left: (m) =>
      m
        .turn({ pelvis: [14, -6, 0] })
        .trunk([14, 8, 0])
        .stand({ at: [0.19, -0.2], out: 10, heel: 14 }, { at: [-0.15, 0.24], out: 8 }, { crouch: 0.12 })
        .arm('left', [0.6, -0.62, 0.5], 0.8, [0.8, 0.1, -0.8])
        .point('left', [0.12, -0.42, 0.9], [-0.9, -0.1, 0.2])
        .arm('right', [-0.6, -0.15, 0.75], 0.72, [-1, -0.7, 0])
        .face([2, 0, 0]),
  },
  {
    name: 'basketball layup',
    verb: 'jumping with a basketball',
    setting: sportsHall,
    holds: [{ prop: basketball, by: 'acting' }],
    left: (m, v) =>
      m
        .turn({ pelvis: [0, 0, 0] })
        .trunk([-6, 0, -6])
        .leg('left', [0.12, -0.35, 0.72], 0.56, [0.1, 0.6, 1])
        .toes('left', [0.05, -0.6, 0.8])
        .leg('right', [-0.1, -1, -0.14], 0.97)
        .toes('right', [0, -1, 0.3])
        .arm('left', [0.12, 1, 0.32], 0.93, [1, 0, 0])
        .point('left', [0, 0.62, -0.75], [-1, 0, 0])
        .arm('right', [-0.55, 0.15, 0.7], 0.75, [-1, -0.6, 0])
        .face([-20, 0, 0])
        .lifted(v.uniform(0.18, 0.3)),
  },
);

export const volleyballStances = sport('volleyball', {
  name: 'volleyball spike',
  verb: 'playing volleyball',
  setting: volleyballCourt,
  left: (m, v) =>
    m
      .turn({ pelvis: [-8, 16, 0] })
      .trunk([-12, 14, -4])
      .leg('left', [0.14, -0.9, -0.5], 0.78)
      .leg('right', [-0.14, -0.95, -0.42], 0.84)
      .toes('left', [0.05, -1, -0.15])
      .toes('right', [0, -1, -0.1])
      .arm('left', [0.34, 0.94, -0.06], 0.9, [1, 0.2, -0.6])
      .point('left', [0, 0.9, 0.42], [-1, 0, 0])
      .arm('right', [-0.4, 0.62, 0.66], 0.9, [-1, -0.5, 0])
      .face([-20, 0, 0])
      .lifted(v.uniform(0.28, 0.4)),
});

export const bowling = sport('bowling', {
  name: 'bowling release',
  verb: 'bowling',
  setting: bowlingLane,
  holds: [{ prop: bowlingBall, by: 'acting' }],
  left: (m) =>
    m
      .turn({ pelvis: [22, 6, 0] })
      .trunk([14, 8, 0])
      .stand({ at: [-0.02, -0.52], out: 0, heel: 52 }, { at: [-0.08, 0.3], out: 2 }, { crouch: 0.12 })
      .arm('left', [0.26, -0.96, -0.1], 0.96, [0.4, 0.2, -1])
      .point('left', [0, -0.95, 0.3], [1, 0, 0.1])
      .arm('right', [-0.9, 0.05, 0.1], 0.93, [-0.2, -0.5, -1])
      .face([0, 0, 0]),
});
