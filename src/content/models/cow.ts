import { cow as body } from '../bodies/quadruped/species/cow.js';
import { objectNames } from '../names/objects.js';
import { animal } from './parts/animal.js';
import * as views from './views.js';

export const cow = animal(body, {
  names: objectNames('cow'),
  silhouetteView: views.side,
  knownBy: ['outline'],
  thick: true,
  confusedWith: ['cat', 'elephant'],
});
