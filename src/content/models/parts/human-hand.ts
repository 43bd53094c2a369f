import { blob, limb, type Shape } from '../../../world/modeling/index.js';
import { add, type Vec3 } from '../../../world/vector.js';

/** The left hand of an adult, hanging from its wrist with the thumb in front and the palm toward the thigh. */
export function hand(wrist: Vec3): Shape[] {
  const at = (x: number, y: number, z: number): Vec3 => add(wrist, [x, y, z]);
  const finger = (z: number, length: number): Shape =>
    limb(at(0.003, -0.085, z), at(-0.012, -0.085 - length, z * 1.1), 0.0125, 0.0105, { blend: 0.008 });
  return [
    limb(at(0, 0.03, 0), at(0, -0.02, 0.002), 0.026, 0.024),
    blob(at(0.002, -0.055, 0.002), [0.017, 0.05, 0.04], { blend: 0.02 }),
    finger(0.032, 0.065),
    finger(0.011, 0.078),
    finger(-0.011, 0.073),
    finger(-0.031, 0.055),
    limb(at(-0.004, -0.03, 0.03), at(-0.012, -0.085, 0.054), 0.0145, 0.0115, { blend: 0.01 }),
  ];
}
