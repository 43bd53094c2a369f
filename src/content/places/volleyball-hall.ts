import { cylinder, moved } from '../../world/modeling/index.js';
import { block, CourtLines, grayMetal, level, net, solid, wallBars } from './parts/index.js';
import { room, type RoomPlan } from './parts/room.js';
import { laidOut } from './laid-out.js';

/** A hall with a volleyball court, 18 by 9 m, its net across, and badminton's lines under it. */
export const volleyballHall = laidOut({
  name: 'volleyball hall',
  setting: 'room',
  on: 'the court',
  radius: [0.15, 1.2],
  things: ['ball', 'person', 'bench', 'backpack', 'bottle', 'shoe', 'box'],
  build({ layout, radius, variation, cameraReach }) {
    const own = variation.child('layout');
    const center = -radius - own.uniform(1.8, 4.5);
    const middle = own.uniform(-1.5, 1.5);
    const plan: RoomPlan = {
      left: 8.5 - middle,
      right: 8.5 + middle,
      back: 12.5 - center,
      front: cameraReach + 8,
      height: 7.5,
      floor: layout.look(own.choice(['floor boards', 'parquet', 'floor boards'] as const)),
      backWall: layout.look(own.choice(['wall paint', 'brick', 'wood siding'] as const), 'back'),
      windows: [{ wall: 'right', x0: -9, x1: 4, y0: 4, y1: 6.4, bars: [10, 2] }],
      panels: [0, -4, 4].map((x) => ({ x, z: center, width: 0.5, depth: 8 })),
    };
    const environment = room(layout, variation, plan);
    const [x0, x1] = [middle - 4.5, middle + 4.5];
    const zone = solid('court', own.choice(['#b5623a', '#3f6f8a', '#c08a4a', '#4a7a5a']), 0.45);
    if (own.float() < 0.6) layout.shell(zone, level(x0, x1, center - 9, center + 9, 0.001));
    new CourtLines(layout, 0.05, 0.0025)
      .box(x0, x1, center - 9, center + 9)
      .across(x0, x1, center)
      .across(x0, x1, center - 3)
      .across(x0, x1, center + 3);
    const other = solid('badminton line', own.choice(['#2f7a4d', '#e0b93a', '#2a5da8']), 0.4);
    new CourtLines(layout, 0.04, 0.002, other)
      .box(middle - 3.05, middle + 3.05, center - 6.7, center + 6.7)
      .across(middle - 3.05, middle + 3.05, center - 1.98)
      .across(middle - 3.05, middle + 3.05, center + 1.98);
    net(layout, { x0: x0 - 0.3, x1: x1 + 0.3, y0: 1.43, y1: 2.43, z: center });
    for (const x of [x0 - 0.9, x1 + 0.9]) {
      layout.add(grayMetal, moved(cylinder(0.045, 2.55, 18), x, 1.275, center));
      layout.add(solid('padding', '#27508c', 0.6), moved(cylinder(0.13, 1.8, 20, 0.02), x, 0.9, center));
    }
    for (const [x, along] of [
      [x0 - 0.9, x0 - 0.3],
      [x1 + 0.3, x1 + 0.9],
    ] as const)
      for (const y of [1.5, 2.4]) layout.add(grayMetal, block(x, along, y, y + 0.01, center, center + 0.01));
    wallBars(layout, 'back', middle - 4, 4, plan, layout.look('wood veneer'));
    layout.put('bench', { x: middle + 3, z: 0.5 - plan.back });
    layout.put('bench', { x: middle + 5.2, z: 0.5 - plan.back });
    layout.put('ball', { x: radius + 1, z: -0.6 * radius - 0.7 });
    layout.spot([-radius - 0.6, 0, -0.4 * radius - 0.3], 0.4, 2);
    return { environment, reach: 30, clear: 1.2 };
  },
});
