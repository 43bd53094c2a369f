import { giraffe as body } from '../bodies/quadruped/species/giraffe.js';
import { animal } from './parts/animal.js';
import * as views from './views.js';

export const giraffe = animal(body, {
  silhouetteView: views.side,
  knownBy: ['outline', 'coarse outline'],
  distinct: true,
  coarseness: 1.1,
});
