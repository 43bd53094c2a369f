import { badmintonRacket, tableTennisBat, tennisRacket } from './rackets.js';
import { balloon } from './balloon.js';
import { baseball, basketball, bowlingBall, football, shuttlecock, tennisBall, volleyball } from './balls.js';
import { baseballBat, cricketBat, golfClub, hockeyStick } from './bats-and-clubs.js';
import { baseballGlove, boxingGlove, glove } from './gloves.js';
import { book, camera, comb, cup, phone, umbrella } from './daily-things.js';
import { bow } from './bow.js';
import type { Belonging, Prop } from './define.js';
import { dumbbell } from './dumbbell.js';
import { flag, javelin, oar, skiPole } from './poles.js';
import { foil } from './foil.js';
import { frisbee } from './frisbee.js';
import { backpack, shoulderBag } from './worn/bags.js';
import { armband, bracelet, legBand, wristband } from './worn/bands.js';
import { earTag } from './worn/ear-tag.js';
import { earring } from './worn/earring.js';
import { eyePatch } from './worn/eye-patch.js';
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

/** The belonging with a name that states have. */
export const belongingOf = (name: string): Belonging => belongings.find((one) => one.name === name)!;
