import type { BistableFigure } from '../figure.js';
import { bricks } from './bricks.js';
import { chalkBlock } from './chalk.js';
import { even } from './even.js';
import { leaning } from './leaning.js';
import { slab } from './slab.js';
import { tower } from './tower.js';

/** Thiéry's figure: a block seen from above at one side, from below at the other, and never both at once. */
export const thiery: BistableFigure = {
  name: 'thiery',
  summary: "Thiéry's figure: a block seen from above or from below.",
  source: 'Thiéry, Philosophische Studien 11, 1895',
  open: true,
  drawings: [even, tower, slab, bricks, chalkBlock, leaning],
  readings: () => [
    { word: 'block seen from above', accept: ['cube seen from above', 'box seen from above'] },
    { word: 'block seen from below', accept: ['cube seen from below', 'box seen from below'] },
  ],
};
