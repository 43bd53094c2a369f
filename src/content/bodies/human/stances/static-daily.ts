import { stool } from '../../settings/seats.js';
import { defineStance, type LeftStance } from './define.js';
import type { Mannequin } from './mannequin.js';

const handsHang = (m: Mannequin): Mannequin =>
  m.arm('left', [0.2, -1, 0.03], 0.975, [0.35, 0, -1]).arm('right', [-0.2, -1, 0.03], 0.975, [-0.35, 0, -1]);

const stances: readonly LeftStance[] = [
  {
    name: 'standing',
    verb: 'standing',
    free: { hands: true, feet: true },
    left: (m, v) =>
      handsHang(m.stand({ at: [0.12, 0] }, { at: [-0.12, 0] })).face([2, v.uniform(-14, 14), 0]),
  },
  {
    name: 'standing at ease',
    verb: 'standing',
    free: { hands: true, feet: true },
    left: (m, v) =>
      handsHang(
        m
          .turn({ pelvis: [0, 6, -4] })
          .trunk([0, -5, 6])
          .stand({ at: [0.2, 0.1], out: 22 }, { at: [-0.07, 0] }),
      ).face([3, v.uniform(-18, 18), 2]),
  },
  {
    name: 'sitting',
    verb: 'sitting on a stool',
    setting: stool,
    free: { hands: true },
    left: (m, v) =>
      m
        .trunk([5, 0, 0])
        .stand({ at: [0.15, 0.4] }, { at: [-0.15, 0.4] }, { hips: 0.53 })
        .wrist('left', [0.19, 1.08, 0.3], [1, -0.3, -0.3])
        .point('left', [-0.1, -0.25, 1], [-1, 0, 0])
        .wrist('right', [-0.19, 1.08, 0.3], [-1, -0.3, -0.3])
        .point('right', [0.1, -0.25, 1], [1, 0, 0])
        .face([4, v.uniform(-15, 15), 0]),
  },
  {
    name: 'sitting on the ground',
    verb: 'sitting on the ground',
    left: (m) =>
      m
        .turn({ pelvis: [-12, 0, 0] })
        .trunk([4, 0, 0])
        .leg('left', [0.12, 0.1, 1], 0.72, [0.15, 1, 0.2])
        .leg('right', [-0.12, -0.035, 1], 0.985, [-0.1, 1, 0])
        .toes('right', [-0.15, 1, 0.35])
        .toes('left', [0.1, -0.2, 1])
        .wrist('right', [-0.36, 0.885, -0.36], [-0.4, 0.2, -1])
        .point('right', [-0.4, -0.12, -1], [1, 0, 0])
        .arm('left', [0.1, -0.35, 0.9], 0.8, [1, -0.3, -0.2])
        .face([0, 6, 0]),
  },
  {
    name: 'lying',
    verb: 'lying on the ground',
    left: (m) =>
      m
        .turn({ pelvis: [-90, 0, 0] })
        .leg('left', [0.06, -0.07, 1], 0.72, [0.1, 1, 0.2])
        .toes('left', [0.05, -0.25, 1])
        .leg('right', [-0.08, -0.035, 1], 0.985, [-0.05, 1, 0])
        .toes('right', [-0.2, 1, 0.25])
        .arm('left', [0.3, -0.12, 1], 0.96, [1, 0, 0])
        .arm('right', [-0.3, -0.12, 1], 0.96, [-1, 0, 0])
        .face([-82, 0, 0]),
  },
  {
    name: 'kneeling',
    verb: 'kneeling on one knee',
    free: { hands: true },
    left: (m, v) =>
      handsHang(
        m
          .trunk([4, 0, 0])
          .stand({ at: [0.13, 0.36], out: 4 }, { at: [-0.11, -0.42], out: 2, heel: 62 }, { hips: 0.51 }),
      ).face([0, v.uniform(-12, 12), 0]),
  },
  {
    name: 'squatting',
    verb: 'squatting',
    free: { hands: true },
    left: (m) =>
      m
        .turn({ pelvis: [18, 0, 0] })
        .trunk([22, 0, 0])
        .stand(
          { at: [0.17, 0.12], out: 22, heel: 14 },
          { at: [-0.17, 0.12], out: 22, heel: 14 },
          { hips: 0.38 },
        )
        .arm('left', [0.02, -0.35, 1], 0.8, [1, -0.4, 0])
        .arm('right', [-0.02, -0.35, 1], 0.8, [-1, -0.4, 0])
        .face([4, 0, 0]),
  },
];

export const staticDaily = stances.map((stance) => defineStance('static daily', 'static', stance));
