import { badmintonRacket, tableTennisBat, tennisRacket } from '../../props/rackets.js';
import { tennisBall } from '../../props/balls.js';
import { tennisCourt, badmintonCourt } from '../../settings/floors.js';
import { tableTennisTable } from '../../settings/indoor-things.js';
import { sport } from './define.js';

const racket = [{ prop: tennisRacket, by: 'acting' }] as const;

export const tennis = sport(
  'tennis',
  {
    name: 'tennis forehand',
    verb: 'playing tennis',
    setting: tennisCourt,
    holds: racket,
    left: (m) =>
      m
        .turn({ pelvis: [4, 28, 0] })
        .trunk([10, 20, 0])
        .stand({ at: [0.3, -0.26], out: 38 }, { at: [-0.2, 0.28], out: 4 }, { crouch: 0.07 })
        .arm('left', [0.9, -0.3, 0.02], 0.86, [0.3, -1, -0.6])
        .grip('left', [0.6, 0.75, 0.1], tennisRacket.tilt)
        .arm('right', [-0.5, 0.08, 0.85], 0.78, [-1, -0.6, 0])
        .face([4, 14, 0]),
  },
  {
    name: 'tennis serve',
    verb: 'serving in tennis',
    setting: tennisCourt,
    holds: [...racket, { prop: tennisBall, by: 'other' }],
    left: (m) =>
      m
        .turn({ pelvis: [-3, 32, 0] })
        .trunk([-9, 12, 6])
        .stand({ at: [0.18, -0.24], out: 42 }, { at: [-0.12, 0.22], out: -8 }, { crouch: 0.05 })
        .arm('left', [0.95, 0.3, -0.35], 0.5, [0.9, -0.25, -0.5])
        .grip('left', [-0.25, 0.9, -0.3], tennisRacket.tilt)
        .arm('right', [-0.22, 0.9, 0.42], 0.97, [-1, -0.2, -0.2])
        .point('right', [-0.1, 0.9, 0.35], [-1, 0.2, 0.2], 'grip')
        .face([-26, -4, 0]),
  },
  {
    name: 'tennis backhand',
    verb: 'playing tennis',
    setting: tennisCourt,
    holds: racket,
    left: (m) =>
      m
        .turn({ pelvis: [6, -34, 0] })
        .trunk([10, -26, 0])
        .stand({ at: [0.08, 0.34], out: -22 }, { at: [-0.3, -0.2], out: 34 }, { crouch: 0.08 })
        .arm('left', [-0.72, -0.28, 0.66], 0.86, [0.4, -0.8, 0.5])
        .grip('left', [-0.55, 0.75, -0.1], tennisRacket.tilt)
        .arm('right', [-0.75, -0.25, -0.45], 0.85, [-0.3, -1, -0.6])
        .face([4, -16, 0]),
  },
);

export const badminton = sport('badminton', {
  name: 'badminton smash',
  verb: 'playing badminton',
  setting: badmintonCourt,
  holds: [{ prop: badmintonRacket, by: 'acting' }],
  left: (m, v) =>
    m
      .turn({ pelvis: [-4, 24, 0] })
      .trunk([-8, 12, -6])
      .leg('left', [0.12, -0.95, -0.4], 0.8)
      .leg('right', [-0.18, -1, 0.2], 0.9)
      .toes('left', [0.1, -1, 0.2])
      .toes('right', [0, -0.9, 0.5])
      .arm('left', [0.3, 1, 0.1], 0.95, [1, 0.1, -0.4])
      .grip('left', [-0.05, 0.85, 0.5], badmintonRacket.tilt)
      .arm('right', [-0.5, 0.45, 0.7], 0.85, [-1, -0.7, 0])
      .face([-22, 4, 0])
      .lifted(v.uniform(0.12, 0.24)),
});

export const tableTennis = sport('table tennis', {
  name: 'table tennis ready',
  verb: 'playing table tennis',
  setting: tableTennisTable,
  holds: [{ prop: tableTennisBat, by: 'acting' }],
  left: (m) =>
    m
      .turn({ pelvis: [14, 14, 0] })
      .trunk([16, 6, 0])
      .stand({ at: [0.27, -0.08], out: 24 }, { at: [-0.24, 0.14], out: 8 }, { crouch: 0.13 })
      .arm('left', [0.5, -0.35, 0.75], 0.72, [0.7, -1, -0.2])
      .grip('left', [0.25, 0.75, 0.6], tableTennisBat.tilt)
      .arm('right', [-0.42, -0.4, 0.75], 0.66, [-0.8, -0.9, -0.2])
      .face([6, 2, 0]),
});
