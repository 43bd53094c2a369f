import { words } from '../../core/words.js';
import { lake, plain } from './parts/index.js';
import { beveledBox, cylinder, materials, moved, tube } from '../../world/modeling/index.js';
import { laidOut } from './laid-out.js';

/** The height of the boards above the water, meters. */
const top = 0.55;

/** The boards of a jetty that reaches into a lake, with woods on the other shore. */
export const jetty = laidOut({
  name: 'jetty',
  setting: 'open',
  on: 'the jetty',
  radius: [0.12, 0.9],
  things: words('person, duck, bird, dog, backpack, bench, watering can, ball, guitar, shoe, box'),
  build({ layout, radius, variation, cameraReach }) {
    const own = variation.child('layout');
    const half = radius + own.uniform(0.45, 0.8);
    const end = -radius - own.uniform(1.6, 4);
    const front = cameraReach + 6;
    const boards = layout.look('weathered boards');
    // Each board lies a little otherwise.
    const lie = own.child('boards');
    const stride = front > 20 ? 0.28 : 0.14;
    for (let z = end; z < front; z += stride) {
      const [out, high] = [lie.uniform(0, 0.035), lie.uniform(-0.004, 0.002)];
      const board = beveledBox(2 * half + 0.06 + out, 0.035, stride - 0.012, 0.004, 1);
      layout.add(boards, moved(board, lie.uniform(-0.02, 0.02), top - 0.0175 + high, z + stride / 2));
    }
    const post = layout.look('bark');
    const rope = plain('rope', materials.fabric('#b3a27c'));
    for (let z = end + 0.1; z < front; z += 2.6)
      for (const s of [-1, 1]) {
        const edgeBoard = moved(
          beveledBox(0.08, 0.16, Math.min(2.6, front - z), 0.01, 1),
          s * (half - 0.05),
          top - 0.12,
          z + 1.3,
        );
        layout.add(boards, edgeBoard);
        const high = z < end + 1 ? 0.75 : 0.1;
        layout.add(
          post,
          moved(cylinder(0.085, top + high + 1, 14, 0.02), s * (half + 0.1), (top + high - 1) / 2, z),
        );
      }
    const hang = [0, 0.25, 0.5, 0.75, 1].map((t) => {
      const x = -half - 0.1 + t * (2 * half + 0.2);
      return [x, top + 0.6 - 0.9 * half * t * (1 - t), end + 0.1] as const;
    });
    layout.add(rope, tube(hang, 0.016, 8));
    const side = own.choice([-1, 1]);
    layout.put('boat', {
      x: side * (half + own.uniform(5, 9)),
      y: -0.45,
      z: end - own.uniform(8, 16),
      yaw: own.uniform(0, 360),
    });
    const environment = lake(layout, variation.child('lake'), end);
    layout.spot([0, top, end + 0.6], 0.3, 1.5);
    return { environment, top };
  },
});
