import { exportsOf } from '../../roster.js';
import * as all from './all.js';
import type { Figure } from './figure.js';

/** The figures that change under a turn; a new one is its file, its templates and a line in `all.ts`. */
export const figures: readonly Figure[] = exportsOf(all);
