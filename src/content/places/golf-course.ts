import { cosDegrees, sinDegrees } from '../../core/math/index.js';
import { cylinder, ellipsoid, linear, moved, type Mesh } from '../../world/modeling/index.js';
import { Draft } from '../../world/modeling/solids/draft.js';
import { bush, ground, hills, sky, tree, treeLine, upright } from './parts/index.js';
import { blackMetal, plain, whitePaint } from './parts/looks.js';
import { laidOut } from './laid-out.js';

/** A level ellipse that faces up, by its middle and half its sides. Meters. */
function oval(x: number, z: number, wide: number, deep: number, y: number, count = 64): Mesh {
  const draft = new Draft();
  const up = [0, 1, 0] as const;
  const middle = draft.vertex([x, y, z], undefined, up);
  const rim = Array.from({ length: count }, (_, i) => {
    const turn = (360 * i) / count;
    return draft.vertex([x + wide * cosDegrees(turn), y, z + deep * sinDegrees(turn)], undefined, up);
  });
  rim.forEach((at, i) => draft.triangle(middle, rim[(i + 1) % count], at));
  return draft.mesh();
}

/** A putting green with its hole and flag, a bunker, and trees along the fairway. */
export const golfCourse = laidOut({
  name: 'golf course',
  setting: 'open',
  on: 'the putting green',
  radius: [0.1, 1.6],
  things: ['person', 'ball', 'backpack', 'shoe', 'dog', 'duck', 'rabbit', 'bird'],
  build({ layout, radius, variation }) {
    const own = variation.child('layout');
    const rough = layout.look('meadow grass');
    ground(layout, rough, -0.02);
    const green = layout.look('putting green');
    const deep = own.uniform(6, 9);
    layout.shell(layout.look('grass'), oval(0, 0, 6 * radius + 40, 1.6 * deep + radius, -0.012));
    layout.shell(green, oval(0, 0, 6 * radius + 24, deep + radius, 0));
    const [hx, hz] = [own.choice([-1, 1]) * (radius + own.uniform(0.8, 2.2)), -radius - own.uniform(1, 3)];
    layout.shell(blackMetal, oval(hx, hz, 0.054, 0.054, 0.004));
    layout.add(whitePaint, moved(cylinder(0.008, 2.1, 10), hx, 1.05, hz));
    const cloth = plain('flag', {
      metallic: 0,
      roughness: 0.9,
      doubleSided: true,
      baseColor: linear(own.choice(['#c23b2e', '#e0b93a', '#2a5da8', '#e6e3da'])),
    });
    layout.add(cloth, moved(upright(0, 0.5, 1.72, 2.08), hx, 0, hz));
    const sand = layout.look('sand');
    const [bx, bz] = [own.uniform(-9, 9), -1.25 * deep - radius - 3];
    layout.shell(sand, oval(bx, bz, own.uniform(4, 7), 2.4, 0.002));
    layout.shell(sand, oval(bx + own.choice([-14, 14]), bz - 6, 5, 2.6, 0.002));
    for (let i = 0; i < 5; i++) {
      const mound = ellipsoid(own.uniform(7, 14), own.uniform(0.5, 1.2), own.uniform(3, 5), 28);
      layout.shell(rough, moved(mound, own.uniform(-34, 34), -0.15, bz - own.uniform(6, 18)));
    }
    const big = tree(own.child('tree'), layout.look('bark'), { height: 9, clear: 0.24, count: 520 });
    for (const x of [-13, 12])
      layout.place(big, {
        x: x + own.uniform(-3, 3),
        z: bz - own.uniform(3, 9),
        yaw: own.uniform(0, 360),
        scale: own.uniform(0.85, 1.15),
      });
    const shrub = bush(own.child('bush'), 0.9);
    for (const x of [-18, -9, 7, 16])
      layout.place(shrub, {
        x: x + own.uniform(-2, 2),
        z: bz - own.uniform(4, 10),
        yaw: own.uniform(0, 360),
        scale: own.uniform(0.8, 1.5),
      });
    treeLine(layout, variation, 120, [bz - 22, bz - 60], { count: 36, height: [9, 15], air: 'moist' });
    if (own.float() < 0.5) hills(layout, variation.child('hills'), [30, 55]);
    layout.put('backpack', { x: -hx, z: -deep - radius, yaw: own.uniform(0, 360) });
    layout.spot([-Math.sign(hx) * (radius + 0.8), 0, -0.4 * radius - 0.3], 0.4, 2);
    return { environment: sky(layout, variation.child('sky'), { ground: green }) };
  },
});
