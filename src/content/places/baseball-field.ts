import { cylinder, moved } from '../../world/modeling/index.js';
import { bleachers, block, CourtLines, ground, level, net, sky, treeLine } from './parts/index.js';
import { solid, whitePaint } from './parts/looks.js';
import { laidOut } from './laid-out.js';

/** The infield of a baseball field: dirt, base lines 27.43 m long, bases, the backstop and seats behind home plate. */
export const baseballField = laidOut({
  name: 'baseball field',
  setting: 'open',
  on: 'the infield',
  radius: [0.15, 1.4],
  things: ['person', 'ball', 'shoe', 'backpack', 'bottle', 'bench', 'dog', 'bicycle'],
  build({ layout, radius, variation }) {
    const own = variation.child('layout');
    ground(layout, layout.look('grass'), -0.02);
    const dirt = layout.look('red clay');
    const home = -radius - own.uniform(2.2, 4);
    const x = own.uniform(-1.5, 1.5);
    // Around home plate, and along one base line that runs off to the side.
    layout.shell(dirt, level(x - 40, x + 40, home - 9, home + 5, -0.008));
    layout.shell(dirt, level(x - 16, x + 16, home + 5, home + 60, -0.008));
    const chalk = new CourtLines(layout, 0.1, 0.002);
    chalk.along(x, home + 1.2, home + 40);
    chalk.across(x + 1.4, x + 29, home);
    for (const s of [-1, 1]) chalk.box(x + s * 0.95 - 0.6, x + s * 0.95 + 0.6, home - 0.9, home + 0.9);
    layout.shell(whitePaint, level(x - 0.215, x + 0.215, home - 0.215, home + 0.215, 0.008));
    layout.add(whitePaint, block(x + 27.2, x + 27.6, 0, 0.08, home - 0.2, home + 0.2));
    const back = home - own.uniform(10, 13);
    for (let at = -15; at <= 15; at += 3) layout.add(pole, moved(cylinder(0.05, 5, 12), x + at, 2.5, back));
    net(layout, { x0: x - 15, x1: x + 15, y0: 1.1, y1: 5, z: back, mesh: 0.16 });
    const wall = solid('padding', own.choice(['#1f4a36', '#233f68', '#6a2b28']), 0.6);
    for (let at = -22; at < 22; at += 2)
      layout.add(wall, block(x + at, x + at + 1.97, 0, 1.1, back - 0.1, back + 0.06));
    const seats = own.choice(['#2f5d9a', '#b23b34', '#3a7a4d', '#c9c6bd']);
    bleachers(layout, x - 20, x + 20, back - 2.5, 6, layout.look('concrete'), seats);
    treeLine(layout, variation, 110, [back - 14, back - 40], { count: 30, height: [8, 13], air: 'thin' });
    layout.put('bench', { x: x - 9, z: back + 1.6 });
    layout.put('ball', { x: radius + 1.5, z: -radius - 0.9 });
    layout.put('backpack', { x: x - 7.6, z: back + 1.4, yaw: 20 });
    layout.spot([-radius - 0.8, 0, -0.5 * radius - 0.3], 0.4, 2);
    return { environment: sky(layout, variation.child('sky'), { ground: dirt }) };
  },
});

const pole = solid('pole', '#3b4440', 0.5);
