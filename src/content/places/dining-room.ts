import { words } from '../../core/words.js';
import { floorLamp, housePlant, room, table, wallPicture, type RoomPlan } from './parts/index.js';
import { laidOut } from './laid-out.js';

const top = 0.75;

/** A table with chairs around it, a sideboard behind. */
export const diningRoom = laidOut({
  name: 'dining room',
  setting: 'room',
  on: 'the dining table',
  radius: [0.06, 0.34],
  things: words(`
    mug, teapot, bowl, bottle, milk carton, cereal box, apple, banana, pear, carrot, pizza, cake, donut,
    hot dog, vase, candle, book, laptop, camera, flower pot, chess pawn, chess rook, wine glass, orange,
    tomato, egg, broccoli
  `),
  build({ layout, variation }) {
    const size = variation.child('size');
    const plan: RoomPlan = {
      left: size.uniform(1.7, 2.1),
      right: size.uniform(2, 2.5),
      back: size.uniform(2, 2.4),
      front: 2.8,
      height: size.uniform(2.5, 2.8),
      floor: layout.look(size.choice(['floor boards', 'floor boards', 'parquet', 'ceramic tile'] as const)),
      baseboard: layout.look('painted wood'),
      windows: [
        { wall: 'left', x0: 0, x1: 1.5, y0: 0.8, y1: 2.2 },
        { wall: 'left', x0: -2.2, x1: -0.8, y0: 0.8, y1: 2.2 },
      ],
    };
    const environment = room(layout, variation, plan);
    const wood = layout.look('wood veneer');
    table(layout, { x: 0, z: -0.05, width: 1.9, depth: 1, height: top }, wood);
    const chairs = variation.child('chairs');
    for (const x of [-0.5, 0.5])
      layout.put('chair', { x: x + chairs.uniform(-0.05, 0.05), z: -0.78, yaw: chairs.uniform(-8, 8) });
    layout.put('chair', { x: -1.18, z: -0.05, yaw: 90 + chairs.uniform(-10, 10) });
    layout.put('chair', { x: 1.18, z: -0.05, yaw: -90 + chairs.uniform(-10, 10) });
    const sideboard = layout.put('cabinet', { x: 0.55, z: 0.28 - plan.back });
    layout.put('vase', { x: 0.3, y: sideboard, z: 0.26 - plan.back });
    floorLamp(layout, -1.05, 0.35 - plan.back);
    housePlant(layout, variation.child('plant'), plan.right - 0.45, 0.5 - plan.back, 1.1);
    wallPicture(layout, variation.child('picture'), 'back', plan, {
      x: -0.45,
      y: 1.6,
      width: 0.6,
      height: 0.8,
    });
    wallPicture(layout, variation.child('picture', 2), 'right', plan, {
      x: -0.6,
      y: 1.6,
      width: 0.9,
      height: 0.6,
    });
    layout.spot([-0.62, top, -0.2], 0.16, 0.4).spot([0.62, top, -0.18], 0.16, 0.4);
    return { environment, reach: 8, top, clear: 0.35 };
  },
});
