import { diningRoom } from './dining-room.js';
import { kitchen } from './kitchen.js';
import { livingRoom } from './living-room.js';
import { office } from './office.js';
import { park } from './park.js';
import type { Place } from './place.js';
import { street } from './street.js';
import { studio } from './studio.js';

export { definePlace } from './place.js';
export type { BuiltPlace, Place, PlaceRequest, Spot, Stand, Stands } from './place.js';

/** Every place that ships. */
export const places: readonly Place[] = [diningRoom, kitchen, livingRoom, office, park, street, studio];
