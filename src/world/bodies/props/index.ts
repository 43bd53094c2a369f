import { badmintonRacket } from './badminton-racket.js';
import { balloon } from './balloon.js';
import { baseball } from './baseball.js';
import { baseballBat } from './baseball-bat.js';
import { baseballGlove } from './baseball-glove.js';
import { basketball } from './basketball.js';
import { book } from './book.js';
import { bow } from './bow.js';
import { bowlingBall } from './bowling-ball.js';
import { boxingGlove } from './boxing-glove.js';
import { camera } from './camera.js';
import { comb } from './comb.js';
import { cricketBat } from './cricket-bat.js';
import { cup } from './cup.js';
import type { Prop } from './define.js';
import { dumbbell } from './dumbbell.js';
import { flag } from './flag.js';
import { foil } from './foil.js';
import { football } from './football.js';
import { frisbee } from './frisbee.js';
import { golfClub } from './golf-club.js';
import { hockeyStick } from './hockey-stick.js';
import { javelin } from './javelin.js';
import { oar } from './oar.js';
import { phone } from './phone.js';
import { shuttlecock } from './shuttlecock.js';
import { skiPole } from './ski-pole.js';
import { tableTennisBat } from './table-tennis-bat.js';
import { tennisBall } from './tennis-ball.js';
import { tennisRacket } from './tennis-racket.js';
import { umbrella } from './umbrella.js';
import { volleyball } from './volleyball.js';

export type { Prop } from './define.js';
export { handFrame, inHand, thing } from './attach.js';

/** All that a hand can hold, or wear over the fist. */
export const props: readonly Prop[] = [
  badmintonRacket,
  balloon,
  baseball,
  baseballBat,
  baseballGlove,
  basketball,
  book,
  bow,
  bowlingBall,
  boxingGlove,
  camera,
  comb,
  cricketBat,
  cup,
  dumbbell,
  flag,
  foil,
  football,
  frisbee,
  golfClub,
  hockeyStick,
  javelin,
  oar,
  phone,
  shuttlecock,
  skiPole,
  tableTennisBat,
  tennisBall,
  tennisRacket,
  umbrella,
  volleyball,
];
