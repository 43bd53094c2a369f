import { sheep as body } from '../bodies/quadruped/species/sheep.js';
import { animal } from './parts/animal.js';
import * as views from './views.js';

export const sheep = animal(body, { silhouetteView: views.side, thick: true, confusedWith: ['cat'] });
