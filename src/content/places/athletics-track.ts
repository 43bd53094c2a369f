import { cylinder, moved, turned } from '../../world/modeling/index.js';
import { bleachers, block, CourtLines, ground, level, sky, treeLine } from './parts/index.js';
import { grayMetal, solid, whitePaint } from './parts/looks.js';
import { laidOut } from './laid-out.js';

const lane = 1.22;

/** The straight of a running track of eight lanes, hurdles, and the lawn within it. */
export const athleticsTrack = laidOut({
  name: 'athletics track',
  setting: 'open',
  on: 'the running track',
  radius: [0.15, 1.4],
  things: ['person', 'ball', 'shoe', 'backpack', 'bottle', 'bench', 'bicycle', 'box'],
  build({ layout, radius, variation }) {
    const own = variation.child('layout');
    ground(layout, layout.look('grass'), -0.02);
    const track = layout.look('running track');
    const far = -radius - own.uniform(2.4, 4);
    const lines = new CourtLines(layout, 0.05, 0.004);
    layout.shell(track, level(-120, 120, far, far + 8 * lane + 50));
    for (let i = 0; i <= 8; i++) lines.across(-120, 120, far + 0.1 + i * lane);
    const start = own.uniform(-6, 6);
    lines.along(start, far + 0.1, far + 0.1 + 8 * lane);
    layout.add(whitePaint, block(-120, 120, 0, 0.05, far - 0.05, far));
    // Hurdles in the farthest lanes.
    const bar = solid('hurdle bar', '#e6e3da', 0.4);
    const tip = solid('hurdle end', own.choice(['#b23b34', '#2f5d9a', '#2a2c2e']), 0.4);
    for (const x of [start + 3, start + 12.1, start - 6.1])
      for (const row of [0, 1]) {
        const z = far + 0.1 + (row + 0.5) * lane;
        if (z > -radius - 1.1) continue;
        for (const s of [-0.5, 0.5]) {
          const post = moved(cylinder(0.016, 0.9, 10), x, 0.45, z + s);
          const foot = moved(turned(cylinder(0.018, 0.7, 10), 'z', 90), x + 0.33, 0.02, z + s);
          layout.add(grayMetal, post, foot);
          layout.add(tip, block(x - 0.012, x + 0.012, 0.84, 0.91, z + 0.76 * s, z + 1.18 * s));
        }
        layout.add(bar, block(x - 0.012, x + 0.012, 0.84, 0.91, z - 0.38, z + 0.38));
      }
    const seats = own.choice(['#2f5d9a', '#b23b34', '#3a7a4d', '#c9c6bd']);
    const field = far - own.uniform(24, 32);
    layout.shell(track, level(-120, 120, field - 8 * lane, field, -0.01));
    for (let i = 0; i <= 8; i++) lines.across(-120, 120, field - i * lane);
    bleachers(layout, -26, 26, field - 8 * lane - 4, 6, layout.look('concrete'), seats);
    treeLine(layout, variation, 130, [field - 24, field - 50], { count: 34, height: [9, 14], air: 'thin' });
    layout.put('bench', { x: radius + own.uniform(2, 4), z: far - 1.2 });
    layout.put('bottle', { x: radius + 1.4, z: far - 0.8 });
    layout.put('person', { x: own.uniform(-7, -3), z: far - own.uniform(3, 7), yaw: own.uniform(-90, 90) });
    layout.spot([-radius - 0.8, 0, -0.5 * radius - 0.3], 0.4, 2);
    return { environment: sky(layout, variation.child('sky'), { ground: track }) };
  },
});
