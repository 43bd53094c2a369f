import { words } from '../../core/words.js';
import { beveledBox, moved } from '../../world/modeling/index.js';
import { curtains, room, wallPicture, type RoomPlan } from './parts/index.js';
import { laidOut } from './laid-out.js';

/** A living room with a window at one side, a sofa and shelves along the wall behind. */
export const livingRoom = laidOut({
  name: 'living room',
  setting: 'room',
  on: 'the floor',
  radius: [0.3, 1.4],
  things: words(`
    armchair, chair, sofa, soft sofa, stool, bench, round table, bookshelf, cabinet, office chair, desk, dog,
    cat, person, rabbit, guitar, toy rifle, suitcase, backpack, box, television, toy bus, toy train,
    teddy bear, flower pot, ball
  `),
  build({ layout, radius, variation, cameraReach }) {
    const size = variation.child('size');
    const back = radius + size.uniform(1.5, 2);
    const plan: RoomPlan = {
      left: radius + size.uniform(1.2, 1.7),
      right: radius + size.uniform(2, 2.8),
      back,
      front: cameraReach + 1,
      height: size.uniform(2.5, 2.8),
      floor: layout.look(size.choice(['floor boards', 'floor boards', 'parquet'] as const)),
      baseboard: layout.look('painted wood'),
      windows: [
        { wall: 'left', x0: 0.2, x1: Math.min(1.7, back - 0.6), y0: 0.85, y1: 2.25 },
        { wall: 'left', x0: -2.1, x1: -0.6, y0: 0.85, y1: 2.25 },
      ],
    };
    const environment = room(layout, variation, plan);
    const cloth = layout.look('cloth');
    for (const window of plan.windows ?? [])
      curtains(layout, variation.child('folds', window.x0), window, plan, cloth);
    const furniture = variation.child('furniture');
    const shelf = -plan.left + 1.1;
    layout.put('bookshelf', { x: shelf, z: 0.25 - back });
    const couch = plan.right - 1.55;
    layout.put(furniture.choice(['sofa', 'sofa', 'cabinet']), { x: couch, z: 0.56 - back });
    wallPicture(layout, variation.child('picture'), 'back', plan, {
      x: couch + furniture.uniform(-0.15, 0.15),
      y: 1.65,
      ...furniture.choice([
        { width: 0.9, height: 0.6 },
        { width: 0.5, height: 0.7 },
      ]),
    });
    layout.put('flower pot', { x: (shelf + couch) / 2 - 0.35, z: 0.4 - back });
    layout.put(furniture.choice(['armchair', 'round table']), { x: plan.right - 0.75, z: -0.2, yaw: -75 });
    const rug = layout.look('cloth');
    const [wide, deep] = [2 * radius + 0.9, 2 * radius + 0.5];
    if (furniture.float() < 0.6)
      layout.shell(rug, moved(beveledBox(wide, 0.009, deep, 0.004, 1), 0, -0.0044, 0.05));
    layout
      .spot([-radius - 0.45, 0, -0.5 * radius - 0.3], 0.35, 1.2)
      .spot([radius + 0.5, 0, -0.7 * radius - 0.4], 0.4, 1.2);
    return { environment, reach: 12, clear: 1 };
  },
});
