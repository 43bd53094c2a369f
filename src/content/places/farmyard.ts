import { words } from '../../core/words.js';
import { railFence, roundBale } from './parts/fence.js';
import { gableHouse, ground, level, sky, solid, stains, tree, treeLine, tufts } from './parts/index.js';
import { linear } from '../../world/modeling/index.js';
import { laidOut } from './laid-out.js';

/** A yard in front of a barn. */
export const farmyard = laidOut({
  name: 'farmyard',
  setting: 'open',
  on: 'the yard',
  radius: [0.15, 4.5],
  things: words(`
    cow, horse, sheep, dog, cat, duck, rabbit, person, truck, van, trailer, car, bicycle, motorcycle,
    watering can, box, potato, egg
  `),
  build({ layout, radius, variation }) {
    const own = variation.child('layout');
    const grass = layout.look('meadow grass');
    ground(layout, grass, -0.01);
    const yard = layout.look(own.choice(['earth', 'gravel'] as const));
    const back = -radius - own.uniform(3, 4.5);
    layout.shell(yard, level(-radius - 16, radius + 22, back - 0.6, 6 * radius + 25));
    stains(layout, own.child('stains'), yard, {
      radius,
      half: radius + 5,
      z: [back + 0.5, radius + 2],
      count: 10,
    });
    tufts(layout, own.child('blades'), grass, {
      // At the foot of the wall.
      count: 110,
      at: (tuft) => [tuft.uniform(-radius - 9, radius + 9), back + tuft.uniform(0.02, 0.25) * tuft.float()],
      height: [0.08, 0.24],
      radius,
    });
    const barn = own.uniform(-2.5, 0.5);
    const wall = layout.look(own.choice(['wood siding', 'wood siding', 'brick'] as const));
    const walls =
      wall.name === 'brick'
        ? wall
        : {
            ...wall,
            material: {
              ...wall.material,
              baseColor: linear(own.choice(['#b4503f', '#a5876a', '#d8d2c4', '#7d5a45'])),
            },
          };
    const doorLook = solid('barn door', own.choice(['#5d2f27', '#4a4a44', '#3c5244', '#6a5138']), 0.7);
    gableHouse(layout, {
      x: barn - 1,
      z: back - 4.6,
      width: 14,
      depth: 9,
      height: 4.2,
      rise: 3.4,
      walls,
      roof: layout.look('roof tiles'),
      doorLook,
      doors: [
        { x0: -1.8, x1: 1.8, y0: 0, y1: 3.2 },
        { x0: 4.6, x1: 5.6, y0: 0, y1: 2.1 },
      ],
      windows: [
        { x0: -5.4, x1: -4.3, y0: 1.3, y1: 2.3 },
        { x0: 2.6, x1: 3.7, y0: 1.3, y1: 2.3 },
      ],
    });
    const wood = solid('weathered wood', '#857a69', 0.9);
    railFence(layout, { x0: barn + 7, x1: barn + 7 + 2.4 * 12, z: back - 1 }, wood);
    railFence(layout, { x0: barn - 8.6 - 2.4 * 12, x1: barn - 8.6, z: back - 1.5 }, wood);
    const straw = layout.look('straw');
    const ends = solid('straw rings', '#96783f', 1);
    roundBale(layout, barn + 4.4 + 0.2 * radius, back + 1.1, own.uniform(-20, 20), straw, ends);
    roundBale(layout, barn - 5.2, back + 1, own.uniform(60, 110), straw, ends);
    const bark = layout.look('bark');
    const big = tree(own.child('tree'), bark, { height: 9, wide: 0.85, count: 560 });
    layout.place(big, { x: barn + 11.5, z: back - 5, yaw: own.uniform(0, 360) });
    layout.place(big, { x: barn - 13, z: back - 9, yaw: own.uniform(0, 360), scale: 1.1 });
    treeLine(layout, variation, 130, [-55, -90], { count: 30, height: [9, 14], air: 'hazy' });
    layout.put('watering can', { x: -radius - 1.4, z: back + 0.9, yaw: 60 });
    layout.put('box', { x: radius + 1, z: back + 1, yaw: 20 });
    layout.put(own.choice(['duck', 'sheep', 'cat', 'dog']), {
      x: 0.8 * radius + 1.6,
      z: -radius - 1,
      yaw: own.uniform(-120, 120),
    });
    layout.spot([-radius - 0.8, 0, -0.5 * radius], 0.5, 2);
    return { environment: sky(layout, variation.child('sky'), { ground: yard, azimuth: [15, 95] }) };
  },
});
