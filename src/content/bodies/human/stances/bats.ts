import { baseball } from '../../props/balls.js';
import { baseballBat, cricketBat, golfClub } from '../../props/bats-and-clubs.js';
import { baseballGlove } from '../../props/gloves.js';
import { infield } from '../../settings/floors.js';
import { wicket, golfGreen, golfHole } from '../../settings/field-things.js';
import { sport } from './define.js';

/** The batter stands with the right side to the pitcher, hands at the left shoulder: a left-handed batter. */
export const baseballStances = sport(
  'baseball',
  {
    name: 'baseball batting',
    verb: 'batting in baseball',
    setting: infield,
    holds: [{ prop: baseballBat, by: 'other', both: true }],
    left: (m) =>
      m
        .turn({ pelvis: [10, 4, 0] })
        .trunk([12, 4, 0])
        .stand({ at: [0.3, 0], out: 8 }, { at: [-0.3, 0], out: 8 }, { crouch: 0.09 })
        .arm('right', [0.78, -0.02, 0.5], 0.78, [-0.2, -0.9, 0.6])
        .grip('right', [0.35, 1, -0.25], baseballBat.tilt)
        .joinGrip('left', 0.085, baseballBat.tilt, [1, -0.5, -0.3])
        .face([4, -64, 0]),
  },
  {
    name: 'baseball pitching',
    verb: 'pitching in baseball',
    setting: infield,
    holds: [
      { prop: baseball, by: 'acting' },
      { prop: baseballGlove, by: 'other' },
    ],
    left: (m) =>
      m
        .turn({ pelvis: [0, 40, 0] })
        .trunk([4, 18, -6])
        .stand({ at: [0.16, -0.46], out: 40, heel: 24 }, { at: [-0.12, 0.5], out: -6 }, { crouch: 0.06 })
        .arm('left', [0.85, 0.45, -0.3], 0.72, [0.9, -0.3, -0.6])
        .point('left', [0.1, 0.9, -0.1], [-0.2, 0.2, 1], 'grip')
        .arm('right', [-0.4, 0.05, 0.9], 0.8, [-1, -0.6, 0])
        .point('right', [0, 0.35, 1], [-1, 0.5, 0])
        .face([2, 0, 0]),
  },
);

export const cricket = sport('cricket', {
  name: 'cricket batting',
  verb: 'batting in cricket',
  setting: wicket,
  holds: [{ prop: cricketBat, by: 'other', both: true }],
  left: (m) =>
    m
      .turn({ pelvis: [16, 0, 0] })
      .trunk([22, -6, 0])
      .stand({ at: [0.2, 0], out: 6 }, { at: [-0.2, 0], out: 6 }, { crouch: 0.08 })
      .arm('right', [0.42, -0.85, 0.42], 0.82, [-0.8, -0.2, 0.4])
      .grip('right', [0.32, -1, 0.16], cricketBat.tilt)
      .joinGrip('left', 0.1, cricketBat.tilt, [0.8, 0, -0.6])
      .face([6, -62, 0]),
});

export const golf = sport(
  'golf',
  {
    name: 'golf address',
    verb: 'playing golf',
    setting: golfGreen,
    holds: [{ prop: golfClub, by: 'other', both: true }],
    left: (m) =>
      m
        .turn({ pelvis: [24, 0, 0] })
        .trunk([20, 0, 0])
        .stand({ at: [0.22, 0], out: 10 }, { at: [-0.22, 0], out: 16 }, { crouch: 0.05 })
        .arm('right', [0.44, -0.9, 0.26], 0.82, [-0.6, -0.2, -0.4])
        .gripToGround('right', [0.05, 0, 1], 1, golfClub.tilt)
        .joinGrip('left', 0.085, golfClub.tilt, [0.6, -0.3, -0.5])
        .face([48, 0, 0]),
  },
  {
    name: 'golf follow-through',
    verb: 'swinging a golf club',
    setting: golfHole,
    holds: [{ prop: golfClub, by: 'other', both: true }],
    left: (m) =>
      m
        .turn({ pelvis: [0, -62, 0] })
        .trunk([-4, -30, 6])
        .stand({ at: [0.16, 0.02], out: -48, heel: 48 }, { at: [-0.2, 0], out: 38 })
        .arm('right', [-0.3, 0.72, -0.15], 0.6, [-0.8, -0.6, -0.6])
        .grip('right', [0.55, -0.35, -0.75], golfClub.tilt)
        .joinGrip('left', 0.085, golfClub.tilt, [0.4, -0.6, 0.8])
        .face([-4, -78, 0]),
  },
);
