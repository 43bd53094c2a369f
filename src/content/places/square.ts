import { points, words } from '../../core/index.js';
import { ground, houseRow, lampPost, litter, solid, stains, townTrees, tree } from './parts/index.js';
import { cylinder, lathe, moved } from '../../world/modeling/index.js';
import { isNight, sky } from './parts/sky.js';
import { laidOut } from './laid-out.js';

/** A paved square with a fountain, trees and houses around. */
export const square = laidOut({
  name: 'square',
  setting: 'open',
  on: 'the pavement',
  radius: [0.15, 2.6],
  things: words(`
    person, cyclist, pedestrian, bicycle, bench, dog, bird, suitcase, umbrella, backpack, guitar, chair,
    stool, motorcycle, ball, horse
  `),
  build({ layout, radius, variation }) {
    const own = variation.child('layout');
    const paving = layout.look(own.choice(['paving', 'paving', 'cobbles'] as const));
    ground(layout, paving);
    const traces = { radius, half: radius + 7, z: [-radius - 8, radius + 2] } as const;
    stains(layout, own.child('stains'), paving, { ...traces, count: 14 });
    litter(layout, own.child('litter'), { ...traces, count: 70 });
    const fronts = -radius - own.uniform(11, 15);
    const night = isNight(variation.child('sky'));
    houseRow(layout, variation.child('houses'), 6 * radius + 34, fronts, night);
    const stone = layout.look('kerbstone');
    const [fx, fz] = [-radius - own.uniform(2.5, 4), -radius - own.uniform(4.2, 5.5)];
    const basin = lathe(points('0,0 1.75,0 1.75,0.42 1.85,0.45 1.85,0.55 1.5,0.55 1.45,0.3 0,0.3'), {
      segments: 40,
      crease: 30,
    });
    const column = lathe(
      points('0.3,0.3 0.22,0.6 0.16,1.2 0.2,1.3 0.75,1.5 0.78,1.56 0.1,1.45 0.12,1.9 0,2'),
      { segments: 32, crease: 40 },
    );
    layout.add(stone, moved(basin, fx, 0, fz), moved(column, fx, 0, fz));
    layout.add(solid('water', [0.03, 0.07, 0.08], 0.08), moved(cylinder(1.47, 0.02, 32), fx, 0.44, fz));
    const kind = tree(own.child('tree'), layout.look('bark'), {
      kind: own.child('kind').choice(townTrees),
      height: own.uniform(5.5, 7),
      clear: 0.36,
      wide: 0.62,
      count: 420,
    });
    for (const x of [-14, -6.5, 1.5, 8.5, 16])
      layout.place(kind, {
        x: x + own.uniform(-0.8, 0.8),
        z: fronts + own.uniform(3.6, 4.2),
        yaw: own.uniform(0, 360),
        scale: own.uniform(0.9, 1.1),
      });
    for (const x of [-3, 5]) layout.put('bench', { x: x + own.uniform(-0.5, 0.5), z: fronts + 2.6 });
    lampPost(layout, radius + own.uniform(1.5, 2.5), -radius - 3.5, 0, night);
    layout.put('person', {
      x: radius + own.uniform(2.4, 3.6),
      z: -radius - own.uniform(4, 6),
      yaw: own.uniform(-180, 180),
    });
    if (own.float() < 0.6)
      layout.put('person', {
        x: own.uniform(-1.5, 1),
        z: -radius - own.uniform(6, 8),
        yaw: own.uniform(-180, 180),
      });
    layout.put('flower pot', { x: radius + 1.2, z: -radius - 1.4, scale: 1.8 });
    layout
      .spot([-radius - 0.8, 0, -0.5 * radius - 0.4], 0.45, 2)
      .spot([radius + 0.9, 0, -0.5 * radius - 0.2], 0.45, 2);
    return {
      environment: sky(layout, variation.child('sky'), { ground: paving, azimuth: [15, 100], lamps: radius }),
    };
  },
});
