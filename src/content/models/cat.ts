import { cat as body } from '../bodies/quadruped/species/cat.js';
import { animal } from './parts/animal.js';
import * as views from './views.js';

export const cat = animal(body, {
  silhouetteView: views.side,
  knownBy: ['outline'],
  thick: true,
  distinct: true,
  coarseness: 1.2,
});
