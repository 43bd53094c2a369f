import type { Bird } from './bird/define.js';
import { duck } from './bird/species/duck.js';

export type { Bird } from './bird/define.js';

/** All kinds of birds. */
export const birds: readonly Bird[] = [duck];
