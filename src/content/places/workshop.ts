import { words } from '../../core/words.js';
import { beveledBox, moved } from '../../world/modeling/index.js';
import { grayMetal, room, shelf, table, toolBoard, type RoomPlan } from './parts/index.js';
import { laidOut } from './laid-out.js';

const top = 0.9;

/** A workbench, tools on the wall behind. */
export const workshop = laidOut({
  name: 'workshop',
  setting: 'room',
  on: 'the workbench',
  radius: [0.08, 0.36],
  things: words(`
    hammer, box, toaster, telephone, clock, camera, laptop camera, watering can, mug, bottle, desk lamp,
    guitar, microwave, shoe
  `),
  build({ layout, variation }) {
    const size = variation.child('size');
    const plan: RoomPlan = {
      left: size.uniform(1.6, 2),
      right: size.uniform(2, 2.6),
      back: size.uniform(1.5, 1.9),
      front: 2.6,
      height: 2.7,
      floor: layout.look('concrete'),
      walls: layout.look(size.choice(['brick', 'wall paint', 'wood siding'] as const)),
      windows: [{ wall: 'left', x0: -1.2, x1: 0.4, y0: 1.1, y1: 2.1, bars: [3, 2] }],
      panels: [{ x: 0.3, z: 0.2, width: 0.25, depth: 1.4 }],
      lamplight: [6, 6, 5.8],
    };
    const environment = room(layout, variation, plan);
    const wood = layout.look('wood veneer');
    const bench = layout.look('wood veneer', 'bench');
    table(layout, { x: 0, z: -0.02, width: 1.9, depth: 0.9, height: top }, bench, wood);
    layout.add(bench, moved(beveledBox(1.86, 0.05, 0.86, 0.006, 1), 0, top - 0.058, -0.02));
    const wall = -plan.back;
    table(layout, { x: 0.1, z: wall + 0.32, width: 2.6, depth: 0.6, height: top }, wood, grayMetal);
    const board = layout.look(
      'painted wood',
      'board',
      size.choice(['#b9b2a4', '#4d5b52', '#8a6b48', '#3e4b5a']),
    );
    toolBoard(layout, variation.child('tools'), 'back', plan, {
      x: -0.35,
      y: 1.55,
      width: 1.6,
      height: 0.75,
      board,
    });
    shelf(layout, 'back', plan, { x: 1.25, y: 1.5, width: 1.1 }, wood);
    layout.put('bottle', { x: 0.95, y: 1.5, z: wall + 0.12 });
    layout.put('flower pot', { x: 1.3, y: 1.5, z: wall + 0.14, scale: 0.75 });
    layout.put('watering can', { x: 1.1, y: top, z: wall + 0.3, yaw: 120 });
    layout.put('box', { x: -0.8, y: top, z: wall + 0.32, yaw: 15, scale: 0.7 });
    layout.put('stool', { x: plan.right - 0.5, z: -0.5 });
    layout.spot([-0.65, top, -0.12], 0.18, 0.45).spot([0.65, top, -0.12], 0.18, 0.45);
    return { environment, reach: 8, top, clear: 0.4 };
  },
});
