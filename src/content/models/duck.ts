import { duck as body } from '../bodies/biped/bird/species/duck.js';
import { animal } from './parts/animal.js';
import * as views from './views.js';

export const duck = animal(body, { silhouetteView: views.side, knownBy: ['outline'], thick: true });
