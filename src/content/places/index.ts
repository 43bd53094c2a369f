import { airportApron } from './airport-apron.js';
import { archeryRange } from './archery-range.js';
import { athleticsTrack } from './athletics-track.js';
import { baseballField } from './baseball-field.js';
import { bathroom } from './bathroom.js';
import { beach } from './beach.js';
import { bedroom } from './bedroom.js';
import { boatyard } from './boatyard.js';
import { bowlingAlley } from './bowling-alley.js';
import { boxingRing } from './boxing-ring.js';
import { busStop } from './bus-stop.js';
import { classroom } from './classroom.js';
import { cricketPitch } from './cricket-pitch.js';
import { diningRoom } from './dining-room.js';
import { driveway } from './driveway.js';
import { farmyard } from './farmyard.js';
import { fencingHall } from './fencing-hall.js';
import { footballPitch } from './football-pitch.js';
import { garage } from './garage.js';
import { garden } from './garden.js';
import { golfCourse } from './golf-course.js';
import { gym } from './gym.js';
import { hallway } from './hallway.js';
import { iceRink } from './ice-rink.js';
import { jetty } from './jetty.js';
import { kitchen } from './kitchen.js';
import { lake } from './lake.js';
import { livingRoom } from './living-room.js';
import { meadow } from './meadow.js';
import { office } from './office.js';
import { park } from './park.js';
import { parkingLot } from './parking-lot.js';
import type { Place } from './place.js';
import { railwayYard } from './railway-yard.js';
import { shop } from './shop.js';
import { skatePark } from './skate-park.js';
import { skiSlope } from './ski-slope.js';
import { sportsCourt } from './sports-court.js';
import { square } from './square.js';
import { stationPlatform } from './station-platform.js';
import { street } from './street.js';
import { studio } from './studio.js';
import { swimmingPool } from './swimming-pool.js';
import { tennisCourt } from './tennis-court.js';
import { volleyballHall } from './volleyball-hall.js';
import { workshop } from './workshop.js';

export { definePlace } from './place.js';
export type { BuiltPlace, Place, PlaceRequest, Spot, Stand, Stands } from './place.js';

/** Every place that ships, in alphabetical order of the lines. */
export const places: readonly Place[] = [
  airportApron,
  archeryRange,
  athleticsTrack,
  baseballField,
  bathroom,
  beach,
  bedroom,
  boatyard,
  bowlingAlley,
  boxingRing,
  busStop,
  classroom,
  cricketPitch,
  diningRoom,
  driveway,
  farmyard,
  fencingHall,
  footballPitch,
  garage,
  garden,
  golfCourse,
  gym,
  hallway,
  iceRink,
  jetty,
  kitchen,
  lake,
  livingRoom,
  meadow,
  office,
  park,
  parkingLot,
  railwayYard,
  shop,
  skatePark,
  skiSlope,
  sportsCourt,
  square,
  stationPlatform,
  street,
  studio,
  swimmingPool,
  tennisCourt,
  volleyballHall,
  workshop,
];
