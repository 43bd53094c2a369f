import type { BistableFigure } from '../figure.js';
import { aquiline } from './aquiline.js';
import { beard } from './beard.js';
import { cap } from './cap.js';
import { child } from './child.js';
import { classic } from './classic.js';
import { fringe } from './fringe.js';

/** A vase between two faces that look at each other. */
export const rubinVase: BistableFigure = {
  name: 'rubin-vase',
  summary: 'A vase, or two faces in profile that look at each other.',
  source: 'Rubin, Synsoplevede Figurer, 1915',
  open: true,
  drawings: [classic, child, aquiline, beard, cap, fringe],
  readings: () => [
    { word: 'human faces', accept: ['faces', 'face', 'two faces', 'profiles', 'heads', 'men', 'women'] },
    { word: 'vase', accept: ['goblet', 'cup', 'chalice', 'urn', 'candlestick', 'jar', 'trophy'] },
  ], // prettier-ignore
};
