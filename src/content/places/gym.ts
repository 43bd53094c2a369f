import { hoop, level, room, solid, wallBars, type RoomPlan } from './parts/index.js';
import { beveledBox, moved, turned } from '../../world/modeling/index.js';
import { laidOut } from './laid-out.js';

/** A sports hall: a court's lines, wall bars and a basketball hoop at the wall behind. */
export const gym = laidOut({
  name: 'gym',
  setting: 'room',
  on: 'the floor',
  radius: [0.2, 1.2],
  things: ['ball', 'person', 'bench', 'box', 'stool', 'backpack', 'shoe', 'bicycle', 'bottle'],
  build({ layout, radius, variation, cameraReach }) {
    const size = variation.child('size');
    const plan: RoomPlan = {
      left: radius + size.uniform(4, 6),
      right: radius + size.uniform(5, 8),
      back: radius + size.uniform(2.6, 4.2),
      front: cameraReach + 5,
      height: 6.5,
      floor: layout.look(size.choice(['parquet', 'floor boards', 'linoleum'] as const)),
      backWall: layout.look(size.choice(['wall paint', 'brick'] as const), 'back'),
      windows: [{ wall: 'left', x0: -4, x1: 4, y0: 3.6, y1: 5.4, bars: [8, 2] }],
      panels: [
        { x: -2, z: 0, width: 0.6, depth: 4 },
        { x: 3, z: 0, width: 0.6, depth: 4 },
      ],
    };
    const environment = room(layout, variation, plan);
    const wood = layout.look('wood veneer');
    const bars = -radius - 2.6;
    wallBars(layout, 'back', bars, 3, plan, wood);
    const basket = size.uniform(0.4, 1.6);
    hoop(layout, basket, 0.8 - plan.back);
    const tints = size.shuffle(['#f0efe9', '#c23b2e', '#2a5da8', '#e0b93a', '#1f7a4d']);
    const paint = (tint: string) => solid(`line ${tint}`, tint, 0.4);
    const [main, other] = [paint(tints[0]), paint(tints[1])];
    const stripe = (look: typeof main, x0: number, x1: number, z0: number, z1: number) =>
      layout.shell(look, level(x0, x1, z0, z1, 0.002));
    const base = 1.3 - plan.back;
    stripe(main, -plan.left, plan.right, base - 0.05, base);
    stripe(main, basket - 2.45, basket - 2.4, base, base + 5.8);
    stripe(main, basket + 2.4, basket + 2.45, base, base + 5.8);
    stripe(main, basket - 2.45, basket + 2.45, base + 5.75, base + 5.8);
    stripe(other, -plan.left + 0.9, -plan.left + 0.95, -plan.back, plan.front);
    stripe(other, -plan.left, plan.right, base + 3, base + 3.04);
    layout.put('bench', { x: radius + 2, z: 0.45 - plan.back });
    const mat = solid('mat', size.choice(['#27508c', '#8c2f2a', '#2b6a4f']), 0.6);
    for (const [i, x] of [-0.9, 0.05].entries())
      layout.add(
        mat,
        moved(
          turned(beveledBox(0.9, 1.9, 0.06, 0.02, 1), 'x', -9 - 2 * i),
          x - 0.35 * radius,
          0.94,
          0.24 - plan.back,
        ),
      );

    layout.put('ball', { x: radius + 0.55, z: -0.6 * radius - 0.5 });
    layout.put('box', { x: radius + 3.6, z: 0.6 - plan.back, yaw: 20 });
    layout.spot([-radius - 0.5, 0, -0.5 * radius - 0.3], 0.4, 2);
    return { environment, reach: 20, clear: 1.2 };
  },
});
