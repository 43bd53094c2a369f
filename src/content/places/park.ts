import { points, words } from '../../core/index.js';
import { smoothCurve } from '../../world/modeling/plane/index.js';
import { bush, ground, lampPost, path, sky, tree, treeLine } from './parts/index.js';
import { alongWay, aroundStand, onWay, tufts } from './parts/tufts.js';
import { laidOut } from './laid-out.js';

/** A lawn with a path, trees and bushes. */
export const park = laidOut({
  name: 'park',
  setting: 'open',
  on: 'the lawn',
  radius: [0.15, 2.2],
  things: words(`
    bench, bicycle, person, cyclist, pedestrian, dog, cat, rabbit, duck, bird, ball, backpack, guitar, horse
  `),
  build({ layout, radius, variation }) {
    const own = variation.child('layout');
    const lawn = layout.look('grass');
    ground(layout, lawn);
    const far = -radius - own.uniform(1.2, 2.4);
    const bend = own.uniform(-2, 2);
    const way = smoothCurve<readonly [number, number]>(8, [
      [-60, far - 9],
      [-20, far - 3 - bend],
      [-5, far - 1.2],
      [4, far - 1.4],
      [18, far - 4 + bend],
      [60, far - 14],
    ]);
    path(layout, layout.look('gravel'), way, 1.9);
    const blades = own.child('blades');
    tufts(layout, blades.child('lawn'), lawn, {
      count: 150,
      at: aroundStand(radius),
      radius,
      bare: onWay(way, 1.9),
    });
    tufts(layout, blades.child('verge'), lawn, { count: 170, at: alongWay(way, 1.9), radius });
    const bark = layout.look('bark');
    const big = tree(own.child('tree'), bark, { height: own.uniform(7, 9), clear: 0.26, count: 620 });
    const slim = tree(own.child('slim'), bark, {
      height: own.uniform(6, 8),
      clear: 0.3,
      wide: 0.55,
      count: 480,
    });
    layout.place(big, {
      x: -radius - own.uniform(3, 4.5),
      z: far - own.uniform(4, 6),
      yaw: own.uniform(0, 360),
    });
    layout.place(slim, {
      x: radius + own.uniform(4, 6),
      z: far - own.uniform(5, 8),
      yaw: own.uniform(0, 360),
    });
    layout.place(big, {
      x: 2 + own.uniform(0, 4),
      z: far - own.uniform(14, 20),
      yaw: own.uniform(0, 360),
      scale: 1.1,
    });
    layout.place(slim, {
      x: -9 - own.uniform(0, 5),
      z: far - own.uniform(15, 22),
      yaw: own.uniform(0, 360),
      scale: 1.15,
    });
    const shrub = bush(own.child('bush'), 0.8);
    for (const [x, z] of points('0.8,-3.6 2.1,-4.2 -6,-5 -8.5,-9 8,-8'))
      layout.place(shrub, {
        x: x + own.uniform(-0.5, 0.5),
        z: far + z,
        yaw: own.uniform(0, 360),
        scale: own.uniform(0.7, 1.3),
      });
    treeLine(layout, variation, 90, [-45, -75], { count: 34, height: [8, 14], air: 'hazy' });
    layout.put('bench', { x: radius + 0.9 + own.uniform(0, 0.6), z: far - 2.9 });
    lampPost(layout, -radius - 0.8, far - 3);
    layout
      .spot([-radius - 0.5, 0, -0.5 * radius - 0.2], 0.35, 1.9)
      .spot([radius + 0.6, 0, -0.3 * radius - 0.4], 0.35, 1.9);
    return { environment: sky(layout, variation.child('sky'), { ground: lawn }) };
  },
});
