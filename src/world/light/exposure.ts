import type { EnvironmentLight, Scene } from '../scene.js';
import { length, subtract } from '../vector.js';
import type { ReducedEnvironment } from './reduced.js';
import { type Light, createLight, type Environment } from './environment.js';

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
