import type { Bird } from './bird/define.js';
import { duck } from './bird/species/duck.js';
import { eagle } from './bird/species/eagle.js';
import { flamingo } from './bird/species/flamingo.js';
import { owl } from './bird/species/owl.js';
import { parrot } from './bird/species/parrot.js';
import { penguin } from './bird/species/penguin.js';
import { rooster } from './bird/species/rooster.js';
import { goose, swan } from './bird/species/waterfowl.js';

export type { Bird } from './bird/define.js';

/** All kinds of birds. */
export const birds: readonly Bird[] = [duck, owl, penguin, parrot, flamingo, eagle, rooster, swan, goose];
