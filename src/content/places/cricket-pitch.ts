import { cosDegrees, points, sinDegrees } from '../../core/index.js';
import { cylinder, merged, moved, tube, turned } from '../../world/modeling/index.js';
import { bleachers, block, CourtLines, ground, level, sky, treeLine } from './parts/index.js';
import { grayMetal, painted, whitePaint } from './parts/looks.js';
import { laidOut } from './laid-out.js';

/** The pitch of a cricket ground, 20.12 m by 3.05 m: the wicket at its far end, creases, a rope, a sight screen and seats. */
export const cricketPitch = laidOut({
  name: 'cricket pitch',
  setting: 'open',
  on: 'the pitch',
  radius: [0.15, 1.4],
  things: ['ball', 'person', 'shoe', 'backpack', 'bottle', 'dog'],
  build({ layout, radius, variation }) {
    const own = variation.child('layout');
    const outfield = layout.look('grass');
    ground(layout, outfield, -0.02);
    const mown = {
      ...outfield,
      name: 'mown grass',
      material: { ...outfield.material, baseColor: [0.8, 0.87, 0.78] as const },
    };
    const x = own.uniform(-0.9, 0.9);
    for (let i = -9; i < 9; i++) layout.shell(mown, level(x + 9 * i, x + 9 * i + 4.5, -70, 60, -0.012));
    const strip = layout.look('dry turf');
    const far = -radius - own.uniform(6, 12);
    layout.shell(strip, level(x - 1.53, x + 1.53, far - 1.22, far + 40, -0.002));
    const lines = new CourtLines(layout, 0.05, 0.002);
    lines.across(x - 1.32, x + 1.32, far).across(x - 1.83, x + 1.83, far + 1.22);
    for (const s of [-1, 1]) lines.along(x + s * 1.32, far - 1.22, far + 1.22);
    const ash = layout.look('wood veneer');
    for (const s of [-0.095, 0, 0.095])
      layout.add(ash, moved(cylinder(0.018, 0.71, 12, 0.004), x + s, 0.355, far));
    for (const s of [-0.048, 0.048])
      layout.add(ash, moved(turned(cylinder(0.008, 0.105, 8), 'z', 90), x + s, 0.718, far));
    // The rope lies on an oval about the pitch, of which the far side is seen.
    const rope = Array.from({ length: 41 }, (_, i) => {
      const turn = 180 + 4.5 * i;
      return [x + 62 * cosDegrees(turn), 0.03, far + 8 + 46 * sinDegrees(turn)] as const;
    });
    layout.add(whitePaint, tube(rope, 0.05, 6));
    const end = far - 44;
    const screen = [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
      block(x - 4, x + 4, 0.9 + 0.4 * i, 1.28 + 0.4 * i, end, end + 0.03),
    );
    layout.add(whitePaint, merged(...screen));
    for (const s of [-3.8, -1.3, 1.3, 3.8])
      layout.add(grayMetal, block(x + s - 0.04, x + s + 0.04, 0, 4.1, end - 0.09, end - 0.01));
    const seats = own.choice(['#2f5d9a', '#3a7a4d', '#c9c6bd', '#8a3a34']);
    for (const [from, to] of points('-30,-6 6,30'))
      bleachers(layout, x + from, x + to, end - 3, 4, layout.look('concrete'), seats);
    const boards = ['#e8e8e4', '#274b7a', '#a83a32', '#e0b23c', '#2e6b4c'].map((tint) =>
      painted('board', tint),
    );
    for (const [from, to] of points('-30,-5 5,30'))
      for (let at = from; at < to; at += 4)
        layout.add(own.choice(boards), block(x + at, x + at + 3.9, 0.05, 0.85, end + 1, end + 1.05));
    treeLine(layout, variation, 120, [end - 12, end - 40], { count: 32, height: [9, 15] });
    layout.put('ball', { x: radius + 1.6, z: -radius - 1.1 });
    layout.spot([-radius - 0.8, 0, -0.5 * radius - 0.4], 0.4, 2);
    return { environment: sky(layout, variation.child('sky'), { ground: outfield }) };
  },
});
