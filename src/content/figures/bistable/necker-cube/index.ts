import type { BistableFigure } from '../figure.js';
import { beadCube } from './beads.js';
import { chalkCube } from './chalk.js';
import { discCube } from './discs.js';
import { obliqueCube } from './oblique.js';
import { rodCube } from './rods.js';
import { turnedCube } from './turned.js';

/** A cube in outline: either of two corners is the nearest. */
export const neckerCube: BistableFigure = {
  name: 'necker-cube',
  summary: 'A cube in outline, seen from above or from below.',
  source: 'Necker, Philosophical Magazine 1, 1832',
  open: true,
  drawings: [obliqueCube, turnedCube, rodCube, discCube, beadCube, chalkCube],
  readings: () => [
    { word: 'cube seen from above', accept: ['box seen from above'] },
    { word: 'cube seen from below', accept: ['box seen from below'] },
  ],
};
