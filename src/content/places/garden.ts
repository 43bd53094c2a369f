import { words } from '../../core/words.js';
import { boardFence, ground, housePlant, level, sky, solid, table, treeLine } from './parts/index.js';
import { bush, tree } from './parts/tree.js';
import { laidOut } from './laid-out.js';

const top = 0.74;

/** A table on a terrace, a lawn with bushes and a fence behind. */
export const garden = laidOut({
  name: 'garden terrace',
  setting: 'open',
  on: 'the garden table',
  radius: [0.06, 0.34],
  things: words(`
    mug, teapot, bowl, bottle, apple, banana, pear, pizza, cake, hot dog, watering can, flower pot, vase,
    book, candle, milk carton, camera, wine glass, orange, tomato, onion, potato, egg, broccoli
  `),
  build({ layout, variation }) {
    const own = variation.child('layout');
    const lawn = layout.look('grass');
    ground(layout, lawn, -0.02);
    const edge = -own.uniform(1.7, 2.4);
    layout.shell(layout.look('paving'), level(-9, 9, edge, 9));
    table(layout, { x: 0, z: 0, width: 1.6, depth: 0.9, height: top }, layout.look('wood veneer'));
    for (const x of [-0.4, 0.45])
      layout.put('chair', { x: x + own.uniform(-0.06, 0.06), z: -0.78, yaw: own.uniform(-12, 12) });
    layout.put('chair', { x: 1.1, z: 0, yaw: -90 + own.uniform(-12, 12) });
    const wood = solid('fence', own.choice(['#94785a', '#7d7468', '#a98a63', '#5f6a5c']), 0.85);
    const far = edge - own.uniform(4, 7);
    boardFence(layout, { x0: -14, x1: 14, z: far }, wood);
    const shrub = bush(own.child('bush'), 0.75, 190);
    for (let x = -6; x <= 6; x += 1.7)
      layout.place(shrub, {
        x: x + own.uniform(-0.4, 0.4),
        z: far + own.uniform(0.7, 1.2),
        yaw: own.uniform(0, 360),
        scale: own.uniform(0.6, 1.15),
      });
    const bark = layout.look('bark');
    const fruit = tree(own.child('tree'), bark, { height: 4.2, clear: 0.3, wide: 0.85, count: 480 });
    layout.place(fruit, { x: -own.uniform(1.6, 3), z: edge - own.uniform(2, 2.8), yaw: own.uniform(0, 360) });
    layout.place(fruit, { x: own.uniform(4, 5), z: edge - 2.5, yaw: own.uniform(0, 360) });
    treeLine(layout, variation, 60, [far - 5, far - 16], { count: 20, height: [6, 10] });
    housePlant(layout, variation.child('plant'), -1.6, edge + 0.35, 0.9);
    layout.put('flower pot', { x: 1.5, z: edge + 0.3 });
    layout.put('watering can', { x: 1.95, z: edge + 0.45, yaw: 40 });
    layout.spot([-0.55, top, -0.12], 0.16, 0.4).spot([0.55, top, -0.14], 0.16, 0.4);
    return { environment: sky(layout, variation.child('sky'), { ground: lawn }), top, clear: 0.35 };
  },
});
