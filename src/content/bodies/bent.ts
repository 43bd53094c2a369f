import { smoothCurve, tube, type Mesh, type Vec3 } from '../../world/modeling/index.js';

/** A place that a tube goes through, and its radius there. */
type TubePoint = readonly [x: number, y: number, z: number, radius: number];

/** A smooth tube through places, with round tips: tails, ears, horns, legs of birds. */
export function bent(points: readonly TubePoint[], segments = 14): Mesh {
  const path = smoothCurve(4, points);
  return tube(
    path.map(([x, y, z]): Vec3 => [x, y, z]),
    path.map((point) => point[3]),
    segments,
    { caps: 'round' },
  );
}
