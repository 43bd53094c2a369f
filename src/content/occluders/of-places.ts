import type { CatalogModel } from '../models/define.js';
import { exportsOf } from '../roster.js';
import * as all from './all.js';

/** What stands in front of other things in one place or another, as {@link occluders} do anywhere. */
export const occludersOfPlaces: readonly CatalogModel[] = exportsOf(all);
