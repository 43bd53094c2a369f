import type { Point } from './quaternion.js';

/**
 * A second road to signs: where a pinhole camera that stands at `position`, upright, and looks at `target` sees a
 * point: picture right, picture up, and its distance. Written from azimuth and height, without cross products.
 */
export function project(
  position: Point,
  target: Point,
  point: Point,
): { x: number; y: number; depth: number } {
  const [dx, dy, dz] = [target[0] - position[0], target[1] - position[1], target[2] - position[2]];
  // Turn the world about the vertical until the camera looks toward −Z, then tilt it until the view is level.
  const azimuth = Math.atan2(dx, -dz);
  const tilt = Math.atan2(dy, Math.hypot(dx, dz));
  const [px, py, pz] = [point[0] - position[0], point[1] - position[1], point[2] - position[2]];
  const right = px * Math.cos(azimuth) + pz * Math.sin(azimuth);
  const away = px * Math.sin(azimuth) - pz * Math.cos(azimuth);
  const depth = away * Math.cos(tilt) + py * Math.sin(tilt);
  const up = py * Math.cos(tilt) - away * Math.sin(tilt);
  return { x: right / depth, y: up / depth, depth };
}
