import {
  beveledBox,
  cylinder,
  merged,
  moved,
  smoothCurve,
  tube,
  turned,
} from '../../../world/modeling/index.js';
import type { Mesh } from '../../../world/mesh.js';
import type { Vec3 } from '../../../world/vector.js';

/**
 * A cord that leaves a back (facing -Z) through a bushing, hangs down, and lies on the ground (y = 0) behind it, its plug at its end.
 *
 * @param from where it leaves, meters
 * @param along how far it lies along x on the ground, meters; negative: to the other side
 */
export function powerCord([x, y, z]: Vec3, along: number, radius: number): Mesh {
  const path = smoothCurve<Vec3>(
    [
      [x, y, z + radius],
      [x, y, z - 2.5 * radius],
      [x + 0.04 * along, y - Math.min(0.3 * y, 6 * radius), z - 4 * radius],
      [x + 0.1 * along, Math.max(radius, 0.25 * y), z - 4 * radius],
      [x + 0.3 * along, radius, z - 5 * radius],
      [x + 0.7 * along, radius, z - 6 * radius],
      [x + along, radius, z - 4.5 * radius],
    ],
    4,
  );
  const bushing = moved(turned(cylinder(2 * radius, 2.5 * radius, 14, 0.5 * radius), 'x', 90), x, y, z);
  const plug = moved(
    beveledBox(9 * radius, 5.2 * radius, 6 * radius, 1.6 * radius, 1),
    x + along,
    2.6 * radius,
    z - 4.5 * radius,
  );
  return merged(tube(path, radius, 6), bushing, plug);
}
