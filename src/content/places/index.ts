import { exportsOf } from '../roster.js';
import * as all from './all.js';
import type { Place } from './place.js';

export { definePlace } from './place.js';
export type { BuiltPlace, Place, PlaceRequest, Spot, Stand, Stands } from './place.js';

/** Every place that ships, in the order of the names in `all.ts`. */
export const places: readonly Place[] = exportsOf(all);
