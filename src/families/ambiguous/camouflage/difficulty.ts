import type { Difficulty } from '../../difficulty/difficulty.js';
import { axis, down } from '../../difficulty/ladders.js';
import type { CamouflageParams } from './state.js';

/**
 * Never fainter than the default, from where on people named everything; so above level 5 most are as faint as
 * that, and smaller.
 */
export const camouflageDifficulty: Difficulty<CamouflageParams> = {
  visibility: axis('less visible', {
    faintest: down(50, 46, 42, 38, 34, 34, 34, 34, 34, 34),
    clearest: down(100, 92, 84, 76, 68, 62, 56, 51, 47, 43),
  }),
  size: axis('smaller', {
    smallest: down(0.6, 0.57, 0.55, 0.52, 0.5, 0.48, 0.46, 0.44, 0.42, 0.4),
    largest: down(0.8, 0.8, 0.8, 0.8, 0.8, 0.75, 0.7, 0.66, 0.63, 0.6),
  }),
};
