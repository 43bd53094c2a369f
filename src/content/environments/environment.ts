import type { Stream } from '../../core/stream.js';
import type { Environment } from '../../world/light/environment.js';
import type { Vec3 } from '../../world/vector.js';

/** What a scene asks of its light. */
export interface LightRequest {
  /** Where the key light stands: degrees clockwise from above, beginning at +Z, the camera's side. */
  readonly azimuth: number;
  /** What the ground all around gives back, linear, 0 to 1. */
  readonly ground: Vec3;
  /** Deals out what else varies. */
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
