import { arc, materials, moved, oklch, part, type Part } from '../../world/modeling/index.js';
import { lathe, torus, type ProfilePoint } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';
import * as views from './views.js';

/** The number of segments around; many, so that no turn about the vertical can be seen. */
const segments = 96;

/** A round bar stool on one column, with a ring for the feet: the same from all sides. */
export const stool = defineModel({
  category: 'stool',
  broadClass: 'furniture',
  hasFront: false,
  round: true,
  silhouetteView: views.round,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const radius = size.uniform(0.17, 0.2);
    const height = size.uniform(0.62, 0.8);
    const foot = size.uniform(0.19, 0.23);
    const cushion = size.uniform(0.06, 0.085);
    const hasRing = variation.child('ring').choice([true, false]);
    const metal = look.choice([
      materials.chrome(),
      materials.steel(),
      materials.mattePaint('#232527'),
      materials.brass(),
    ]);
    const cover = look.choice([
      materials.leather(look.choice(['#7a2220', '#20242a', '#8a5a33', '#e5dfd2'])),
      materials.fabric(oklch(look.uniform(0.4, 0.7), 0.1, look.uniform(0, 360))),
      materials.wood(look.choice(['#a9743f', '#6b4426', '#d4ad7c'])),
    ]);

    const under = height - cushion;
    const round = cushion * 0.42;
    const seat: ProfilePoint[] = [
      [0, under],
      [radius - round, under],
      ...arc(radius - round, under + round, round, -70, 0, 4),
      ...arc(radius - round, height - round - 0.008, round, 0, 75, 5),
      [radius * 0.5, height - 0.002],
      [0, height],
    ];
    const column: ProfilePoint[] = [
      [foot, 0],
      [foot, 0.012],
      [foot * 0.85, 0.022],
      [foot * 0.4, 0.034],
      [0.04, 0.055],
      [0.031, 0.09],
      [0.031, under * 0.55],
      [0.022, under * 0.56],
      [0.022, under - 0.05],
      [radius * 0.55, under - 0.012],
      [radius * 0.62, under],
    ];
    const parts: Part[] = [
      part('seat', cover, lathe(seat, { segments })),
      part('column', metal, lathe(column, { segments })),
    ];
    // The ring is a disc in one piece with its hub: spokes would show a turn.
    const ring = moved(torus(0.15, 0.012, segments, 12), 0, height * 0.32, 0);
    const plate = lathe(
      [
        [0.033, height * 0.32 - 0.02],
        [0.15, height * 0.32 - 0.006],
        [0.15, height * 0.32 + 0.006],
        [0.033, height * 0.32 + 0.02],
      ],
      { segments },
    );
    if (hasRing) parts.push(part('footrest', metal, ring), part('footrest', metal, plate));
    return parts;
  },
});
