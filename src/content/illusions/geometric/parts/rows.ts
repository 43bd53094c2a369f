import { everywhere } from '../measure.js';
import type { Window } from '../../../../draw/window.js';
import type { Illusion } from '../illusion.js';

/** The words for lines that may run together: first, toward the right. */
export const convergence = (lines: string, upperTwo: string): Illusion['ask'] => ({
  yesNo: {
    first: `Are the ${upperTwo} in the image closer to each other at the right than at the left?`,
    same: `Are the ${lines} in the image parallel to each other?`,
    second: `Are the ${upperTwo} in the image closer to each other at the left than at the right?`,
  },
  choice: `At which side are the ${upperTwo} closer to each other?`,
  options: { first: 'At the right', same: 'At neither', second: 'At the left' },
});

/** All of the picture's width, `reach` units up and down from y. */
export const rowWindow = (y: number, reach: number): Window => ({
  ...everywhere,
  top: y - reach,
  bottom: y + reach,
});
