import { pairs, points } from '../../core/index.js';
import { colored, materials, mixed, part, smoothCurve } from '../../world/modeling/index.js';
import { lathe, type ProfilePoint } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';
import * as views from './views.js';

/** Skin: most of it, and around the stalk. */
const skins = pairs('#b3202a #d9c24a, #c8312c #8a1620, #8fae3a #b8c85a, #d8b83e #c9a032, #d1584a #e0c860');

/** An apple with an upright stalk and no leaf, the same from all sides. */
export const apple = defineModel({
  category: 'apple',
  broadClass: 'food',
  hasFront: false,
  featureless: true,
  silhouetteView: views.round,
  thick: true,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const r = size.uniform(0.034, 0.042);
    const tall = size.uniform(0.9, 1.05);
    const taper = size.uniform(0.92, 1); // how narrow the lower half is
    const [skin, crown] = look.choice(skins);

    const outline: ProfilePoint[] = [
      [0, 0.16],
      [0.12, 0.13],
      [0.3 * taper, 0.02],
      [0.5 * taper, 0],
      [0.78 * taper, 0.2],
      [0.97 * taper, 0.65],
      ...points('1,1.1 0.88,1.52 0.58,1.74 0.32,1.72 0.14,1.58 0.05,1.46 0,1.43'),
    ];
    const profile = smoothCurve(3, outline).map(([x, y]): ProfilePoint => [Math.max(0, x) * r, y * r * tall]);
    const height = 1.74 * r * tall;
    const body = colored(lathe(profile, { segments: 96, crease: 80 }), (x, y, z) => {
      const out = Math.sqrt(x * x + z * z) / r;
      const high = y / height;
      return mixed(
        skin,
        crown,
        high > 0.6 ? Math.max(0, Math.min(1, 0.9 - 1.15 * out)) : Math.max(0, 0.35 - out),
      );
    });
    const foot = 1.4 * r * tall;
    const stalk = lathe(
      points('0.035,0 0.03,0.25 0.03,0.45 0.045,0.58 0.03,0.6').map(([x, y]): ProfilePoint => [
        x * r,
        foot + y * r,
      ]),
      { segments: 32 },
    );
    return [
      part('apple', { ...materials.satin(), roughness: 0.32 }, body),
      part('stalk', materials.wood('#5a3d22'), stalk),
    ];
  },
});
