import { points } from '../../core/points.js';
import { cylinder, moved, tube, turned } from '../../world/modeling/index.js';
import { block, CourtLines, ground, hills, net, painted, sky, treeLine } from './parts/index.js';
import { aroundStand, tufts } from './parts/tufts.js';
import { laidOut } from './laid-out.js';

/** The zones of a target face from the outermost, and their radii as shares of its radius. */
const zones = [
  ['#e9e7e0', 1],
  ['#26282b', 0.8],
  ['#3f86c0', 0.6],
  ['#c23b2e', 0.4],
  ['#e3bf3c', 0.2],
] as const;

/** An archery range: a shooting line, butts of straw with target faces 1.22 m wide on their stands, a net behind. */
export const archeryRange = laidOut({
  name: 'archery range',
  setting: 'open',
  on: 'the grass',
  radius: [0.15, 1.4],
  things: ['person', 'ball', 'backpack', 'bottle', 'shoe', 'dog', 'stool', 'box'],
  build({ layout, radius, variation }) {
    const own = variation.child('layout');
    const grass = layout.look('grass');
    ground(layout, grass);
    tufts(layout, own.child('blades'), grass, { count: 140, at: aroundStand(radius), radius });
    const far = -radius - own.choice([13, 18]) - own.uniform(0, 4);
    const line = -radius - own.uniform(0.5, 1.4);
    const chalk = new CourtLines(layout, 0.06, 0.004);
    chalk.across(-24, 24, line).across(-24, 24, far + 1);
    const step = own.uniform(3.4, 4.6);
    const shift = own.uniform(-1.4, 1.4);
    const straw = layout.look('straw');
    const wood = layout.look('wood veneer');
    const number = painted('tag', '#dcd9cf', 0.7);
    for (let i = -3; i <= 3; i++) {
      const x = shift + i * step;
      const z = far + own.uniform(-0.15, 0.15);
      const lean = (mesh: ReturnType<typeof cylinder>) => moved(turned(mesh, 'x', -12), x, 1.3, z);
      layout.add(straw, lean(turned(cylinder(0.68, 0.16, 32, 0.04), 'x', 90)));
      for (const [k, [tint, share]] of zones.entries())
        layout.add(
          painted('face', tint, 0.8),
          lean(moved(turned(cylinder(0.61 * share, 0.004, 24), 'x', 90), 0, 0, 0.083 + 0.003 * k)),
        );
      for (const s of [-1, 1])
        layout.add(wood, tube(points([x + 0.5 * s, 0, z + 0.25], [x + 0.08 * s, 2.05, z - 0.22]), 0.03, 8));
      layout.add(wood, tube(points([x, 0, z - 1], [x, 2.05, z - 0.22]), 0.03, 8));
      layout.add(wood, block(x - 0.5, x + 0.5, 0.58, 0.63, z + 0.08, z + 0.16));
      chalk.along(x - step / 2, far + 1, line);
      layout.add(number, block(x - 0.12, x + 0.12, 0.02, 0.24, far + 1.6, far + 1.62));
      // Arrows in some of the faces.
      const count = own.below(4);
      for (let k = 0; k < count; k++) {
        const arrow = own.child('arrow', i + 3, k);
        const [dx, dy] = [arrow.uniform(-0.3, 0.3), arrow.uniform(-0.3, 0.3)];
        const shaft = lean(moved(turned(cylinder(0.005, 0.55, 6), 'x', 90), dx, dy, 0.36));
        layout.add(painted('arrow', '#2f3236', 0.5), shaft);
        const nock = lean(moved(turned(cylinder(0.014, 0.08, 6), 'x', 90), dx, dy, 0.6));
        layout.add(painted('nock', '#c8473a', 0.5), nock);
      }
    }
    const back = far - 5;
    for (let x = -21; x <= 21; x += 6) layout.add(wood, moved(cylinder(0.05, 3.4, 10), x, 1.7, back));
    net(layout, { x0: -21, x1: 21, y0: 0.05, y1: 3.3, z: back, mesh: 0.3 });
    treeLine(layout, variation, 110, [back - 8, back - 40], { count: 34, height: [8, 14] });
    if (own.float() < 0.5) hills(layout, variation.child('hills'), [40, 70]);
    const side = own.choice([-1, 1]);
    layout.put('stool', { x: side * (radius + 2.2), z: line + 0.2 });
    layout.put('backpack', { x: side * (radius + 2.9), z: line - 0.3, yaw: own.uniform(0, 360) });
    layout.spot([-side * (radius + 0.8), 0, -0.4 * radius - 0.3], 0.4, 2);
    return { environment: sky(layout, variation.child('sky'), { ground: grass }) };
  },
});
