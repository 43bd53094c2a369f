import { livingRoom } from './living-room.js';
import type { Place } from './place.js';

export { definePlace } from './place.js';
export type { BuiltPlace, Place, PlaceRequest, Spot, Stand, Stands } from './place.js';

/** Every place that ships. */
export const places: readonly Place[] = [livingRoom];
