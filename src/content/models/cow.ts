import { cow as body } from '../bodies/quadruped/species/cow.js';
import { animal } from './parts/animal.js';
import * as views from './views.js';

export const cow = animal(body, {
  silhouetteView: views.side,
  knownBy: ['outline'],
  thick: true,
  confusedWith: ['cat', 'elephant'],
});
