import type { Shape } from '../../../world/modeling/index.js';
import type { Mat3 } from '../../../world/pose.js';
import { add, cross, dot, normalize, subtract, type Vec3 } from '../../../world/vector.js';

/** An ellipsoid along turned axes, by its three radii. */
export function egg(turn: Mat3, center: Vec3, radii: Vec3, blend?: number): Shape {
  const [a, b, c] = [1 / radii[0], 1 / radii[1], 1 / radii[2]];
  const m = turn;
  const [cx, cy, cz] = center;
  const [ux, vx, wx, uy, vy, wy, uz, vz, wz] = turn;
  const middle = -Math.min(...radii);
  const distance = (x: number, y: number, z: number): number => {
    const px = x - cx;
    const py = y - cy;
    const pz = z - cz;
    // by the inverse, which is the transpose
    const u = (ux * px + uy * py + uz * pz) * a;
    const v = (vx * px + vy * py + vz * pz) * b;
    const w = (wx * px + wy * py + wz * pz) * c;
    const size = Math.sqrt(u * u + v * v + w * w);
    const slope = Math.sqrt(u * a * (u * a) + v * b * (v * b) + w * c * (w * c));
    return slope > 0 ? (size * (size - 1)) / slope : middle;
  };
  const reach = [0, 1, 2].map((k) =>
    Math.sqrt([0, 1, 2].reduce((sum, j) => sum + m[3 * k + j] * radii[j] * (m[3 * k + j] * radii[j]), 0)),
  ) as unknown as Vec3;
  return {
    distance,
    min: subtract(center, reach),
    max: add(center, reach),
    ...(blend === undefined ? {} : { blend }),
  };
}

/** An ellipsoid between two points, longer than their distance by a share at both ends. */
export function muscle(
  from: Vec3,
  to: Vec3,
  across: readonly [x: number, z: number],
  over: number,
  blend?: number,
): Shape {
  const y = normalize(subtract(from, to));
  const x = normalize(subtract([1, 0, 0], scaleTo(y, y[0])));
  const z = cross(x, y);
  const turn: Mat3 = [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]];
  const half = Math.sqrt(dot(subtract(from, to), subtract(from, to))) / 2;
  const center: Vec3 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
  return egg(turn, center, [across[0], half * (1 + over), across[1]], blend);
}

const scaleTo = (a: Vec3, by: number): Vec3 => [a[0] * by, a[1] * by, a[2] * by];

/** The shape made wider or narrower about x = 0. Its distances stay below the true ones. */
export function widened(shape: Shape, by: number): Shape {
  const scale = Math.min(1, by);
  return {
    ...shape,
    min: [shape.min[0] * by, shape.min[1], shape.min[2]],
    max: [shape.max[0] * by, shape.max[1], shape.max[2]],
    distance: (x, y, z) => shape.distance(x / by, y, z) * scale,
  };
}
