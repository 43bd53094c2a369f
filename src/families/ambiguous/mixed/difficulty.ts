import type { Difficulty } from '../../difficulty/difficulty.js';
import { axis, down } from '../../difficulty/ladders.js';
import type { MixedParams } from './state.js';

/** Never fainter than the default, from where on people named everything. */
export const mixedDifficulty: Difficulty<MixedParams> = {
  visibility: axis('less visible', {
    faintest: down(44, 41, 38, 35, 32, 32, 32, 32, 32, 32),
    clearest: down(76, 70, 64, 59, 54, 51, 48, 45, 42.5, 40),
  }),
};
