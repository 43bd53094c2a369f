import { parkingLot } from './parking-lot.js';
import { meadow } from './meadow.js';
import { garden } from './garden.js';
import { footballPitch } from './football-pitch.js';
import { farmyard } from './farmyard.js';
import { beach } from './beach.js';
import { bedroom } from './bedroom.js';
import { classroom } from './classroom.js';
import { diningRoom } from './dining-room.js';
import { garage } from './garage.js';
import { gym } from './gym.js';
import { hallway } from './hallway.js';
import { kitchen } from './kitchen.js';
import { livingRoom } from './living-room.js';
import { office } from './office.js';
import { park } from './park.js';
import type { Place } from './place.js';
import { shop } from './shop.js';
import { street } from './street.js';
import { studio } from './studio.js';
import { workshop } from './workshop.js';

export { definePlace } from './place.js';
export type { BuiltPlace, Place, PlaceRequest, Spot, Stand, Stands } from './place.js';

/** Every place that ships. */
export const places: readonly Place[] = [
  bedroom,
  classroom,
  diningRoom,
  garage,
  gym,
  hallway,
  kitchen,
  livingRoom,
  office,
  park,
  shop,
  street,
  studio,
  beach,
  farmyard,
  footballPitch,
  garden,
  meadow,
  parkingLot,
  workshop,
];
