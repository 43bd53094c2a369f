import { words } from '../../core/words.js';
import { goods } from './parts/goods.js';
import { room, type RoomPlan } from './parts/room.js';
import { laidOut } from './laid-out.js';
import { cameraReach, definePlace, type Stands } from './place.js';

const stands: Stands = {
  on: 'the floor',
  radius: [0.2, 1.5],
  things: words(`
    refrigerator, washing machine, toilet, television, box, toy bus, toy train, teddy bear, bicycle, suitcase,
    sofa, soft sofa, armchair, bed, person, cabinet, backpack, guitar, toy rifle
  `),
};

/** A shop's floor between shelves of goods. */
export const shop = definePlace({
  name: 'shop',
  setting: 'room',
  ...laidOut(stands, ({ layout, radius, variation, request }) => {
    const size = variation.child('size');
    const plan: RoomPlan = {
      left: radius + 4,
      right: radius + size.uniform(4, 5),
      back: radius + size.uniform(1.5, 2.2),
      front: cameraReach(stands, request) + 2,
      height: 3.2,
      floor: layout.look(size.choice(['ceramic tile', 'linoleum', 'concrete'] as const)),
      walls: layout.look('wall paint'),
      ceiling: layout.look('ceiling paint'),
      baseboard: layout.look('painted wood'),
      panels: [
        { x: -1.5, z: 0.2, width: 0.3, depth: 2.4 },
        { x: 1.5, z: 0.2, width: 0.3, depth: 2.4 },
        { x: -4, z: 0.2, width: 0.3, depth: 2.4 },
      ],
    };
    const environment = room(layout, variation, plan);
    const wall = -plan.back;
    const gap = size.uniform(-0.4, 0.8);
    goods(layout, variation.child('left'), -plan.left + 0.2, gap - 0.5, wall + 0.02);
    goods(layout, variation.child('right'), gap + 0.6, plan.right - 0.2, wall + 0.02);
    layout.put('flower pot', { x: gap + 0.05, z: wall + 0.3 });
    layout.put('box', { x: radius + 0.8, z: -radius - 0.4, yaw: 25 });
    layout.put('suitcase', { x: -radius - 1, z: -radius - 0.5, yaw: -15 });
    layout.spot([radius + 0.5, 0, -0.3 * radius - 0.3], 0.35, 1.5);
    return layout.finish({ stand: { radius, height: Math.max(1, request.height) }, environment, reach: 14 });
  }),
});
