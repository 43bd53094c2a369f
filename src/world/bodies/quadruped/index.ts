import type { Quadruped } from './define.js';
import { horse } from './species/horse.js';

export type { Quadruped } from './define.js';

/** All kinds of bodies on four legs. */
export const quadrupeds: readonly Quadruped[] = [horse];
