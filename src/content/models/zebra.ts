import { zebras } from '../bodies/quadruped/species/zebra-kinds.js';
import { animal } from './parts/animal.js';
import { standing, walking } from './parts/four-legged.js';

/** Plains, Grévy's and mountain zebras, standing and walking. */
export const zebra = animal(zebras, {
  category: 'zebra',
  pose: (look, body, variation) => variation.child('what').choice([standing, walking])(look, body, variation),
});
