import { points, points3, words } from '../../core/index.js';
import { beveledBox, cylinder, moved, torus, tube, turned, type Mesh } from '../../world/modeling/index.js';
import { block, room, type Layout, type RoomPlan } from './parts/index.js';
import { blackMetal, chrome, steel, type Look } from './parts/looks.js';
import { laidOut } from './laid-out.js';

/** A row of cabinets that face +Z, by their left end and back. Meters. */
interface CabinetRow {
  readonly x0: number;
  readonly x1: number;
  /** The z of their backs. */
  readonly z: number;
  readonly depth: number;
  readonly y0: number;
  readonly y1: number;
  /** Whether a row of drawers is above the doors. Default false */
  readonly drawers?: boolean;
  /** The direction of their backs: the mesh is turned to face −Z. Default false */
  readonly reversed?: boolean;
}

/** Doors of about 0.6 m with bars for handles. */
function cabinets(layout: Layout, row: CabinetRow, body: Look, fronts: Look): void {
  const { x0, x1, z, depth, y0, y1, drawers = false, reversed = false } = row;
  const count = Math.max(1, Math.round((x1 - x0) / 0.6));
  const step = (x1 - x0) / count;
  const put = (look: Look, mesh: Mesh): void => {
    layout.add(look, reversed ? moved(turned(mesh, 'y', 180), x0 + x1, 0, 2 * z + depth) : mesh);
  };
  const front = z + depth;
  put(body, block(x0, x1, y0, y1, z, front - 0.02));
  const split = drawers ? y1 - 0.2 : y1;
  for (let i = 0; i < count; i++) {
    const x = x0 + (i + 0.5) * step;
    const tall = split - y0 - 0.006;
    put(fronts, moved(beveledBox(step - 0.006, tall, 0.02, 0.003, 1), x, (y0 + split) / 2, front - 0.01));
    const hand = x + (i % 2 ? -1 : 1) * (step / 2 - 0.05);
    const grip = y0 > 1 ? y0 + 0.14 : split - 0.16;
    put(steel, moved(cylinder(0.006, 0.16, 10), hand, grip, front + 0.025));
    for (const s of [-0.06, 0.06])
      put(steel, block(hand - 0.004, hand + 0.004, grip + s - 0.004, grip + s + 0.004, front, front + 0.022));
    if (!drawers) continue;
    put(fronts, moved(beveledBox(step - 0.006, 0.194, 0.02, 0.003, 1), x, y1 - 0.1, front - 0.01));
    put(steel, moved(turned(cylinder(0.006, 0.16, 10), 'z', 90), x, y1 - 0.07, front + 0.025));
  }
}

/** The height of worktops, meters. */
const top = 0.9;

/** A kitchen island before a counter along the wall, with a window over the sink. */
export const kitchen = laidOut({
  name: 'kitchen',
  setting: 'room',
  on: 'the kitchen counter',
  radius: [0.08, 0.34],
  things: words(`
    mug, toaster, microwave, teapot, bowl, bottle, milk carton, cereal box, apple, banana, pear, carrot,
    pizza, cake, donut, hot dog, vase, candle, flower pot, telephone, clock, wine glass, medicine bottle,
    orange, tomato, onion, potato, egg, broccoli
  `),
  build({ layout, variation }) {
    const size = variation.child('size');
    const plan: RoomPlan = {
      left: size.uniform(1.7, 2.1),
      right: size.uniform(2.1, 2.6),
      back: size.uniform(2, 2.3),
      front: 2.6,
      height: 2.55,
      floor: layout.look(size.choice(['ceramic tile', 'floor boards', 'linoleum'] as const)),
      backWall: layout.look('ceramic tile'),
      windows: [{ wall: 'back', x0: -0.85, x1: 0.45, y0: 1.12, y1: 2.15, bars: [2, 1] }],
      panels: [{ x: 0.3, z: 0.6, width: 1.2, depth: 0.3 }],
    };
    const environment = room(layout, variation, plan);
    const stone = layout.look('granite');
    const body = layout.look('painted wood');
    const colors = ['#e8e5dd', '#3c4f57', '#6f7f6c', '#a9825a', '#20262b', '#cdd3d2'];
    const fronts = layout.look('painted wood', 'fronts', size.choice(colors));
    const wall = -plan.back;
    const fridge = plan.right - 0.5;
    const from = -plan.left;
    const to = fridge - 0.48;
    cabinets(
      layout,
      { x0: from, x1: to, z: wall, depth: 0.58, y0: 0.1, y1: top - 0.03, drawers: true },
      body,
      fronts,
    );
    layout.add(blackMetal, block(from, to, 0, 0.1, wall, wall + 0.5));
    layout.add(
      stone,
      moved(beveledBox(to - from, 0.03, 0.62, 0.004, 1), (from + to) / 2, top - 0.015, wall + 0.31),
    );
    cabinets(layout, { x0: from, x1: -0.95, z: wall, depth: 0.33, y0: 1.45, y1: 2.25 }, body, fronts);
    cabinets(layout, { x0: 0.55, x1: to, z: wall, depth: 0.33, y0: 1.45, y1: 2.25 }, body, fronts);
    // Sink and faucet below the window.
    layout.add(steel, block(-0.5, 0.1, top - 0.001, top + 0.004, wall + 0.1, wall + 0.5));
    layout.add(blackMetal, block(-0.46, 0.06, top, top + 0.0055, wall + 0.14, wall + 0.46));
    const faucet = moved(
      tube(points3('0,0,0 0,0.24,0 0,0.3,0.04 0,0.3,0.12 0,0.25,0.15'), 0.013, 10),
      -0.2,
      top,
      wall + 0.07,
    );
    layout.add(chrome, faucet, moved(cylinder(0.025, 0.03, 16), -0.2, top + 0.015, wall + 0.07));
    layout.put('refrigerator', { x: fridge, z: wall + 0.42 });
    const things = variation
      .child('things')
      .shuffle(['toaster', 'teapot', 'bowl', 'milk carton', 'mug', 'bottle']);
    layout.put(things[0], { x: 0.75, y: top, z: wall + 0.3, yaw: 20 });
    layout.put(things[1], { x: -0.95, y: top, z: wall + 0.28, yaw: -25 });
    layout.put(things[2], { x: -1.3, y: top, z: wall + 0.32, yaw: 60 });
    // The island.
    const [wide, deep] = [1.15, 0.48];
    cabinets(
      layout,
      {
        x0: -wide + 0.06,
        x1: wide - 0.06,
        z: -deep + 0.04,
        depth: 2 * deep - 0.3,
        y0: 0.1,
        y1: top - 0.04,
        reversed: true,
      },
      body,
      fronts,
    );
    layout.add(blackMetal, block(-wide + 0.1, wide - 0.1, 0, 0.1, -deep + 0.1, deep - 0.32));
    layout.add(stone, moved(beveledBox(2 * wide, 0.04, 2 * deep, 0.006, 1), 0, top - 0.02, 0));
    // A stove on the counter, seen from above.
    layout.add(blackMetal, block(0.98, 1.5, top - 0.001, top + 0.005, wall + 0.08, wall + 0.56));
    for (const [x, z] of points('1.1,0.2 1.38,0.2 1.1,0.44 1.38,0.44'))
      layout.add(steel, moved(torus(0.075, 0.004, 28, 6), x, top + 0.006, wall + z));
    layout.spot([-0.75, top, -0.12], 0.18, 0.45).spot([0.75, top, -0.15], 0.18, 0.45);
    return { environment, reach: 8, top, clear: 0.4 };
  },
});
