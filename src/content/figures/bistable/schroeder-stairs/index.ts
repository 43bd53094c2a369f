import type { BistableFigure } from '../figure.js';
import { many } from './many.js';
import { ribbon } from './ribbon.js';
import { steep } from './steep.js';
import { toned } from './toned.js';
import { walled } from './walled.js';
import { wide } from './wide.js';

/** A flight of stairs: seen from above, or hanging overhead. */
export const schroederStairs: BistableFigure = {
  name: 'schroeder-stairs',
  summary: 'A flight of stairs, seen from above or from below.',
  source: 'Schröder, Annalen der Physik 181, 1858',
  open: true,
  drawings: [walled, wide, many, ribbon, steep, toned],
  readings: () => [
    { word: 'stairs seen from above', accept: ['staircase seen from above', 'steps seen from above'] },
    { word: 'stairs seen from below', accept: ['staircase seen from below', 'steps seen from below'] },
  ],
};
