import { points } from '../../core/points.js';
import { arc, materials, moved, oklch, part, smoothCurve } from '../../world/modeling/index.js';
import { cylinder, lathe, type ProfilePoint } from '../../world/modeling/solids/index.js';
import { vessel } from '../../world/modeling/solids/vessel.js';
import { defineModel } from './define.js';

/** A lit candle in a round holder, the same from all sides. */
export const candle = defineModel({
  category: 'candle',
  broadClass: 'miscellaneous',
  metIn: ['studio'],
  hasFront: false,
  round: true,
  label: { at: 0.42, size: [0.8, 0.26], texts: [['CEDAR'], ['ROSE'], ['HONEY'], ['LILAC']] },
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const radius = size.uniform(0.026, 0.036);
    const height = size.uniform(0.11, 0.19);
    const dish = radius * size.uniform(1.7, 2.2);
    const wax = look.choice([
      oklch(0.93, 0.03, 90),
      oklch(look.uniform(0.5, 0.85), look.uniform(0.05, 0.14), look.uniform(0, 360)),
    ]);
    const holder = look.choice([
      materials.brass(),
      materials.iron(),
      materials.ceramic('#e9e6dd'),
      materials.wood('#6b4426'),
    ]);
    const around = { segments: 96 };

    const saucer = vessel(
      points([dish * 0.6, 0], [dish * 0.72, 0.003], [dish * 0.93, 0.01], [dish, 0.022]),
      0.004,
      0.007,
      around,
    );
    const cup: ProfilePoint[] = [
      [radius * 1.25, 0.005],
      [radius * 1.18, 0.012],
      [radius * 1.12, 0.024],
      ...arc(radius * 1.12, 0.027, 0.003, -90, 90, 5),
      [radius, 0.03],
    ];
    const [low, top] = [0.008, 0.008 + height];
    const rim = 0.005;
    const body: ProfilePoint[] = [
      [radius, low],
      [radius, top - rim],
      ...arc(radius - rim, top - rim, rim, 0, 130, 6),
      ...smoothCurve<ProfilePoint>(4, [
        [radius - 2 * rim, top - 1.4 * rim],
        [radius * 0.4, top - 1.9 * rim],
        [0, top - 2 * rim],
      ]), // the pool of molten wax
    ];
    const pool = top - 2 * rim;
    const flame = smoothCurve<ProfilePoint>(
      4,
      points('0.0005,0 0.0055,0.007 0.0066,0.013 0.005,0.022 0.0022,0.031 0,0.038'),
    ).map(([r, y]): ProfilePoint => [Math.max(0, r), y]);
    const wick = moved(cylinder(0.0012, 0.018, 48, 0.0004), 0, pool + 0.008, 0);
    return [
      part('holder', holder, saucer),
      part('cup', holder, lathe(cup, around)),
      part('candle', materials.satin(wax), lathe(body, around)),
      part('wick', materials.mattePaint('#17120f'), wick),
      part('flame', materials.glowing('#ffb347', 1.1), moved(lathe(flame, around), 0, pool + 0.009, 0)),
    ];
  },
});
