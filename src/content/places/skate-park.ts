import { cosDegrees, sinDegrees } from '../../core/math/index.js';
import { beveledBox, cylinder, extrude, moved, turned } from '../../world/modeling/index.js';
import { barFence, block, ground, lampPost, level, sky, treeLine, upright } from './parts/index.js';
import { blackMetal, painted, steel } from './parts/looks.js';
import { laidOut } from './laid-out.js';

/** A skate park: quarter pipes, a bank with a rail, walls sprayed with colors. */
export const skatePark = laidOut({
  name: 'skate park',
  setting: 'open',
  on: 'the concrete',
  radius: [0.12, 1.5],
  things: ['person', 'ball', 'bicycle', 'shoe', 'backpack', 'bottle', 'dog', 'bench', 'stop sign'],
  build({ layout, radius, variation }) {
    const own = variation.child('layout');
    ground(layout, layout.look('grass'), -0.03);
    const concrete = layout.look('concrete');
    const far = -radius - own.uniform(5, 8);
    layout.shell(concrete, level(-24, 24, far - 6, 60, -0.001));
    const stain = painted('stain', '#6e6c68', 0.9);
    for (let i = 0; i < 9; i++) {
      const at = own.child('scuff', i);
      const [x, z, long] = [at.uniform(-7, 7), at.uniform(far, 2), at.uniform(0.3, 1.1)];
      const mark = turned(level(-long / 2, long / 2, -0.012, 0.012), 'y', at.uniform(-50, 50));
      layout.shell(stain, moved(mark, x, 0.0012, z));
    }
    const joint = painted('joint', '#5b5c5c', 0.9);
    for (let x = -22.5; x < 24; x += 5) layout.shell(joint, level(x - 0.012, x + 0.012, far - 2, 60, 0.001));
    for (let z = far; z < 30; z += 5) layout.shell(joint, level(-24, 24, z - 0.012, z + 0.012, 0.001));
    // Quarter pipes along the far side, steel on their edges.
    const ramp = layout.look('concrete', 'ramp');
    const shift = own.uniform(-3, 3);
    for (const [x, wide, high] of [
      [shift - 6.5, 6, 1.5],
      [shift + 4.5, 7, own.uniform(1.8, 2.4)],
    ] as const) {
      const deep = 1.5 * high;
      layout.add(ramp, moved(quarter(high, deep, wide), x, 0, far));
      layout.add(steel, moved(turned(cylinder(0.03, wide, 12), 'z', 90), x, high + 0.01, far - deep + 0.02));
      barFence(layout, { x0: x - wide / 2, x1: x + wide / 2, z: far - deep - 1.4 }, blackMetal);
    }
    // A bank to one side, a rail, and a low box.
    const side = own.choice([-1, 1]);
    layout.add(
      concrete,
      moved(turned(beveledBox(2.4, 0.1, 3, 0.02, 1), 'x', 14), side * (radius + 3.4), 0.3, -radius - 2),
    );
    const rail = -side * (radius + own.uniform(1.6, 2.4));
    layout.add(steel, moved(turned(cylinder(0.03, 3, 12), 'x', 90), rail, 0.42, -radius - 2.2));
    for (const z of [-1.2, 1.2])
      layout.add(steel, block(rail - 0.025, rail + 0.025, 0, 0.42, -radius - 2.2 + z, -radius - 2.15 + z));
    const box = -side * (radius + 5.2);
    layout.add(ramp, block(box - 0.6, box + 0.6, 0, 0.4, -radius - 4.6, -radius - 1.6));
    layout.add(
      steel,
      block(box + side * 0.6 - 0.02, box + side * 0.6 + 0.02, 0.385, 0.405, -radius - 4.6, -radius - 1.6),
    );
    // A wall with patches of color, none of which is a letter.
    const wall = far - 7;
    layout.add(layout.look('concrete', 'wall'), block(-22, 22, 0, 1.7, wall - 0.2, wall));
    const tints = own.shuffle(['#c8473a', '#2f6d9a', '#d9a53a', '#3a8a6a', '#8a4a8a', '#d87a9a', '#3a3d42']);
    for (let i = 0; i < 22; i++) {
      const spray = own.child('spray', i);
      const [from, wide, lean] = [spray.uniform(-20, 18), spray.uniform(0.5, 2.4), spray.uniform(-0.8, 0.8)];
      const [y0, y1] = [spray.uniform(0.05, 0.5), spray.uniform(0.8, 1.62)];
      const patch = upright(from, from + wide, y0, y1, wall + 0.001 + 0.0004 * i);
      const leaning = patch.positions.map((value, k) =>
        k % 3 === 0 && patch.positions[k + 1] > y0 ? value + lean : value,
      );
      layout.shell(painted('spray', tints[i % tints.length], 0.7), { ...patch, positions: leaning });
    }
    lampPost(layout, side * (radius + 7), wall + 2);
    treeLine(layout, variation, 90, [wall - 5, wall - 30], { count: 28, height: [8, 13] });
    layout.put('bench', { x: -side * (radius + 3), z: far - 0.6 });
    layout.put('backpack', { x: side * (radius + 1.3), z: -radius - 0.6, yaw: own.uniform(0, 360) });
    layout.spot([-side * (radius + 0.8), 0, -0.4 * radius - 0.3], 0.4, 2);
    return { environment: sky(layout, variation.child('sky'), { ground: concrete }) };
  },
});

/** A quarter pipe that rises toward −Z, its foot at z = 0, with a deck behind. */
function quarter(high: number, deep: number, wide: number) {
  // In the plane of −z and y.
  const curve = Array.from({ length: 13 }, (_, i) => {
    const turn = (90 * i) / 12;
    return [deep * sinDegrees(turn), high * (1 - cosDegrees(turn))] as const;
  });
  const outline = [...curve, [deep + 1.5, high] as const, [deep + 1.5, 0] as const];
  return turned(extrude(outline, wide), 'y', 90);
}
