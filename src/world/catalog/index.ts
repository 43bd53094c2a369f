import { chair } from './chair.js';
import type { CatalogModel } from './define.js';

export { buildModel, defineModel, type CatalogModel } from './define.js';

/** Every kind of object that ships, in alphabetical order of the lines. */
export const catalog: readonly CatalogModel[] = [chair];
