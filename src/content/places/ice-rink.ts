import { beveledBox, cylinder, moved, turned } from '../../world/modeling/index.js';
import { bleachers, block, CourtLines, level, net, room, solid, type RoomPlan } from './parts/index.js';
import { laidOut } from './laid-out.js';

/** An ice rink in a hall: lines, a goal, boards with panels, and seats. */
export const iceRink = laidOut({
  name: 'ice rink',
  setting: 'room',
  on: 'the ice',
  radius: [0.15, 1.4],
  things: ['person', 'ball', 'box', 'backpack', 'shoe', 'bottle', 'dog', 'stool'],
  build({ layout, radius, variation, cameraReach }) {
    const own = variation.child('layout');
    const boards = -radius - own.uniform(5, 8);
    const plan: RoomPlan = {
      left: radius + own.uniform(11, 14),
      right: radius + own.uniform(11, 14),
      back: 7 - boards,
      front: cameraReach + 6,
      height: 9,
      floor: layout.look('concrete'),
      ceiling: layout.look('concrete', 'ceiling'),
      panels: [0, -8, 8].map((x) => ({ x, z: -2, width: 1.2, depth: 9 })),
      lamplight: [9, 9.3, 9.6],
    };
    const environment = room(layout, variation, plan);
    const ice = layout.look('ice');
    layout.shell(ice, level(-plan.left, plan.right, boards, plan.front, 0.001));
    const paint = (tint: string) => solid(`ice line ${tint}`, tint, 0.2);
    const [red, blue] = [paint('#c25a58'), paint('#5b7bb5')];
    const goal = boards + 3.4;
    const middle = own.uniform(-2, 2);
    new CourtLines(layout, 0.05, 0.003, red)
      .across(-plan.left, plan.right, goal)
      .circle(middle + 6.7, goal + 6, 4.5)
      .circle(middle - 6.7, goal + 6, 4.5);
    new CourtLines(layout, 0.05, 0.003, red).box(middle - 1.22, middle + 1.22, goal, goal + 1.37);
    new CourtLines(layout, 0.3, 0.003, blue).across(-plan.left, plan.right, goal + 17.3);
    // The goal, 1.83 by 1.22 m.
    const pipe = solid('goal', '#b02a28', 0.35);
    for (const s of [-0.915, 0.915])
      layout.add(pipe, moved(cylinder(0.03, 1.22, 14), middle + s, 0.61, goal));
    layout.add(pipe, moved(turned(cylinder(0.03, 1.89, 14), 'z', 90), middle, 1.22, goal));
    net(layout, { x0: middle - 0.9, x1: middle + 0.9, y0: 0.02, y1: 1.2, z: goal - 0.7, mesh: 0.05 });
    // Boards with a yellow foot and panels printed with colors.
    const white = solid('boards', '#e4e4e0', 0.3);
    const foot = solid('foot of boards', '#d3b13c', 0.4);
    const rail = solid('rail of boards', own.choice(['#2a5da8', '#b23b34', '#2b2d30']), 0.4);
    const prints = ['#28476e', '#9a352e', '#2c6650', '#d2a036', '#3a3d42'].map((tint) =>
      solid(`print ${tint}`, tint, 0.35),
    );
    const [x0, x1] = [-plan.left, plan.right];
    layout.add(foot, block(x0, x1, 0, 0.2, boards - 0.1, boards + 0.012));
    layout.add(rail, moved(beveledBox(x1 - x0, 0.06, 0.14, 0.02, 1), (x0 + x1) / 2, 1.1, boards - 0.04));
    for (let x = x0; x < x1; x += 2.4) {
      layout.add(white, block(x + 0.004, x + 2.396, 0.2, 1.08, boards - 0.1, boards));
      if (own.float() < 0.55)
        layout.add(own.choice(prints), block(x + 0.25, x + 2.15, 0.34, 0.94, boards - 0.02, boards + 0.004));
    }
    const seats = own.choice(['#2f5d9a', '#b23b34', '#3a7a4d', '#8d8f92']);
    bleachers(layout, x0 + 1, x1 - 1, boards - 1.3, 6, layout.look('concrete', 'seats'), seats);
    layout.spot([-radius - 0.8, 0, -0.5 * radius - 0.3], 0.4, 2);
    return { environment, reach: 40, clear: 1.2 };
  },
});
