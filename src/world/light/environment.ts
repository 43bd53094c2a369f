import type { Vec3 } from '../vector.js';

/** Linear light, red, green and blue: written by what computes it, since a record costs no allocation. */
export interface Light {
  red: number;
  green: number;
  blue: number;
}

export const createLight = (): Light => ({ red: 0.1, green: 0.1, blue: 0.1 });

/** A far light, so far that it comes from the same direction everywhere. */
export interface Sun {
  readonly kind: 'sun';
  /** The direction toward it, unit length. */
  readonly direction: Vec3;
  /** The light that a white matte surface facing it reflects. */
  readonly color: Vec3;
  /** Half its diameter, as a slope: the tangent of the angle. Shadows grow soft by it. */
  readonly radius: number;
}

/** A near light: its strength falls with the square of the distance. */
export interface Lamp {
  readonly kind: 'lamp';
  /** The position in meters. */
  readonly position: Vec3;
  /** The light that a white matte surface a meter away, facing it, reflects. */
  readonly color: Vec3;
  /** Meters. Shadows grow soft by it. */
  readonly radius: number;
}

/**
 * What lights a scene from all around, as a program: the radiance that comes from each direction, without that of the key light,
 * and the key light, which casts shadows.
 */
export interface Environment {
  /**
   * The radiance from a direction of unit length, in units of what a white matte surface gives back when all directions send 1.
   * Finite, and 0 or more.
   */
  radiance(x: number, y: number, z: number, out: Light): void;
  /** The light that casts shadows. Default: none. */
  readonly key?: Sun | Lamp;
}
