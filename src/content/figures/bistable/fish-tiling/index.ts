import type { BistableFigure } from '../figure.js';
import { angular } from './angular.js';
import { carp } from './carp.js';
import { diver } from './diver.js';
import { eel } from './eel.js';
import { finned } from './finned.js';
import { pike } from './pike.js';

/** Fish that fit into each other: black ones swim one way, white ones the other. */
export const fishTiling: BistableFigure = {
  name: 'fish-tiling',
  summary: 'A plane filled with black fish and white fish, each the ground of the other.',
  source: 'after Escher, Regular Division of the Plane, 1936–1967; Rubin 1915 for figure and ground',
  open: true,
  drawings: [carp, pike, eel, diver, angular, finned],
  readings: () => [
    { word: 'black fish', accept: ['dark fish', 'black fishes'] },
    { word: 'white fish', accept: ['light fish', 'white fishes'] },
  ],
};
