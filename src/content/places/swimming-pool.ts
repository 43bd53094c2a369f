import { beveledBox, cylinder, moved, tube, turned } from '../../world/modeling/index.js';
import { block, level, room, upright, water, type Layout, type RoomPlan } from './parts/index.js';
import { chrome, painted, type Look } from './parts/looks.js';
import { laidOut } from './laid-out.js';

/** The depth of the water below the tiles, and the width of a lane, meters. */
const [low, wide] = [0.22, 2.5];

/** An indoor swimming pool: lanes with their lines of floats, starting blocks, tall windows. */
export const swimmingPool = laidOut({
  name: 'swimming pool',
  setting: 'room',
  on: 'the tiles beside a pool',
  radius: [0.12, 1.2],
  things: ['person', 'ball', 'duck', 'backpack', 'bench', 'bottle', 'shoe', 'stool'],
  build({ layout, radius, variation, cameraReach }) {
    const own = variation.child('layout');
    const edge = -radius - own.uniform(1, 1.8);
    const end = edge - 25;
    const tile = layout.look('pool tile');
    const side = 3 * wide;
    const plan: RoomPlan = {
      left: side + 3,
      right: side + 3,
      back: 3.5 - end,
      front: cameraReach + 3,
      height: 6.5,
      floor: layout.look('concrete', 'below'),
      walls: layout.look('pool tile', 'walls'),
      backWall: layout.look('wall paint', 'back'),
      ceiling: layout.look('wood siding', 'ceiling'),
      windows: [
        { wall: 'left', x0: 1, x1: 23, y0: 1, y1: 5.2, bars: [12, 2] },
        { wall: 'back', x0: -7, x1: 7, y0: 1.2, y1: 4.4, bars: [8, 2] },
      ],
      panels: [-5, 5].flatMap((x) => [2, -9, -19].map((z) => ({ x, z, width: 0.6, depth: 5 }))),
      lamplight: [10, 10, 9.6],
    };
    const environment = room(layout, variation, plan);
    // The tiles lie above the room's floor, so that the pool is lower.
    const deck = (x0: number, x1: number, z0: number, z1: number): void => {
      layout.shell(tile, level(x0, x1, z0, z1, low));
    };
    deck(-plan.left, plan.right, edge, plan.front);
    deck(-plan.left, plan.right, -plan.back, end);
    deck(-plan.left, -side, end, edge);
    deck(side, plan.right, end, edge);
    const rim = painted('rim', own.choice(['#e6e4da', '#3f6f9a', '#2f5a86']), 0.3);
    layout.add(rim, block(-side, side, low - 0.02, low + 0.012, edge - 0.02, edge + 0.28));
    layout.add(rim, block(-side, side, low - 0.02, low + 0.012, end - 0.28, end + 0.02));
    for (const x of [-side - 0.28, side - 0.02])
      layout.add(rim, block(x, x + 0.3, low - 0.02, low + 0.012, end, edge));
    layout.shell(tile, moved(upright(-side, side, 0, low), 0, 0, end));
    const surface = water(layout, 'pool', {
      tint: own.choice(['#4fa3b5', '#5fb0b8', '#4a97b8']),
      tile: [2.4, 1.6],
      roughness: 0.12,
    });
    layout.shell(surface, level(-side, side, end, edge, 0.03));
    // Dark lines on the bottom, as they are seen through the water.
    const below: Look = {
      ...surface,
      name: 'line below',
      material: { ...surface.material, baseColor: [0.03, 0.1, 0.16] },
    };
    const floats = own.shuffle(['#c23b2e', '#2a5da8', '#e0b93a', '#2f8a5a']);
    const white = painted('float', '#e6e4da', 0.4);
    for (let i = -3; i <= 3; i++) {
      const x = i * wide;
      if (i < 3) {
        const at = x + wide / 2;
        layout.shell(below, level(at - 0.11, at + 0.11, end + 2, edge - 2, 0.032));
        for (const z of [end + 2, edge - 2.25])
          layout.shell(below, level(at - 0.5, at + 0.5, z, z + 0.25, 0.033));
        startingBlock(layout, at, end - 0.55, white, painted('block', floats[1], 0.4));
      }
      if (Math.abs(i) === 3) continue;
      const tint = painted('float', floats[Math.abs(i) % 2], 0.4);
      for (let z = end + 0.1, k = 0; z < edge - 0.4; z += 0.5, k++)
        layout.add(
          k % 4 === 3 || k < 8 || k > 40 ? tint : white,
          moved(turned(cylinder(0.06, 0.46, 8), 'x', 90), x, 0.035, z + 0.25),
        );
    }
    // A ladder at one side.
    for (const x of [-0.25, 0.25]) {
      const at = own.child('ladder').choice([-1.5, 1.5]) * wide + x;
      const rail = [
        [at, -0.2, edge - 0.12],
        [at, low + 0.75, edge - 0.1],
        [at, low + 0.85, edge + 0.1],
        [at, low + 0.7, edge + 0.35],
        [at, low, edge + 0.4],
      ] as const;
      layout.add(chrome, tube(rail, 0.02, 10));
    }
    layout.put('bench', { x: -side - 1.6, y: low, z: edge - 4, yaw: 90 });
    layout.put('ball', { x: radius + 0.8, y: low, z: edge + 0.75 });
    const board = painted('kickboard', floats[2], 0.6);
    layout.add(
      board,
      moved(turned(beveledBox(0.3, 0.035, 0.45, 0.015, 2), 'y', 25), -radius - 1, low + 0.02, edge + 0.7),
    );
    layout.spot([-radius - 0.7, low, -0.3 * radius], 0.35, 2);
    return { environment, reach: 38, top: low, clear: 1.2 };
  },
});

/** A block from which swimmers start, 0.7 m above the water, that slopes toward it. */
function startingBlock(layout: Layout, x: number, z: number, body: Look, plate: Look): void {
  layout.add(body, block(x - 0.12, x + 0.12, low, low + 0.5, z - 0.2, z + 0.1));
  layout.add(plate, moved(turned(beveledBox(0.5, 0.04, 0.55, 0.01, 1), 'x', 8), x, low + 0.53, z));
}
