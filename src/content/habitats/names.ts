import { literals } from '../../core/words.js';

/** Names of all habitats, in the order of `habitats`. */
export const habitatNames = literals(`
  meadow, savanna, straw field, reeds, forest floor, river stones, scree, dunes, snowfield
`);
