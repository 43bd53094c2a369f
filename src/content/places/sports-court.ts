import { cylinder, moved } from '../../world/modeling/index.js';
import { barFence, bleachers, block, ground, hoop, level, sky, treeLine } from './parts/index.js';
import { grayMetal, solid, whiteLine } from './parts/looks.js';
import { laidOut } from './laid-out.js';

/** A basketball court outdoors, seats and trees behind it. */
export const sportsCourt = laidOut({
  name: 'sports court',
  setting: 'open',
  on: 'the court',
  radius: [0.15, 1.5],
  things: ['ball', 'person', 'bicycle', 'bench', 'backpack', 'bottle', 'shoe', 'dog'],
  build({ layout, radius, variation }) {
    const own = variation.child('layout');
    const lawn = layout.look('grass');
    ground(layout, lawn, -0.03);
    const asphalt = layout.look('asphalt');
    const floor = layout.look('court paint');
    const base = -radius - own.uniform(2, 4.5);
    const middle = own.uniform(-1.6, 1.6);
    layout.shell(asphalt, level(-16, 16, base - 4, base + 60));
    layout.shell(floor, level(middle - 7.5, middle + 7.5, base, base + 56, 0.003));
    const stripe = (x0: number, x1: number, z0: number, z1: number): void => {
      layout.shell(whiteLine, level(x0, x1, z0, z1, 0.006));
    };
    stripe(middle - 7.5, middle + 7.5, base, base + 0.05);
    for (const s of [-7.5, 7.45]) stripe(middle + s, middle + s + 0.05, base, base + 56);
    for (const s of [-2.45, 2.4]) stripe(middle + s, middle + s + 0.05, base, base + 5.8);
    stripe(middle - 2.45, middle + 2.45, base + 5.75, base + 5.8);
    hoop(layout, middle, base + 1.2);
    const arm = block(middle - 0.06, middle + 0.06, 3.3, 3.45, base - 0.5, base + 1.16);
    layout.add(grayMetal, moved(cylinder(0.1, 3.6, 18), middle, 1.8, base - 0.5), arm);
    layout.add(grayMetal, block(middle - 0.06, middle + 0.06, 2.85, 2.97, base - 0.5, base + 1.16));
    const seats = own.choice(['#2f5d9a', '#b23b34', '#3a7a4d', '#d0a534']);
    bleachers(layout, -13, 13, base - 5.2, 4, layout.look('concrete'), seats);
    barFence(layout, { x0: -16, x1: 16, z: base - 4 }, solid('fence', '#3b4a44', 0.5));
    treeLine(layout, variation, 80, [base - 13, base - 35], { count: 26, height: [8, 13], air: 'clear' });
    layout.put('ball', { x: -radius - 0.9, z: -radius - 0.8 });
    layout.put('bench', { x: middle + 5.8, z: base - 0.9 });
    layout.put('backpack', { x: middle + 4.4, z: base - 0.8, yaw: 20 });
    layout.spot([radius + 0.8, 0, -0.6 * radius - 0.4], 0.4, 2);
    return { environment: sky(layout, variation.child('sky'), { ground: floor }) };
  },
});
