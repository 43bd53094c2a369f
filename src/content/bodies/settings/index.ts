import { skateboard, skiSlope, snowboard, surfboard } from './boards.js';
import type { Setting } from './define.js';
import {
  basketballCourt,
  bowlingLane,
  footballPitch,
  golfGreen,
  golfHole,
  hurdle,
  volleyballCourt,
  wicket,
} from './field-things.js';
import {
  badmintonCourt,
  beach,
  boxingRing,
  infield,
  lawn,
  mat,
  pavement,
  piste,
  sportsHall,
  tennisCourt,
  track,
} from './floors.js';
import { ballUnderFoot, boxUnderFoot, stepUnderFoot } from './foot-rests.js';
import { hockeyRink, iceRink } from './ice.js';
import { liftedBarbell, tableTennisTable } from './indoor-things.js';
import { rowingBoat } from './rowing-boat.js';
import { steps, stool } from './seats.js';

export type { Scenery, Setting, Stand } from './define.js';

/** All surroundings, those that any stance can stand on first. */
export const settings: readonly Setting[] = [
  lawn,
  pavement,
  mat,
  beach,
  sportsHall,
  tennisCourt,
  badmintonCourt,
  track,
  piste,
  boxingRing,
  infield,
  stool,
  steps,
  iceRink,
  hockeyRink,
  footballPitch,
  basketballCourt,
  volleyballCourt,
  hurdle,
  golfGreen,
  golfHole,
  wicket,
  bowlingLane,
  tableTennisTable,
  liftedBarbell,
  skiSlope,
  snowboard,
  surfboard,
  skateboard,
  rowingBoat,
  ballUnderFoot,
  stepUnderFoot,
  boxUnderFoot,
];
