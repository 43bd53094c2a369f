import { words } from '../../../core/words.js';
import { dealt } from '../../roster.js';

/**
 * Short English words to look for pairs in, one of which turned by 180° is the other: ON and NO, OHM and WHO. Which pairs
 * there are is found in each font. Written by hand.
 */
export const everyTurningWord = words(`
  NO, ON, OHM, WHO, MOM, WOW, SO, SOS, OX, IN, IS, SON, NOW, SOW, HOW, WIN, MIX, HIM, SWIM, SNOW, SHOW, MOON,
  NOON, SHIN, SINK, ZOOM, WISH, WOOL, LOOM, POW, MOD, BOX, BUS, sod, pod, nod, sun, nun, pond, pool, loop,
  sold, soul, loud, solo, plus, undo, upon, wool, loom, pow, mod, mom, wow, down, dog, god, bun, dub, snow,
  zoo, box, bus
`);
export const turningWords = dealt('turning-words', everyTurningWord);

/** Words that turn into none of the list and hold letters that turn into none: controls. */
export const everySteadyWord = words(`
  RED, FAR, CAR, TREE, FARE, GATE, RAFT, CAGE, FARM, GEAR, CARGO, TRAY, GRAPE, ACRE, FROG, LARGE, TIGER, FLAG,
  CAMEL, BREAD
`);
export const steadyWords = dealt('steady-words', everySteadyWord);

/** Letters and digits that read as nothing else after any turn: controls. */
export const everySteadyLetter = [...'RFGKQ247'];
export const steadyLetters = dealt('steady-letters', everySteadyLetter);

/** Words that a seven-segment display shows when a number on it is turned by 180°: 710 is OIL. */
export const everyDisplayWord = words(`
  OIL, LEG, EGG, BEE, EEL, LIE, LOG, GEL, BEES, SOIL, BOIL, LOSE, BELL, SELL, BOSS, LOSS, BILL, GOOSE, ISLE,
  LESS, BIBLE, GLOBE, OBOE, SIEGE, BELLS, GOES, GLEE, BOGGLE, GIGGLE, LOBE
`);
export const displayWords = dealt('display-words', everyDisplayWord);
