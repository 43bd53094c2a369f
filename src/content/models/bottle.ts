import { pairs, points } from '../../core/index.js';
import { materials, moved, oklch, part, smoothCurve } from '../../world/modeling/index.js';
import { cylinder, lathe, type ProfilePoint } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';
import * as views from './views.js';

/** Radius and height of the points from the label up, for a height of 1: claret, burgundy, beer, water. */
const shoulders: readonly (readonly ProfilePoint[])[] = [
  points('0.12,0.6 0.117,0.65 0.07,0.72 0.046,0.77 0.043,0.93'),
  points('0.125,0.46 0.118,0.54 0.08,0.68 0.05,0.8 0.043,0.93'),
  points('0.13,0.54 0.125,0.6 0.09,0.7 0.055,0.8 0.05,0.93'),
  points('0.14,0.6 0.138,0.68 0.11,0.79 0.065,0.87 0.058,0.93'),
];

/** A closed bottle with a plain label that runs all around, without a seam. */
export const bottle = defineModel({
  category: 'bottle',
  broadClass: 'containers',
  metIn: ['studio'],
  hasFront: false,
  round: true,
  silhouetteView: views.round,
  knownBy: ['outline', 'coarse outline'],
  thick: true,
  label: { at: 0.27, size: [0.8, 0.2], texts: pairs('OLIVE OIL, APPLE JUICE, GINGER BEER, RED WINE') },
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const h = size.uniform(0.22, 0.32);
    const fat = size.uniform(0.92, 1.12) * h;
    const shoulder = size.choice(shoulders).map(([r, y]): ProfilePoint => [r * fat, y * h]);
    const glass = look.choice(['#1f3d22', '#4a2710', '#27506b', '#7a8f5a', '#10151c', '#6d2230']);
    const paper = look.choice(['#f2ecdc', '#e8e8e8', '#1d1d22', '#c7a04a', '#8e1f2a', '#24405e']);
    const cap = look.choice([
      materials.plastic(oklch(look.uniform(0.35, 0.8), 0.14, look.uniform(0, 360))),
      materials.gold(),
      materials.mattePlastic('#1b1b1e'),
    ]);
    const [body, base] = [shoulder[0][0], shoulder[0][1]];
    const neck = shoulder[shoulder.length - 1][0];
    const edge = 0.08 * body;
    const foot: ProfilePoint[] = [
      [0.8 * body, 0.03 * body],
      [0.86 * body, 0],
      [body - edge, 0],
      [body - 0.3 * edge, 0.3 * edge],
      [body, edge],
    ];
    const around = { segments: 96 };
    const lip: ProfilePoint[] = [
      [neck * 1.18, 0.932 * h],
      [neck * 1.18, 0.95 * h],
      [neck, 0.952 * h],
    ];
    const profile = [...foot, ...smoothCurve(6, shoulder), ...lip];
    const [low, high] = [0.2 * base, (0.72 + 0.2 * look.float()) * base];
    const skin = 0.0006 * (h / 0.25);
    const labelMesh = moved(cylinder(body + skin, high - low, 96, skin / 2), 0, (low + high) / 2, 0);
    return [
      part('body', materials.coloredGlass(glass), lathe(profile, around)),
      part('label', materials.paper(paper), labelMesh),
      part('cap', cap, moved(cylinder(neck * 1.22, 0.055 * h, 96, 0.12 * neck), 0, 0.975 * h, 0)),
    ];
  },
});
