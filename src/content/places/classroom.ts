import { points, words, type Stream } from '../../core/index.js';
import { Path } from '../../draw/path.js';
import { materials, Sheet, textured } from '../../world/modeling/index.js';
import { block, grayMetal, printed, tubeTable, upright, type Layout } from './parts/index.js';
import { room, type RoomPlan } from './parts/room.js';
import { laidOut } from './laid-out.js';
import { onWall, type Extent } from './parts/walls.js';

/** A green or black board on the wall behind, 3.2 by 1.2 m, with wiped chalk on it and a tray below. */
function classBoard(layout: Layout, variation: Stream, x: number, extent: Extent): void {
  const [w, y0, y1] = [1.6, 0.95, 2.15];
  const green = variation.choice(['#2c4a3e', '#26302e', '#2f4a44']);
  const sheet = new Sheet(2 * w, y1 - y0, green, 256);
  for (let i = 0; i < 26; i++) {
    const [cx, cy] = [variation.uniform(-1.5, 1.5), variation.uniform(-0.5, 0.5)];
    const path = new Path()
      .moveTo(cx, cy)
      .quadTo(cx + 0.3, cy - 0.12, cx + variation.uniform(0.2, 0.7), cy + variation.uniform(-0.1, 0.1));
    sheet.stroke(path, variation.choice(['#34534a', '#3a5850', '#31504a']), variation.uniform(0.03, 0.12));
  }
  for (let i = 0; i < 4; i++) {
    const [cx, cy] = [variation.uniform(-1.3, 0.8), -0.4 + 0.22 * i];
    const path = new Path().moveTo(cx, cy);
    for (let k = 1; k < 12; k++) path.lineTo(cx + 0.05 * k, cy + variation.uniform(-0.035, 0.035));
    sheet.stroke(path, '#c9d2cb', 0.012);
  }
  const look = printed('class board', {
    ...textured(materials.mattePaint(green), sheet.image, 'clamp'),
    roughness: 0.7,
  });
  const put = (mesh: ReturnType<typeof block>) => onWall(mesh, 'back', extent);
  layout.shell(look, put(upright(x - w, x + w, y0, y1, 0.03)));
  layout.shell(
    grayMetal,
    ...[
      block(x - w - 0.03, x + w + 0.03, y1, y1 + 0.03, 0, 0.045),
      block(x - w - 0.03, x - w, y0, y1, 0, 0.045),
      block(x + w, x + w + 0.03, y0, y1, 0, 0.045),
      block(x - w - 0.03, x + w + 0.03, y0 - 0.03, y0, 0, 0.1),
    ].map(put),
  );
}

/** A classroom, seen toward the board. */
export const classroom = laidOut({
  name: 'classroom',
  setting: 'room',
  on: 'the floor',
  radius: [0.2, 1.1],
  things: words(`
    chair, desk, stool, person, backpack, television, bookshelf, cabinet, office chair, box, toy bus,
    toy train, guitar
  `),
  build({ layout, radius, variation, cameraReach }) {
    const size = variation.child('size');
    const plan: RoomPlan = {
      left: radius + size.uniform(1.9, 2.4),
      right: radius + size.uniform(2.4, 3.4),
      back: radius + size.uniform(1.8, 2.4),
      front: cameraReach + 2,
      height: 3,
      floor: layout.look(size.choice(['linoleum', 'parquet'] as const)),
      baseboard: layout.look('painted wood'),
      windows: [
        { wall: 'left', x0: -3.4, x1: -1.4, y0: 0.9, y1: 2.6, bars: [2, 2] },
        { wall: 'left', x0: -1, x1: 1, y0: 0.9, y1: 2.6, bars: [2, 2] },
      ],
      panels: [
        { x: -0.5, z: 0.5, width: 0.3, depth: 2 },
        { x: 2, z: 0.5, width: 0.3, depth: 2 },
      ],
      lamplight: [3, 3, 2.9],
    };
    const environment = room(layout, variation, plan);
    classBoard(layout, variation.child('board'), size.uniform(-0.6, 0.2), plan);
    const wood = layout.look('wood veneer');
    const wall = -plan.back;
    const teacher = plan.right - 1.1;
    layout.put('desk', { x: teacher, z: wall + 0.95 });
    layout.put('chair', { x: teacher, z: wall + 0.4 });
    layout.put('laptop', { x: teacher - 0.1, y: 0.74, z: wall + 0.95, yaw: 180 });
    layout.put('bookshelf', { x: -plan.left + 0.6, z: wall + 0.19 });
    for (const [x, z] of points([-radius - 1.05, -0.35], [radius + 1.1, -0.15])) {
      tubeTable(layout, { x, z, width: 1.2, depth: 0.55, height: 0.72 }, wood, grayMetal);
      layout.put('chair', { x: x + 0.1, z: z + 0.55, yaw: 180 });
    }
    layout.put('book', { x: radius + 1, y: 0.72, z: -0.15, yaw: 20 });
    layout.spot([-radius - 0.3, 0, wall + 1], 0.3, 1.2).spot([radius + 0.4, 0, -radius - 0.5], 0.3, 1.2);
    return { environment, reach: 16, clear: 1 };
  },
});
