import { cosDegrees, sinDegrees, sixDecimals, tan, tau } from '../../../../core/index.js';
import { add, dot, scale, subtract, type Vec3 } from '../../../../world/vector.js';
import type { BodyState } from '../state.js';

type View = Pick<BodyState['camera'], 'azimuth' | 'elevation' | 'fieldOfView'>;

/** The camera's axes in the world: to the picture's right, to its top, and toward the camera. */
export function cameraAxes({ azimuth, elevation }: Pick<View, 'azimuth' | 'elevation'>) {
  const [cosA, sinA] = [cosDegrees(azimuth), sinDegrees(azimuth)];
  const [cosE, sinE] = [cosDegrees(elevation), sinDegrees(elevation)];
  const right: Vec3 = [cosA, 0, -sinA];
  const up: Vec3 = [-sinA * sinE, cosE, -cosA * sinE];
  const back: Vec3 = [sinA * cosE, sinE, cosA * cosE];
  return { right, up, back };
}

/** The camera's position. */
export const cameraPosition = ({ target, distance, ...view }: BodyState['camera']): Vec3 =>
  add(target, scale(cameraAxes(view).back, distance));

/**
 * Where a point is seen: right and down of the picture's upper left corner, in sides of the square picture, and its depth in meters
 * along the camera's axis.
 */
export function project(camera: BodyState['camera'], point: Vec3): { x: number; y: number; depth: number } {
  const { right, up, back } = cameraAxes(camera);
  const from = subtract(point, camera.target);
  const depth = camera.distance - dot(from, back);
  const reach = 2 * depth * tan((camera.fieldOfView * tau) / 720);
  return { x: 0.5 + dot(from, right) / reach, y: 0.5 - dot(from, up) / reach, depth };
}

/** A camera that sees all the points, in the middle of its picture, the farthest from the middle at `fill` of half its side. */
export function framed(points: readonly Vec3[], view: View, fill: number): BodyState['camera'] {
  const { right, up, back } = cameraAxes(view);
  const along = (axis: Vec3) => points.map((p) => dot(p, axis));
  const [x, y, z] = [along(right), along(up), along(back)];
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [a, b, c] = [middle(x), middle(y), middle(z)];
  const slope = fill * tan((view.fieldOfView * tau) / 720);
  const distance = Math.max(
    ...points.map((_, i) => z[i] - c + Math.max(Math.abs(x[i] - a), Math.abs(y[i] - b)) / slope),
  );
  const target = add(add(scale(right, a), scale(up, b)), scale(back, c));
  return {
    ...view,
    target: [sixDecimals(target[0]), sixDecimals(target[1]), sixDecimals(target[2])],
    distance: sixDecimals(distance),
  };
}
