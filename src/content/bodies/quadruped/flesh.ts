import { ball, type NamedShape, type Vec3 } from '../../../world/modeling/index.js';
import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import type { Flesh } from './form.js';
import { egg } from './shapes.js';

/** A lump on a bone, by its place at rest in the middle plane. */
export const lumpOn =
  (
    joint: string,
    part: NamedShape['part'],
    [y, z]: readonly [number, number],
    radii: Vec3,
    blend = 0.06,
  ): Flesh =>
  (rig) => [{ ...egg(rig.turn(joint), rig.carry(joint, [0, y, z]), radii, blend), part }];

/** A ring of tufts around the neck, through a place of its middle line. @param tilt of the ring: 0 upright; 90 level */
export const ruff =
  (
    joint: 'neck' | 'head',
    [y, z]: readonly [number, number],
    radii: readonly [x: number, y: number],
    tuft: number,
    tilt: number,
  ): Flesh =>
  (rig) =>
    Array.from({ length: 12 }, (_, i): NamedShape => {
      const [x, up] = [radii[0] * sinDegrees(30 * i + 15), radii[1] * cosDegrees(30 * i + 15)];
      const at: Vec3 = [x, y + up * cosDegrees(tilt), z + up * sinDegrees(tilt)];
      return { ...ball(rig.carry(joint, at), tuft, { blend: 0.03 }), part: 'mane' };
    });
