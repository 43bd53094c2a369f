import {
  beveledBox,
  loft,
  materials,
  merged,
  moved,
  roundedRectangle,
  section,
} from '../../../world/modeling/index.js';
import { defineProp } from './define.js';
import { handle, part } from './parts/rod.js';

export const cricketBat = defineProp({
  name: 'a cricket bat',
  tilt: 15,
  build() {
    const rings = [
      [0.2, 0.034, 0.03],
      [0.26, 0.1, 0.034],
      [0.32, 0.108, 0.04],
      [0.6, 0.108, 0.06],
      [0.72, 0.108, 0.042],
      [0.745, 0.09, 0.03],
    ] as const;
    const blade = loft(
      rings.map(([y, wide, deep]) => section(roundedRectangle(wide, deep, 0.014, 4), 'y', y)),
    );
    const toe = moved(beveledBox(0.1, 0.01, 0.032, 0.004), 0, 0.74, 0);
    return [
      handle(-0.09, 0.22, 0.0165, '#2f6db3'),
      part('blade', merged(blade, toe), materials.wood('#dcc08c')),
    ];
  },
});
