import { words } from '../../core/words.js';
import { boardFence, gableHouse, ground, sky, solid, stains, treeLine, tufts } from './parts/index.js';
import { housePlant } from './parts/house-plant.js';
import { block, level } from './parts/plates.js';
import { bush, tree } from './parts/tree.js';
import { laidOut } from './laid-out.js';

/** A driveway before a house with a garage. */
export const driveway = laidOut({
  name: 'driveway',
  setting: 'open',
  on: 'the driveway',
  radius: [0.3, 3],
  things: words(`
    car, bicycle, motorcycle, person, dog, cat, ball, box, suitcase, mailbox, stop sign, watering can
  `),
  build({ layout, radius, variation }) {
    const own = variation.child('layout');
    const lawn = layout.look('grass');
    ground(layout, lawn, -0.03);
    const front = -radius - own.uniform(2, 3);
    const way = layout.look(own.choice(['paving', 'asphalt', 'concrete'] as const));
    const half = Math.max(2.2, radius + 0.6);
    layout.shell(way, level(-half, half, front, 6 * radius + 30));
    for (const s of [-1, 1])
      layout.add(
        layout.look('kerbstone'),
        block(s * half - 0.05, s * half + 0.05, -0.1, 0.03, front, 6 * radius + 30),
      );
    stains(layout, own.child('stains'), way, {
      radius,
      half: half - 0.8,
      z: [front + 0.9, radius + 1.5],
      count: 9,
    });
    // Grass leans over the edges.
    tufts(layout, own.child('blades'), lawn, {
      count: 150,
      at: (tuft) => [
        tuft.choice([-1, 1]) * (half + tuft.uniform(0.03, 0.3)),
        tuft.uniform(front, radius + 3),
      ],
      radius,
    });
    const walls = layout.look(own.choice(['brick', 'stucco', 'wood siding'] as const));
    const roof = layout.look('roof tiles');
    const doorLook = solid('garage door', own.choice(['#e4e2dc', '#5c6a72', '#7a5a40', '#39443f']), 0.5);
    gableHouse(layout, {
      x: 0,
      z: front - 3,
      width: 5.4,
      depth: 6,
      height: 2.7,
      rise: 1.7,
      walls,
      roof,
      doorLook,
      doors: [{ x0: -1.35, x1: 1.35, y0: 0, y1: 2.15 }],
    });
    gableHouse(layout, {
      x: 8.7,
      z: front - 4.4,
      width: 12,
      depth: 9,
      height: 5,
      rise: 3,
      walls,
      roof,
      doorLook: solid('front door', own.choice(['#6b2d2a', '#2c3e57', '#2f4a3d', '#d8d4c8']), 0.4),
      doors: [{ x0: -4.6, x1: -3.6, y0: 0.15, y1: 2.25 }],
      windows: [
        ...[-2.2, 1.2, 4].map((x) => ({ x0: x - 0.7, x1: x + 0.7, y0: 0.95, y1: 2.2 })),
        ...[-4.1, -1.4, 1.3, 4].map((x) => ({ x0: x - 0.55, x1: x + 0.55, y0: 3.25, y1: 4.5 })),
      ],
    });
    layout.add(layout.look('concrete'), block(3.7, 5.4, -0.05, 0.15, front - 0.1, front + 0.9));
    const wood = solid('fence', '#8d7a62', 0.85);
    boardFence(layout, { x0: -16, x1: -2.8, z: front - 1.5 }, wood);
    const shrub = bush(own.child('bush'), 0.6, 170);
    for (const x of [-3.6, -5, -7.2, 6.4, 7.7, 9.5])
      layout.place(shrub, {
        x: x + own.uniform(-0.3, 0.3),
        z: front + (x < 0 ? -0.6 : 0.75),
        yaw: own.uniform(0, 360),
        scale: own.uniform(0.7, 1.15),
      });
    const big = tree(own.child('tree'), layout.look('bark'), { height: 7.5, count: 520 });
    layout.place(big, { x: -half - own.uniform(4, 6), z: front - 4.5, yaw: own.uniform(0, 360) });
    treeLine(layout, variation, 90, [front - 14, front - 40], { count: 24, height: [8, 13] });
    housePlant(layout, variation.child('plant'), 1.9, front + 0.35, 0.8);
    layout.put('watering can', { x: -1.9, z: front + 0.45, yaw: 70 });
    layout.spot([-half + 0.3, 0, -0.9 * radius - 0.3], 0.3, 1.8);
    return { environment: sky(layout, variation.child('sky'), { ground: lawn, azimuth: [15, 95] }) };
  },
});
