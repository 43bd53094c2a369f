import { beveledBox, cylinder, moved, turned } from '../../world/modeling/index.js';
import { bleachers, block, level, room, type RoomPlan } from './parts/index.js';
import { blackMetal, blackPlastic, painted } from './parts/looks.js';
import { laidOut } from './laid-out.js';

/** The height of the canvas above the hall's floor, meters. */
const top = 1;

/** A boxing ring in a hall: canvas, four ropes on padded posts, seats around. It goes on toward the camera, without ropes there. */
export const boxingRing = laidOut({
  name: 'boxing ring',
  setting: 'room',
  on: 'the canvas of a boxing ring',
  radius: [0.15, 1],
  things: ['person', 'stool', 'ball', 'bottle', 'shoe', 'backpack'],
  build({ layout, radius, variation, cameraReach }) {
    const own = variation.child('layout');
    const middle = own.uniform(-0.8, 0.8);
    const [x0, x1] = [middle - 3.05 - 0.5 * radius, middle + 3.05 + 0.5 * radius];
    const back = -radius - own.uniform(1.3, 2.4);
    const front = cameraReach + 2;
    const plan: RoomPlan = {
      left: 11,
      right: 11,
      back: 10 - back,
      front: front + 2,
      height: 7,
      floor: layout.look('concrete'),
      walls: layout.look(own.choice(['dark wall paint', 'brick', 'wall paint'] as const)),
      ceiling: layout.look('dark wall paint', 'ceiling'),
      panels: [-2, 2].map((x) => ({ x, z: 0, width: 1.4, depth: 3.4 })),
      lamplight: [26, 25.5, 24],
    };
    const environment = room(layout, variation, plan);
    const canvas = layout.look('ring canvas');
    layout.shell(canvas, level(x0 - 0.6, x1 + 0.6, back - 0.6, front, top));
    const skirt = painted('skirt', own.choice(['#28406e', '#7c2a2a', '#26282c']), 0.85);
    layout.add(skirt, block(x0 - 0.58, x1 + 0.58, 0, top - 0.03, back - 0.58, back - 0.5));
    for (const [from, to] of [
      [x0 - 0.58, x0 - 0.5],
      [x1 + 0.5, x1 + 0.58],
    ] as const)
      layout.add(skirt, block(from, to, 0, top - 0.03, back - 0.5, front));
    // Straps keep four ropes apart, 0.4 to 1.3 m above the canvas.
    const tints = own.shuffle(['#b23b34', '#e6e3da', '#2a5da8']);
    const strap = painted('strap', '#dcdad2', 0.8);
    for (let i = 0; i < 4; i++) {
      const y = top + 0.4 + 0.3 * i;
      const rope = painted('rope', tints[i % 3], 0.7);
      layout.add(rope, moved(turned(cylinder(0.02, x1 - x0, 12), 'z', 90), middle, y, back));
      for (const x of [x0, x1])
        layout.add(rope, moved(turned(cylinder(0.02, front - back, 12), 'x', 90), x, y, (front + back) / 2));
    }
    for (const share of [0.33, 0.67]) {
      const x = x0 + share * (x1 - x0);
      layout.add(strap, block(x - 0.02, x + 0.02, top + 0.36, top + 1.34, back - 0.026, back + 0.026));
    }
    const corner = own.choice([0, 1]);
    for (const [i, x] of [x0, x1].entries()) {
      const tint = i === corner ? '#b23b34' : '#2a5da8';
      layout.add(
        blackMetal,
        moved(cylinder(0.06, top + 1.5, 16), x - 0.22 * (i ? -1 : 1), (top + 1.5) / 2, back - 0.22),
      );
      const pad = turned(beveledBox(0.32, 1.08, 0.12, 0.05, 3), 'y', i ? -45 : 45);
      layout.add(painted('pad', tint, 0.45), moved(pad, x + (i ? -0.03 : 0.03), top + 0.86, back + 0.03));
      for (let k = 0; k < 4; k++)
        layout.add(
          blackMetal,
          moved(turned(cylinder(0.012, 0.32, 8), 'x', 90), x, top + 0.4 + 0.3 * k, back - 0.12),
        );
    }
    const seats = own.choice(['#2f5d9a', '#8a2f2c', '#44474d', '#3a6a52']);
    bleachers(layout, -10.5, 10.5, back - 3.2, 6, layout.look('concrete', 'seats'), seats);
    for (let i = 0; i < 7; i++) {
      const x = -7.2 + 2.4 * i + own.uniform(-0.3, 0.3);
      layout.add(blackPlastic, block(x - 0.22, x + 0.22, 0.42, 0.46, back - 2.2, back - 1.8));
      layout.add(blackPlastic, block(x - 0.22, x + 0.22, 0.5, 0.95, back - 2.24, back - 2.2));
      for (const s of [-0.2, 0.2])
        layout.add(blackMetal, block(x + s - 0.012, x + s + 0.012, 0, 0.46, back - 2.2, back - 2.17));
    }
    layout.put('stool', {
      x: (corner ? x1 : x0) + (corner ? -0.55 : 0.55),
      y: top,
      z: back + 0.55,
      scale: 0.8,
    });
    layout.put('bottle', { x: (corner ? x1 : x0) + (corner ? -0.2 : 0.2), y: top, z: back + 0.7 });
    layout.spot([-radius - 0.6, top, -0.4 * radius - 0.2], 0.35, 2);
    return { environment, reach: 26, top, clear: 1.2 };
  },
});
