import { dog as body } from '../bodies/quadruped/species/dog.js';
import { animal } from './parts/animal.js';
import * as views from './views.js';

export const dog = animal(body, {
  silhouetteView: views.side,
  knownBy: ['outline'],
  thick: true,
  confusedWith: ['cat'],
});
