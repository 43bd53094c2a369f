import { exportsOf } from '../roster.js';
import * as all from './all.js';
import type { CatalogModel } from './define.js';

export { buildModel } from './build-model.js';
export { defineModel, type CatalogModel } from './define.js';

/** Every kind of object that ships, in the order of the names in `all.ts`. */
export const catalog: readonly CatalogModel[] = exportsOf(all);
