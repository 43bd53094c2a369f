import type { EnvironmentLight, Scene } from '../scene.js';
import { length, subtract, type Vec3 } from '../vector.js';
import type { ReducedEnvironment } from './reduced.js';

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

/** The linear value of a surface that reflects a fifth of the light: the middle gray of a print. */
const middle = 0.2;
/** The share of surfaces in sight that the key light reaches. */
const lit = 0.55;

/** The factor of all light in a scene: what it gives, or what brings the middle of what its camera sees to middle gray. */
export function sceneExposure(
  { camera }: Scene,
  { environment, exposure }: EnvironmentLight,
  reduced: ReducedEnvironment,
): number {
  const { key } = environment;
  const distance = key?.kind === 'lamp' ? length(subtract(key.position, camera.target)) : 1;
  return exposure ?? exposureFor(environment, reduced, distance);
}

/**
 * The factor that brings what a camera would measure to middle gray: of the light on a level surface and on upright ones that face
 * four ways, half of each.
 * @param distance from the key light, meters, where it is a lamp
 */
function exposureFor(environment: Environment, reduced: ReducedEnvironment, distance: number): number {
  const out = createLight();
  let sum = 2 * luminance(read(reduced, 0, 1, 0, out));
  for (const [x, z] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const)
    sum += luminance(read(reduced, x, 0, z, out)) / 2;
  return middle / (0.2 * (sum / 4 + lit * keyLuminance(environment, distance)));
}

function read({ irradiance }: ReducedEnvironment, x: number, y: number, z: number, out: Light): Light {
  irradiance.read(x, y, z, out);
  return out;
}

/** Luminance of the key light on a surface that it meets at an angle usual for level and upright ones. */
function keyLuminance({ key }: Environment, distance: number): number {
  if (!key) return 0;
  const [red, green, blue] = key.color;
  const far = key.kind === 'lamp' ? distance * distance : 1;
  return (0.6 * luminance({ red, green, blue })) / far;
}

/** The luminance of linear light (Rec. 709). */
const luminance = ({ red, green, blue }: Light): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
