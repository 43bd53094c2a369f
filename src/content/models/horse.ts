import { horse as body } from '../bodies/quadruped/species/horse.js';
import { animal } from './parts/animal.js';
import * as views from './views.js';

export const horse = animal(body, {
  silhouetteView: views.side,
  knownBy: ['outline'],
  thick: true,
  confusedWith: ['giraffe', 'cat'],
});
