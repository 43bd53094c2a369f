import { words } from '../../core/words.js';
import { grayMetal, housePlant, room, table, wallPicture, type RoomPlan } from './parts/index.js';
import { laidOut } from './laid-out.js';

const top = 0.74;

/** A desk in an office, other desks behind it by a window. */
export const office = laidOut({
  name: 'office',
  setting: 'room',
  on: 'the desk',
  radius: [0.06, 0.34],
  things: words(`
    laptop, monitor, keyboard, telephone, desk lamp, mug, book, camera, laptop camera, clock, bottle, box,
    vase, flower pot, backpack, apple, banana, donut, candle, medicine bottle
  `),
  build({ layout, variation }) {
    const size = variation.child('size');
    const plan: RoomPlan = {
      left: size.uniform(1.8, 2.3),
      right: size.uniform(2.6, 3.2),
      back: size.uniform(2.9, 3.4),
      front: 2.6,
      height: 2.7,
      floor: layout.look(size.choice(['carpet', 'linoleum'] as const)),
      walls: layout.look('wall paint', '', '#d9dad6'),
      baseboard: layout.look('painted wood'),
      windows: [
        { wall: 'left', x0: 0.7, x1: 2.5, y0: 0.95, y1: 2.3, bars: [2, 1] },
        { wall: 'left', x0: -1.5, x1: 0.3, y0: 0.95, y1: 2.3, bars: [2, 1] },
      ],
      panels: [
        { x: 0, z: -1.4, width: 1.2, depth: 0.3 },
        { x: 0, z: 0.6, width: 1.2, depth: 0.3 },
      ],
      lamplight: [3, 3, 2.9],
    };
    const environment = room(layout, variation, plan);
    const wood = layout.look(size.choice(['wood veneer', 'wood veneer', 'laminate'] as const));
    table(layout, { x: 0, z: 0, width: 1.7, depth: 0.85, height: top }, wood, grayMetal);
    const there = -plan.back + 1.15;
    table(layout, { x: 0.1, z: there, width: 1.6, depth: 0.8, height: top }, wood, grayMetal);
    layout.put('office chair', { x: 0.15, z: there - 0.62, yaw: size.uniform(-30, 30) });
    const things = variation.child('things').shuffle(['laptop', 'desk lamp', 'telephone', 'mug', 'book']);
    layout.put(things[0], { x: -0.35, y: top, z: there - 0.05, yaw: 180 + size.uniform(-15, 15) });
    layout.put(things[1], { x: 0.45, y: top, z: there - 0.1, yaw: size.uniform(-60, 60) });
    layout.put('office chair', { x: -0.25, z: -0.95, yaw: size.uniform(-40, 40) });
    layout.put('bookshelf', { x: plan.right - 0.7, z: 0.2 - plan.back });
    layout.put(size.choice(['cabinet', 'bookshelf']), { x: -plan.left + 0.75, z: 0.28 - plan.back });
    housePlant(layout, variation.child('plant'), plan.right - 0.4, -1.3, 1.15);
    wallPicture(layout, variation.child('picture'), 'back', plan, { x: 0.35, y: 1.7, width: 1, height: 0.7 });
    layout.spot([-0.58, top, -0.14], 0.16, 0.4).spot([0.6, top, -0.12], 0.16, 0.4);
    return { environment, reach: 9, top, clear: 0.4 };
  },
});
