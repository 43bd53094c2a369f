import { pairs, points } from '../../core/index.js';
import { colored, materials, mixed, part, smoothCurve } from '../../world/modeling/index.js';
import { lathe, type ProfilePoint } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';
import * as views from './views.js';

/** The colors of the skin below and above. */
const skins = pairs('#a9b83f #8da03a, #d2b23e #b8c04a, #b58a42 #9a7a3c, #c0503a #c8a840, #8fa63a #b5bd4c');

/** A pear with an upright stalk and no leaf, the same from all sides. */
export const pear = defineModel({
  category: 'pear',
  broadClass: 'food',
  hasFront: false,
  featureless: true,
  silhouetteView: views.round,
  thick: true,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const r = size.uniform(0.032, 0.039);
    const tall = size.uniform(0.92, 1.12);
    const neck = size.uniform(0.85, 1.15);
    const [low, high] = look.choice(skins);

    const outline: ProfilePoint[] = [
      ...points('0,0.12 0.1,0.1 0.26,0.01 0.45,0 0.8,0.22 1,0.75 0.93,1.25'),
      [0.68 * neck, 1.72],
      [0.49 * neck, 2.15],
      [0.42 * neck, 2.5],
      [0.3 * neck, 2.7],
      [0.13, 2.76],
      [0.06, 2.72],
      [0, 2.71],
    ];
    const profile = smoothCurve(3, outline).map(([x, y]): ProfilePoint => [Math.max(0, x) * r, y * r * tall]);
    const top = 2.71 * r * tall;
    const body = colored(lathe(profile, { segments: 96, crease: 80 }), (_x, y) =>
      mixed(low, high, Math.max(0, Math.min(1, (1.4 * y) / top - 0.3))),
    );
    const stalk = lathe(
      points('0.05,-0.08 0.034,0.15 0.03,0.4 0.05,0.56 0.034,0.58').map(([x, y]): ProfilePoint => [
        x * r,
        top + y * r,
      ]),
      { segments: 32 },
    );
    return [
      part('pear', { ...materials.satin(), roughness: 0.4 }, body),
      part('stalk', materials.wood('#5a3f24'), stalk),
    ];
  },
});
