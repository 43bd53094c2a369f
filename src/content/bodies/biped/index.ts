import type { Bird } from './bird/define.js';
import { duck } from './bird/species/duck.js';
import { eagle } from './bird/species/eagle.js';
import { flamingo } from './bird/species/flamingo.js';
import { owl } from './bird/species/owl.js';
import { parrot } from './bird/species/parrot.js';
import { penguin } from './bird/species/penguin.js';
import { rooster } from './bird/species/rooster.js';
import { goose, swan } from './bird/species/waterfowl.js';
import type { Biped } from './mammal/define.js';
import { chimpanzee, gorilla, monkey } from './mammal/species/apes.js';
import { kangaroo } from './mammal/species/kangaroo.js';

export type { Bird } from './bird/define.js';
export type { Biped } from './mammal/define.js';

/** All kinds of birds. */
export const birds: readonly Bird[] = [duck, owl, penguin, parrot, flamingo, eagle, rooster, swan, goose];

/** All kinds of mammals on two legs but people. */
export const bipeds: readonly Biped[] = [monkey, chimpanzee, gorilla, kangaroo];
