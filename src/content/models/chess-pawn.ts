import { points } from '../../core/points.js';
import { arc, lathe, materials, part, smoothCurve, type ProfilePoint } from '../../world/modeling/index.js';
import { defineModel } from './define.js';
import * as views from './views.js';

/** A turned chess pawn, the same from all sides. */
export const chessPawn = defineModel({
  category: 'chess pawn',
  broadClass: 'miscellaneous',
  hasFront: false,
  round: true,
  silhouetteView: views.round,
  knownBy: ['outline', 'coarse outline'],
  thick: true,
  build(variation) {
    const size = variation.child('size');
    const height = size.uniform(0.04, 0.055);
    const foot = height * size.uniform(0.31, 0.36);
    const waist = foot * size.uniform(0.38, 0.46);
    const ball = height * size.uniform(0.17, 0.2);
    const tone = variation.child('look').choice(['#e6cfa0', '#3b2417', '#f0ece0', '#1d1c1f', '#7a2f22']);
    const material = materials.paint(tone);

    const at = (y: number): number => y * height;
    const bead = (r: number, y: number, b: number): ProfilePoint[] =>
      arc(r - b, y, b, -90, 90, 8) as ProfilePoint[];
    const collar = height - 1.9 * ball;
    const middle = height - ball;
    const profile: ProfilePoint[] = [
      [foot * 0.97, 0],
      [foot, at(0.02)],
      [foot, at(0.08)],
      ...bead(foot * 0.94, at(0.125), at(0.04)),
      ...smoothCurve<ProfilePoint>(6, [
        [foot * 0.8, at(0.18)],
        [waist * 1.35, at(0.29)],
        [waist, at(0.45)],
        [waist * 0.95, collar - at(0.04)],
      ]),
      ...bead(waist * 1.75, collar, at(0.028)),
      [waist * 1.1, collar + at(0.03)],
      ...arc(0, middle, ball, -55, 90, 20).map(([r, y]): ProfilePoint => [Math.max(0, r), y]),
    ];
    const around = { segments: 96 };
    const felt = lathe(points([foot * 0.9, -0.0008], [foot * 0.9, 0.001]), around);
    return [part('body', material, lathe(profile, around)), part('felt', materials.fabric('#2f5a3c'), felt)];
  },
});
