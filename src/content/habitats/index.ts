import { dunes } from './dunes.js';
import { forestFloor } from './forest-floor.js';
import type { Habitat } from './habitat.js';
import { meadow } from './meadow.js';
import { reeds } from './reeds.js';
import { riverStones } from './river-stones.js';
import { savanna } from './savanna.js';
import { scree } from './scree.js';
import { snowfield } from './snowfield.js';
import { strawField } from './straw-field.js';

/** All kinds of nature in which something hides. */
export const habitats: readonly Habitat[] = [
  meadow,
  savanna,
  strawField,
  reeds,
  forestFloor,
  riverStones,
  scree,
  dunes,
  snowfield,
];
