import { exportsOf } from '../../roster.js';
import * as all from './all.js';
import type { Quadruped } from './define.js';

export type { Quadruped } from './define.js';

/** All kinds of bodies on four legs. */
export const quadrupeds: readonly Quadruped[] = exportsOf(all);
