import { blackBear, brownBear, polarBear } from '../bodies/quadruped/species/bears.js';
import { animal } from './parts/animal.js';
import { sitting, standing, walking } from './parts/four-legged.js';

/** Brown, black and polar bears, standing, walking and sitting. */
export const bear = animal([brownBear, blackBear, polarBear], {
  category: 'bear',
  pose: (look, body, variation) =>
    variation.child('what').choice([standing, walking, sitting])(look, body, variation),
});
