import type { Stream } from '../../../core/stream.js';
import { eitherSide } from './angles.js';
import { backgroundCount } from './staging.js';
import type { OrientationState } from './state.js';

/** Draws the light from before the scene, the ground (or none, for what floats) and the background. */
export const drawSurroundings = (
  floor: boolean,
  stream: Stream,
): Pick<OrientationState, 'sun' | 'ground' | 'background'> => ({
  sun: { azimuth: eitherSide(stream, 25, 65), elevation: stream.integer(40, 62) },
  ground: floor ? stream.weighted(['catcher', 'checker'], [2, 1]) : 'none',
  background: stream.below(backgroundCount),
});
