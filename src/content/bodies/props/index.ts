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
import type { Belonging, Prop } from './define.js';
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
import { backpack, shoulderBag } from './worn/bags.js';
import { armband, legBand, wristband } from './worn/bands.js';
import { bracelet } from './worn/bracelet.js';
import { earTag } from './worn/ear-tag.js';
import { earring } from './worn/earring.js';
import { eyePatch } from './worn/eye-patch.js';
import { glove } from './worn/glove.js';
import { watch } from './worn/watch.js';

export type { Belonging, Place, Prop } from './define.js';
export { inHand, thing } from './attach.js';

/** All that a hand can hold, and gloves that are worn over it. */
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

/** All that is worn or carried. */
const worn: readonly Belonging[] = [
  armband,
  backpack,
  bracelet,
  earring,
  earTag,
  eyePatch,
  glove,
  legBand,
  shoulderBag,
  watch,
  wristband,
];

/** All that a body can have on one of its sides. */
export const belongings: readonly Belonging[] = [...props, ...worn];

/** What has a name that states have. */
export const belongingOf = (name: string): Belonging => belongings.find((one) => one.name === name)!;
