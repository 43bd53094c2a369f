import { FrameField } from '../render/raster/records.js';
import { cross, type Lights, normalize, type Vec3 } from '../index.js';

/** Even a mirror sees no edge sharper than this slope: pixels would tear it. */
const SHARPEST = 0.03;

/** The sharpness of a view that slopes of this size blur (by distance; GGX of roughness r has 2r²): their inverse. */
export const sharpness = (slope: number): number => 1 / (SHARPEST + slope);

/**
 * What polished things mirror: a photographer's studio built from a scene's own lights. The sun becomes a softbox of the
 * same strength. The sky becomes a room, brighter overhead, with three tall panels a third of a turn apart, none of them
 * behind the softbox; the ground becomes a floor. Over each half of the world they send the light that `sky` and
 * `ground` promise, so that matte and polished things stand in the same light.
 *
 * Writes where all stands into the record of a frame, from `at` on.
 */
export function describeStudio({ sun }: Lights, record: Float64Array, at: number): void {
  const [x, y, z] = normalize(sun.direction);
  const box: Vec3 = x === 0 && y === 0 && z === 0 ? [0, 1, 0] : [x, y, z];
  const level = Math.sqrt(x * x + z * z);
  // Where the sun stands, seen from above, with unit length; a quarter turn from there the box's side is level.
  const azimuthX = level > 1e-6 ? x / level : 0;
  const azimuthZ = level > 1e-6 ? z / level : 1;
  record.set(box, at + FrameField.box);
  record.set(cross(box, [azimuthZ, 0, -azimuthX]), at + FrameField.up);
  record.set([azimuthX, azimuthZ], at + FrameField.azimuth);
}

/** A key light from the upper left of someone who looks along -Z, a bright ceiling and a floor that gives some back. */
export const studioLights: Lights = {
  sky: [0.48, 0.5, 0.53],
  ground: [0.24, 0.23, 0.22],
  sun: { direction: normalize([-0.5, 0.8, 0.6]), color: [0.56, 0.545, 0.52] },
};
