import type { Stream } from '../../core/stream.js';
import type { Environment } from '../../world/light/environment.js';
import type { Vec3 } from '../../world/vector.js';

/** The light that a scene asks for. */
export interface LightRequest {
  /** The direction of the key light: degrees clockwise from above, beginning at +Z, the camera's side. */
  readonly azimuth: number;
  /** The reflectance of the ground all around, linear, 0 to 1. */
  readonly ground: Vec3;
  /** The stream that deals out what else varies. */
  readonly variation: Stream;
}

/** Light in the open, in a studio or in a room. Rooms that are places bring their own. */
export interface EnvironmentProgram {
  /** Lower-case words, e.g. 'clear noon'. */
  readonly name: string;
  readonly setting: 'open' | 'studio' | 'room';
  /** The light that is asked for. */
  build(request: LightRequest): Environment;
}
