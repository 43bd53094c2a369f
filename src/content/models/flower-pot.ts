import { points } from '../../core/points.js';
import { lathe, materials, oklch, part, varied, type ProfilePoint } from '../../world/modeling/index.js';
import { vessel } from '../../world/modeling/solids/vessel.js';
import { defineModel } from './define.js';
import * as views from './views.js';

/** A round pot filled with earth on a saucer, nothing planted in it, the same from all sides. */
export const flowerPot = defineModel({
  category: 'flower pot',
  broadClass: 'containers',
  metIn: ['bedroom', 'classroom', 'farmyard', 'hallway', 'shop', 'square', 'station platform'],
  hasFront: false,
  round: true,
  silhouetteView: views.round,
  label: { at: 0.46, size: [0.94, 0.36], texts: [['BASIL'], ['MINT'], ['THYME'], ['FERN']] },
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const radius = size.uniform(0.08, 0.13);
    const height = radius * size.uniform(1.55, 1.95);
    const foot = radius * size.uniform(0.64, 0.72);
    const collar = height * size.uniform(0.18, 0.26);
    const fired = varied(look, look.choice(['#b4643c', '#a85a36', '#c47a50']), 0.12);
    const material = look.choice([
      materials.clay(fired),
      materials.clay(fired),
      materials.ceramic(oklch(look.uniform(0.5, 0.9), look.uniform(0.02, 0.12), look.uniform(0, 360))),
    ]);
    const around = { segments: 96, crease: 40 };

    const [from, step] = [0.012, 0.006];
    const edge = height - collar;
    const wall = 0.008;
    const neck = radius - step - 0.004;
    const profile: ProfilePoint[] = [
      [foot - 0.003, from],
      [foot, from + 0.003],
      [neck, edge],
      [radius - 0.003, edge + 0.001],
      [radius - 0.001, edge + 0.004],
      [radius + 0.003, height],
    ];
    const saucer = vessel(
      points([foot * 1.12, 0], [foot * 1.16, 0.002], [foot * 1.38, 0.022], [foot * 1.4, 0.026]),
      0.005,
      0.008,
      around,
    );
    const earth = height - 0.35 * collar;
    const earthMesh = lathe(
      [
        [radius - 0.009, earth - 0.02],
        [radius - 0.009, earth - 0.003],
        [radius * 0.5, earth + 0.002],
        [0, earth + 0.004],
      ],
      around,
    );
    return [
      part('pot', material, vessel(profile, wall, from + 0.01, around)),
      part('saucer', material, saucer),
      part('earth', materials.clay('#3b2a1e'), earthMesh),
    ];
  },
});
