import { arc, materials, part, smoothCurve, varied } from '../../world/modeling/index.js';
import { lathe, type ProfilePoint } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';
import * as views from './views.js';

/** The number of segments around; many, so that no turn about the vertical can be seen. */
const segments = 96;

/** A table with a round top on one turned column: the same from all sides. */
export const roundTable = defineModel({
  category: 'round table',
  broadClass: 'furniture',
  hasFront: false,
  round: true,
  silhouetteView: views.round,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const radius = size.uniform(0.42, 0.6);
    const height = size.uniform(0.71, 0.76);
    const thick = size.uniform(0.024, 0.036);
    const foot = radius * size.uniform(0.52, 0.62);
    const neck = size.uniform(0.035, 0.05);
    const style = variation.child('column').choice(['turned', 'trumpet', 'steel'] as const);
    const wood = materials.wood(
      varied(look, look.choice(['#a9743f', '#6b4426', '#d4ad7c', '#e8e5de', '#3a2a20'])),
    );
    const metal = look.choice([
      materials.mattePaint('#222426'),
      materials.aluminum(),
      materials.paint('#f0efec'),
    ]);

    const under = height - thick;
    const edge = thick / 2;
    const top: ProfilePoint[] = [
      [0, under],
      [radius - edge, under],
      ...arc(radius - edge, under + edge, edge, -60, 60, 4),
      [radius - edge, height],
      [0, height],
    ];
    const columns: Record<typeof style, ProfilePoint[]> = {
      turned: smoothCurve<ProfilePoint>(5, [
        [foot, 0.02],
        [foot * 0.7, 0.05],
        [neck * 1.6, 0.11],
        [neck * 1.1, 0.16],
        [neck * 1.9, 0.28],
        [neck * 1.3, 0.44],
        [neck, 0.54],
        [neck * 1.3, under - 0.06],
        [radius * 0.35, under],
      ]),
      trumpet: smoothCurve<ProfilePoint>(5, [
        [foot, 0.012],
        [foot * 0.75, 0.03],
        [foot * 0.4, 0.08],
        [neck * 1.2, 0.22],
        [neck * 0.9, 0.42],
        [neck * 1.1, 0.58],
        [radius * 0.3, under],
      ]),
      steel: [
        [foot, 0.012],
        [foot * 0.5, 0.022],
        [neck * 1.1, 0.035],
        [neck, 0.06],
        [neck, under - 0.02],
        [radius * 0.4, under - 0.015],
        [radius * 0.4, under],
      ],
    };
    const column: ProfilePoint[] = [[foot, 0], ...columns[style]];
    return [
      part('top', wood, lathe(top, { segments })),
      part('foot', style === 'turned' ? wood : metal, lathe(column, { segments })),
    ];
  },
});
