import { badParameter } from '../../core/errors.js';
import { length, type Camera, type Vec3 } from '../index.js';

/** Where a camera looks and where its right is, both level and of unit length. Up is always the world's, +Y. */
export interface LevelFrame {
  /** Picture right, as a direction in the world. */
  readonly right: Vec3;
  /** The direction away from the camera. */
  readonly forward: Vec3;
}

/** The frame of a camera in front of an object at rest: it stands at +Z and looks toward −Z, so its right is +X. */
export const frontFrame: LevelFrame = { right: [1, 0, 0], forward: [0, 0, -1] };

/**
 * The level frame of a camera: how high it stands, how far it looks down and how it is rolled are left out, so that
 * two cameras at one azimuth agree on every axis. A camera that looks straight down (or up) takes its `up` for the
 * direction that lies ahead (or behind).
 * @example levelFrame({ position: [0, 2, 5], target: [0, 0, 0] }) // right [1, 0, 0], forward [0, 0, -1]
 * @throws TopsyturvyError 'bad-parameter' if the camera's direction has no level part and its `up` has none either
 */
export function levelFrame(camera: Pick<Camera, 'position' | 'target' | 'up'>): LevelFrame {
  const [x, y, z] = unit([
    camera.target[0] - camera.position[0],
    camera.target[1] - camera.position[1],
    camera.target[2] - camera.position[2],
  ]);
  const forward = level([x, y, z]) ?? level(unit(camera.up ?? [0, 1, 0]), y < 0 ? 1 : -1);
  if (!forward || Number.isNaN(y)) {
    const { position, target, up } = camera;
    throw badParameter('camera', { position, target, up }, "a view or an 'up' with a level part");
  }
  return { forward, right: [0 - forward[2], 0, forward[0]] };
}

/** Shorter level parts of unit vectors than this have no direction worth naming: 0.00006 degrees. */
const least = 1e-6;

/** The direction of a unit vector's level part, times ±1, or undefined if it is vertical. */
export function level([x, , z]: Vec3, sign: 1 | -1 = 1): Vec3 | undefined {
  const size = Math.sqrt(x * x + z * z);
  // Divided, not multiplied by 1/size, so that axes come out exactly.
  return size >= least ? [(sign * x) / size + 0, 0, (sign * z) / size + 0] : undefined;
}

/** The direction of a vector of any size; NaN where it has none. Exact for multiples of the coordinate axes. */
export function unit(v: Vec3): Vec3 {
  const largest = Math.max(Math.abs(v[0]), Math.abs(v[1]), Math.abs(v[2]));
  const w: Vec3 = [v[0] / largest, v[1] / largest, v[2] / largest];
  const size = length(w);
  return [w[0] / size + 0, w[1] / size + 0, w[2] / size + 0];
}
