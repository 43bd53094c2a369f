import { words } from '../../core/words.js';
import { beveledBox, moved } from '../../world/modeling/index.js';
import { curtains, floorLamp, room, wallPicture, type RoomPlan } from './parts/index.js';
import { laidOut } from './laid-out.js';

/** A bedroom: a bed along the wall behind, a window beside it. */
export const bedroom = laidOut({
  name: 'bedroom',
  setting: 'room',
  on: 'the floor',
  radius: [0.25, 1.2],
  things: words(`
    chair, armchair, stool, cabinet, bookshelf, suitcase, backpack, guitar, toy rifle, shoe, dog, cat, rabbit,
    person, box, toy bus, toy train, teddy bear, desk, office chair
  `),
  build({ layout, radius, variation, cameraReach }) {
    const size = variation.child('size');
    const plan: RoomPlan = {
      left: radius + size.uniform(1.3, 1.7),
      right: radius + size.uniform(1.5, 2.1),
      back: radius + size.uniform(2.75, 3),
      front: cameraReach + 1,
      height: size.uniform(2.45, 2.7),
      floor: layout.look(size.choice(['carpet', 'floor boards', 'parquet'] as const)),
      backWall: layout.look(size.choice(['wallpaper', 'wall paint'] as const)),
      baseboard: layout.look('painted wood'),
      windows: [{ wall: 'right', x0: -1.9 - radius, x1: -0.5 - radius, y0: 0.85, y1: 2.15 }],
    };
    const environment = room(layout, variation, plan);
    for (const window of plan.windows ?? []) curtains(layout, variation, window, plan, layout.look('cloth'));
    const wall = -plan.back;
    const bed = -0.35 * plan.left + size.uniform(-0.1, 0.2);
    layout.put('bed', { x: bed, z: wall + 1.18 });
    const table = bed + 1.35;
    layout.add(
      layout.look('wood veneer', 'bedside'),
      moved(beveledBox(0.45, 0.03, 0.4, 0.006, 1), table, 0.5, wall + 0.24),
      moved(beveledBox(0.42, 0.2, 0.38, 0.004, 1), table, 0.38, wall + 0.23),
      ...[-0.19, 0.19].map((x) => moved(beveledBox(0.03, 0.3, 0.34, 0.003, 1), table + x, 0.15, wall + 0.23)),
    );
    layout.put('desk lamp', { x: table + 0.05, y: 0.515, z: wall + 0.25, yaw: -30 });
    if (size.float() < 0.6) layout.put('book', { x: table - 0.1, y: 0.515, z: wall + 0.3, yaw: 40 });
    wallPicture(layout, variation.child('picture'), 'back', plan, { x: bed, y: 1.65, width: 1, height: 0.6 });
    layout.put('cabinet', { x: -plan.left + 0.28, z: -radius - 0.3, yaw: 90 });
    floorLamp(layout, plan.right - 0.4, wall + 0.4);
    layout.spot([radius + 0.5, 0, -radius - 0.3], 0.4, 1.2);
    return { environment, reach: 12, clear: 1 };
  },
});
