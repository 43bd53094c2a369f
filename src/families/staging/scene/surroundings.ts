import type { Stream } from '../../../core/stream.js';
import { eitherSide } from './angles.js';
import { backgroundCount } from './backgrounds.js';
import { drawNoise } from './drift.js';
import type { OrientationState } from './state.js';

type Surroundings = Pick<OrientationState, 'light' | 'ground' | 'background'>;

/** The noise in a single picture, levels of 255. */
const usualNoise = 12;
/**
 * Draws the light from before the scene, the ground (or none, for what floats) and the background.
 * @param pair whether a second picture follows whose noise differs
 */
export const drawSurroundings = (
  { floor, pair }: { readonly floor: boolean; readonly pair: boolean },
  stream: Stream,
): Surroundings => ({
  light: { azimuth: eitherSide(stream, 25, 65), elevation: stream.integer(40, 62), around: 'ceiling' },
  ground: floor ? stream.weighted(['catcher', 'checker'], [2, 1]) : 'none',
  background: {
    kind: pair ? 'noise' : floor ? 'gradient' : stream.choice(['gradient', 'noise']),
    color: stream.below(backgroundCount),
    seed: stream.below(0x100000000),
    noise: pair ? drawNoise(stream) : usualNoise,
  },
});

/**
 * Draws surroundings that look the same however the picture is turned or flipped, so that they do not say which way up
 * it is: no floor, light from the camera and evenly from everywhere, a background without a direction.
 * @param elevation of the camera, degrees
 */
export const drawTurnableSurroundings = (elevation: number, stream: Stream): Surroundings => ({
  light: { azimuth: 0, elevation, around: 'even' },
  ground: 'none',
  background: {
    kind: stream.choice(['plain', 'radial', 'noise']),
    color: stream.below(backgroundCount),
    seed: stream.below(0x100000000),
    noise: drawNoise(stream.child('noise of the background')),
  },
});
