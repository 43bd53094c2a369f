import { hurdles, javelinThrow, running } from './athletics.js';
import { basketballStances, bowling, footballStances, volleyballStances } from './balls.js';
import { baseballStances, cricket, golf } from './bats.js';
import { skateboarding, snowboarding, surfing } from './boards.js';
import type { Stance } from './define.js';
import { dynamicDaily } from './dynamic-daily.js';
import { figureSkating, iceHockey, skiing } from './ice-and-snow.js';
import { archery, fencing } from './precision.js';
import { badminton, tableTennis, tennis } from './rackets.js';
import { staticDaily } from './static-daily.js';
import { boxing, gymnastics, karate, rowing, weightlifting } from './strength.js';

export type { Held, Stance, StanceGroup } from './define.js';

/** The stances of all scenes: 'static daily', 'dynamic daily' and 26 sports, of which the first three are the paper's most frequent. */
export const stances: readonly Stance[] = [
  ...staticDaily,
  ...dynamicDaily,
  ...tennis,
  ...figureSkating,
  ...baseballStances,
  ...archery,
  ...badminton,
  ...basketballStances,
  ...bowling,
  ...boxing,
  ...cricket,
  ...fencing,
  ...footballStances,
  ...golf,
  ...gymnastics,
  ...hurdles,
  ...iceHockey,
  ...javelinThrow,
  ...karate,
  ...rowing,
  ...running,
  ...skateboarding,
  ...skiing,
  ...snowboarding,
  ...surfing,
  ...tableTennis,
  ...volleyballStances,
  ...weightlifting,
];

/** The 28 scene kinds (MirrorQA, section 5: two of daily life, 26 of sports). */
export const scenes: readonly string[] = [...new Set(stances.map(({ scene }) => scene))];
