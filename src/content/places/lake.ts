import { beveledBox, cylinder, moved } from '../../world/modeling/index.js';
import { lake as shores } from './parts/water.js';
import { painted } from './parts/looks.js';
import { laidOut } from './laid-out.js';

/** The open water of a lake between wooded shores, buoys on it: for bodies in boats. */
export const lake = laidOut({
  name: 'lake',
  setting: 'open',
  /** Nothing of the catalog: what floats there lies deeper in the water than it stands on a floor. */
  on: 'the water',
  radius: [0.2, 3],
  things: [],
  build({ layout, radius, variation }) {
    const own = variation.child('layout');
    const far = -radius - own.uniform(3, 7);
    const buoy = painted('buoy', own.choice(['#c9552c', '#d9a53a', '#b23b34']), 0.4);
    for (let i = 0; i < 14; i++)
      for (const [row, z] of [far, far - 13].entries())
        layout.add(
          buoy,
          moved(cylinder(0.13, 0.3, 14, 0.06), -26 + 4 * i + row, 0.03, z + own.uniform(-0.1, 0.1)),
        );
    // A jetty at one side.
    const boards = layout.look('weathered boards');
    const [x, z] = [own.choice([-1, 1]) * (radius + own.uniform(11, 16)), far - own.uniform(9, 14)];
    layout.add(boards, moved(beveledBox(9, 0.08, 1.8, 0.01, 1), x, 0.5, z));
    for (const dx of [-4.2, -1.4, 1.4, 4.2])
      for (const dz of [-0.8, 0.8])
        layout.add(layout.look('bark'), moved(cylinder(0.09, 1.5, 12), x + dx, 0.25, z + dz));
    layout.put('duck', {
      x: -Math.sign(x) * (radius + 2.2),
      y: -0.05,
      z: -radius - 2.4,
      yaw: own.uniform(0, 360),
    });
    layout.spot([Math.sign(x) * (radius + 1.5), 0, -radius], 0.3, 0.6);
    return { environment: shores(layout, variation.child('lake'), far - 20) };
  },
});
