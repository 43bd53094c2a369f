import { rabbit as body } from '../bodies/quadruped/species/small.js';
import type { Look } from '../bodies/body.js';
import { sitting } from '../bodies/quadruped/poses/resting.js';
import { animal } from './parts/animal.js';
import * as views from './views.js';

export const rabbit = animal(body, {
  silhouetteView: views.side,
  knownBy: ['outline', 'coarse outline'],
  thick: true,
  confusedWith: ['cat'],
  pose: (look: Look) => ({ angles: sitting(body, body.skeleton(look)), lift: 0 }),
});
