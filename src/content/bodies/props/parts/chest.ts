import { rotate, transpose } from '../../../../world/pose.js';
import { scale, subtract, type Vec3 } from '../../../../world/vector.js';
import type { PosedBody } from '../../body.js';
import { signOf, type Side } from '../../side.js';
import { frameOf } from '../attach.js';
import { bodySize } from '../body-size.js';

/** How far around a place the trunk is examined, meters of the adult. */
const around = 0.03;

/**
 * Where the trunk's surface lies before (+1) or behind (-1) a place of the shoulder's frame, along its z to the front: meters of the
 * adult. Where there is no trunk: `otherwise`.
 */
export function trunkSurface(
  body: PosedBody,
  side: Side,
): (x: number, y: number, way: 1 | -1, otherwise: number) => number {
  const { rotation, position } = frameOf(body, `${side} shoulder`);
  const [back, size, sign] = [transpose(rotation), bodySize(body), signOf(side)];
  const places: Vec3[] = [];
  for (const { name, mesh } of body.parts) {
    if (name !== 'torso' && name !== 'hips' && name !== `${side} upper arm`) continue;
    for (let i = 0; i < mesh.positions.length; i += 3) {
      const [x, y, z] = mesh.positions.subarray(i, i + 3);
      const p = scale(rotate(back, subtract([x, y, z], position)), 1 / size);
      // arms only near the shoulder, where the strap lies on them
      if (name.endsWith('arm') && p[1] < -0.1) continue;
      places.push([p[0], p[1], p[2] * sign]);
    }
  }
  return (x, y, way, otherwise) => {
    let best = -Infinity;
    for (const [a, b, c] of places)
      if (Math.abs(a - x) < around && Math.abs(b - y) < around) best = Math.max(best, c * way);
    return best === -Infinity ? otherwise : best * way;
  };
}
