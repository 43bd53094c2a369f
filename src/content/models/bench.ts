import { beveledBox, materials, sweep, varied, type Vec3 } from '../../world/modeling/index.js';
import { merged, moved, part, turned } from '../../world/modeling/mesh/index.js';
import { roundedRectangle, smoothCurve } from '../../world/modeling/plane/index.js';
import { defineModel } from './define.js';

/** A park bench: wooden slats on iron sides, with a back and arms. */
export const bench = defineModel({
  category: 'bench',
  broadClass: 'furniture',
  hasFront: true,
  frontShownBy: 'the open side of the seat, opposite the backrest',
  silhouetteView: { yaw: [24, 66], elevation: [10, 18] },
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const width = size.uniform(1.3, 1.8);
    const seat = size.uniform(0.42, 0.46);
    const top = size.uniform(0.8, 0.88);
    const slats = variation.child('slats').choice([3, 4, 5]);
    const wood = materials.wood(
      varied(look, look.choice(['#a5713d', '#7d5330', '#8f8a7c', '#5f7a52', '#c39258'])),
    );
    const metal = look.choice([
      materials.mattePaint('#1f2326'),
      materials.mattePaint('#23402f'),
      materials.iron(),
    ]);

    const outline = roundedRectangle(0.055, 0.032, 0.012, 2);
    const bent = (...points: Vec3[]) => sweep(smoothCurve(4, points), outline);
    const side = merged(
      bent([0, 0.02, 0.28], [0, 0.2, 0.22], [0, seat - 0.05, 0.23]),
      bent(
        [0, 0.02, -0.26],
        [0, 0.22, -0.17],
        [0, seat - 0.05, -0.16],
        [0, (seat + top) / 2, -0.21],
        [0, top, -0.3],
      ),
      bent([0, seat - 0.045, 0.26], [0, seat - 0.06, 0], [0, seat - 0.04, -0.16]),
      bent(
        [0, seat - 0.05, 0.23],
        [0, seat + 0.12, 0.25],
        [0, seat + 0.21, 0.2],
        [0, seat + 0.21, 0],
        [0, seat + 0.19, -0.2],
      ),
      bent([0, 0.15, 0.225], [0, 0.19, 0.02], [0, 0.15, -0.2]),
      moved(beveledBox(0.07, 0.024, 0.1, 0.008, 1), 0, 0.012, 0.285),
      moved(beveledBox(0.07, 0.024, 0.1, 0.008, 1), 0, 0.012, -0.265),
    );
    const at = width / 2 - 0.12;
    const seatSlats = Array.from({ length: slats }, (_, i) => {
      const deep = 0.42 / slats;
      return moved(
        beveledBox(width, 0.035, deep - 0.018, 0.009),
        0,
        seat - 0.01,
        0.24 - (i + 0.5) * deep + 0.03,
      );
    });
    const rows = Math.max(2, slats - 1);
    const backSlats = Array.from({ length: rows }, (_, i) => {
      const high = (top - seat - 0.13) / rows;
      const y = seat + 0.13 + (i + 0.5) * high;
      const t = (y - seat) / (top - seat);
      const z = -0.155 - 0.05 * t - 0.09 * t * t + 0.03;
      return moved(turned(beveledBox(width, high - 0.02, 0.03, 0.009), 'x', -8 - 12 * t), 0, y, z);
    });
    return [
      part('side', metal, [moved(side, at, 0, 0), moved(side, -at, 0, 0)]),
      part('seat', wood, seatSlats),
      part('back', wood, backSlats),
    ];
  },
});
