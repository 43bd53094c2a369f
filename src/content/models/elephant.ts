import { elephant as body } from '../bodies/quadruped/species/elephant.js';
import { animal } from './parts/animal.js';
import * as views from './views.js';

export const elephant = animal(body, {
  silhouetteView: views.side,
  knownBy: ['outline', 'coarse outline'],
  thick: true,
  distinct: true,
});
