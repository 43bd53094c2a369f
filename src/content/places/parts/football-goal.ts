import { cylinder, materials, moved, tube, turned } from '../../../world/modeling/index.js';
import type { Layout } from './layout.js';
import { plain, whitePaint } from './looks.js';
import type { Vec3 } from '../../../world/vector.js';

const netting = plain('net', materials.fabric('#dcdcd6'));
const cord = 0.0045;

/** A football goal whose opening faces +Z, the middle of its line at x and z: 7.32 m by 2.44 m. */
export function footballGoal(layout: Layout, x: number, z: number): void {
  const [half, high, deep] = [3.66, 2.44, 1.9];
  for (const s of [-1, 1]) {
    layout.add(whitePaint, moved(cylinder(0.06, high + 0.06, 16), x + s * (half + 0.06), high / 2, z));
    const stay: Vec3[] = [
      [x + s * half, high, z - 0.05],
      [x + s * half, high - 0.1, z - 0.8],
      [x + s * half, 0, z - deep],
    ];
    layout.add(whitePaint, tube(stay, 0.022, 8));
  }
  layout.add(whitePaint, moved(turned(cylinder(0.06, 2 * half + 0.24, 16), 'z', 90), x, high + 0.06, z));
  const thread = (...points: Vec3[]) => layout.add(netting, tube(points, cord, 3, { caps: 'none' }));
  const back: readonly (readonly [y: number, z: number])[] = [
    [high, z - 0.05],
    [high - 0.1, z - 0.8],
    [0, z - deep],
  ];
  for (let u = -half; u <= half + 0.01; u += 0.2) thread(...back.map(([y, at]): Vec3 => [x + u, y, at]));
  for (let i = 1; i < 18; i++) {
    const t = i / 18;
    const [y, at] =
      t < 0.25
        ? [high - 0.4 * t, z - 0.05 - 3 * t]
        : [(high - 0.1) * (1 - (t - 0.25) / 0.75), z - 0.8 - ((deep - 0.8) * (t - 0.25)) / 0.75];
    thread([x - half, y, at], [x + half, y, at]);
    for (const s of [-1, 1]) thread([x + s * half, y, z], [x + s * half, y, at]);
  }
}
