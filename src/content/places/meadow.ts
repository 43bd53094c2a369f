import { points, words } from '../../core/index.js';
import { railFence, roundBale } from './parts/fence.js';
import { aroundStand, bush, ground, hills, sky, solid, tree, treeLine, tufts } from './parts/index.js';
import { laidOut } from './laid-out.js';

/** A meadow with a fence, trees and hills in the distance. */
export const meadow = laidOut({
  name: 'meadow',
  setting: 'open',
  on: 'the meadow',
  radius: [0.15, 7],
  things: words(`
    cow, horse, sheep, dog, rabbit, elephant, giraffe, house, zebra, bear, duck, bird, person, bicycle,
    watering can
  `),
  build({ layout, radius, variation }) {
    const own = variation.child('layout');
    const grass = layout.look('meadow grass');
    ground(layout, grass);
    hills(layout, variation.child('hills'), own.choice([[34, 60], [22], [45, 80, 110]]));
    const wood = solid('weathered wood', own.choice(['#8b7d69', '#7a7166', '#9a8564']), 0.9);
    const far = -radius - own.uniform(2.5, 4.5);
    railFence(layout, { x0: -5 * radius - 30, x1: 5 * radius + 30, z: far }, wood);
    tufts(layout, own.child('blades'), grass, {
      count: 320,
      at: aroundStand(radius, 11),
      height: [0.09, 0.26],
      radius,
    });
    const bark = layout.look('bark');
    const oak = tree(own.child('tree'), bark, {
      height: own.uniform(8, 10),
      wide: 0.95,
      clear: 0.2,
      count: 620,
    });
    layout.place(oak, {
      x: -radius - own.uniform(4, 7),
      z: far - own.uniform(6, 12),
      yaw: own.uniform(0, 360),
    });
    layout.place(oak, {
      x: radius + own.uniform(9, 16),
      z: far - own.uniform(18, 30),
      yaw: own.uniform(0, 360),
      scale: 0.9,
    });
    const shrub = bush(own.child('bush'), 0.9);
    for (const x of [-9, -3.5, 4, 11])
      layout.place(shrub, {
        x: x + own.uniform(-2, 2),
        z: far - own.uniform(1, 2.2),
        yaw: own.uniform(0, 360),
        scale: own.uniform(0.5, 1.1),
      });
    treeLine(layout, variation, 130, [-70, -120], { count: 36, height: [9, 15], air: 'hazy' });
    const straw = layout.look('straw');
    const ends = solid('straw rings', '#96783f', 1);
    for (const [x, z] of points('4.5,-9 -1,-16 12,-22'))
      roundBale(layout, x + radius, far + z, own.uniform(0, 180), straw, ends);
    layout
      .spot([-radius - 0.9, 0, -0.6 * radius - 0.5], 0.6, 2.2)
      .spot([radius + 1, 0, -0.5 * radius - 0.8], 0.6, 2.2);
    return { environment: sky(layout, variation.child('sky'), { ground: grass }) };
  },
});
