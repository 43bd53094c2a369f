import { points, points3 } from '../../../core/points.js';
import { materials, moved, part, roundedRectangle, turned } from '../../../world/modeling/index.js';
import { beveledBox, loft, section } from '../../../world/modeling/solids/index.js';
import { defineProp } from './define.js';
import { handle, rod, spindle, strongTint } from './parts/pieces.js';

export const baseballBat = defineProp({
  name: 'a baseball bat',
  tilt: 18,
  build(variation) {
    const look = variation.child('wood').choice(['#b98049', '#d3a76b', '#7a4a2b', '#2a2b30']);
    const profile = points(`
      0,-0.075 0.024,-0.073 0.026,-0.06 0.014,-0.045 0.0135,0.16 0.018,0.32 0.03,0.52 0.034,0.66
      0.033,0.76 0.024,0.785 0,0.79
    `);
    return [part('bat', materials.wood(look), spindle(profile))];
  },
});

export const cricketBat = defineProp({
  name: 'a cricket bat',
  tilt: 15,
  build() {
    const rings = points3(`
      0.2,0.034,0.03 0.26,0.1,0.034 0.32,0.108,0.04 0.6,0.108,0.06 0.72,0.108,0.042 0.745,0.09,0.03
    `);
    const blade = loft(
      rings.map(([y, wide, deep]) => section(roundedRectangle(wide, deep, 0.014, 4), 'y', y)),
    );
    const toe = moved(beveledBox(0.1, 0.01, 0.032, 0.004), 0, 0.74, 0);
    return [handle(-0.09, 0.22, 0.0165, '#2f6db3'), part('blade', materials.wood('#dcc08c'), [blade, toe])];
  },
});

export const golfClub = defineProp({
  name: 'a golf club',
  tilt: 45,
  build: () => [
    handle(-0.1, 0.18, 0.0125),
    part('shaft', materials.chrome(), rod(0.16, 0.98, 0.006)),
    part(
      'head',
      materials.steel(),
      moved(turned(beveledBox(0.03, 0.055, 0.105, 0.012), 'x', -12), 0, 0.99, 0.04),
    ),
  ],
});

/** A stick of ice hockey: the blade points to the fingers' side. */
export const hockeyStick = defineProp({
  name: 'an ice hockey stick',
  tilt: 12,
  build(variation) {
    const tint = strongTint(variation);
    const blade = moved(turned(beveledBox(0.014, 0.075, 0.3, 0.006), 'x', -32), 0, 1.18, 0.13);
    return [
      part('shaft', materials.paint(tint), moved(beveledBox(0.021, 1.25, 0.03, 0.006), 0, 0.545, 0)),
      part('handle', materials.fabric('#f0efe9'), moved(beveledBox(0.026, 0.16, 0.034, 0.008), 0, -0.02, 0)),
      part('blade', materials.mattePlastic('#202124'), blade),
    ];
  },
});
