import { words } from '../../core/words.js';
import { beveledBox, moved } from '../../world/modeling/index.js';
import { block, grayMetal, room, shelf, stains, table, toolBoard, type RoomPlan } from './parts/index.js';
import { laidOut } from './laid-out.js';

/** A garage: a concrete floor, a bench with tools and shelves along the wall behind. */
export const garage = laidOut({
  name: 'garage',
  setting: 'room',
  on: 'the floor',
  radius: [0.4, 2.6],
  things: words(`
    car, motorcycle, bicycle, washing machine, box, refrigerator, suitcase, cabinet, person, dog
  `),
  build({ layout, radius, variation, request, cameraReach }) {
    const size = variation.child('size');
    const plan: RoomPlan = {
      left: radius + size.uniform(0.8, 1.3),
      right: radius + size.uniform(1.3, 2),
      back: radius + size.uniform(0.95, 1.5),
      front: cameraReach + 1,
      height: Math.max(2.9, request.height + 0.5),
      floor: layout.look('concrete', 'floor'),
      walls: layout.look(size.choice(['brick', 'wall paint', 'concrete', 'wood siding'] as const)),
      windows: [{ wall: 'left', x0: -0.8, x1: 0.6, y0: 1.4, y1: 2.1, bars: [2, 1] }],
      panels: [
        { x: 0, z: 0.9 * radius, width: 0.3, depth: 1.5 },
        { x: 0, z: -0.6 * radius, width: 0.3, depth: 1.5 },
      ],
      lamplight: [11, 11, 10.8],
    };
    const environment = room(layout, variation, plan);
    stains(layout, variation.child('stains'), plan.floor, {
      radius,
      half: radius + 0.8,
      z: [-plan.back + 0.4, radius + 1.2],
      count: 12,
    });
    const wood = layout.look('wood veneer');
    const wall = -plan.back;
    const bench = -0.25 * plan.left;
    table(layout, { x: bench, z: wall + 0.32, width: 1.9, depth: 0.58, height: 0.9 }, wood, grayMetal);
    const board = layout.look(
      'painted wood',
      'board',
      size.choice(['#b9b2a4', '#4d5b52', '#8a6b48', '#3e4b5a']),
    );
    toolBoard(layout, variation.child('tools'), 'back', plan, {
      x: bench,
      y: 1.6,
      width: 1.6,
      height: 0.75,
      board,
    });
    layout.put('watering can', { x: bench + 0.6, y: 0.9, z: wall + 0.3, yaw: 70 });
    layout.put('box', { x: bench - 0.6, y: 0.9, z: wall + 0.32, scale: 0.7, yaw: 10 });
    const rack = bench + 2.1;
    for (const y of [0.45, 1.05, 1.65]) {
      layout.add(grayMetal, moved(beveledBox(1.3, 0.03, 0.45, 0.004, 1), rack, y, wall + 0.26));
      layout.put('box', {
        x: rack - 0.35,
        y: y + 0.015,
        z: wall + 0.27,
        yaw: 5,
        scale: size.uniform(0.6, 0.85),
      });
      if (y < 1.5)
        layout.put(size.choice(['suitcase', 'flower pot', 'box']), {
          x: rack + 0.28,
          y: y + 0.015,
          z: wall + 0.26,
          scale: 0.5,
        });
    }
    for (const x of [-0.63, 0.63])
      for (const z of [0.06, 0.46])
        layout.add(
          grayMetal,
          block(rack + x - 0.02, rack + x + 0.02, 0, 1.9, wall + z - 0.02, wall + z + 0.02),
        );
    shelf(layout, 'back', plan, { x: bench - 0.2, y: 2.25, width: 1.6, depth: 0.3 }, wood);
    layout.put('bottle', { x: bench - 0.5, y: 2.25, z: wall + 0.16 });
    layout.put('bicycle', { x: plan.right - 0.42, z: -0.15 * radius, yaw: 180 });
    layout.spot([-radius - 0.45, 0, -0.6 * radius], 0.3, 1.5);
    return { environment, reach: 20, clear: 1.2 };
  },
});
