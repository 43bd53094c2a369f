import type { Difficulty } from '../difficulty/difficulty.js';
import { axis, onward, up } from '../difficulty/ladders.js';
import type { MatchingParams } from './params.js';

/** Pictures of picture/rotated, by their side in pixels. */
const pictures = (...sides: readonly number[]): { size: number }[] => sides.map((size) => ({ size }));

export const matchingDifficulty: Difficulty<MatchingParams> = {
  alike: axis<MatchingParams>('distractors more like the answer', {
    compared: up(1, 1, 2, 2, 3, 4, 6, 8, 12, 16),
  }),
  detail: axis<MatchingParams>(
    'smaller pictures',
    { sourceParams: onward(...pictures(512, 512, 512, 512, 512, 448, 384, 320, 256, 192)) },
    ({ source = 'picture/rotated' }) => source === 'picture/rotated',
  ),
};
