import { dealt } from '../../../content/roster.js';
import { words } from '../../../core/words.js';

/** Words for signs, in fours that differ in one letter at one place: each of a four may be on the sign. No W, which is too wide. */
export const everyFour = words(`
  BAKE CAKE LAKE RAKE, BOAT COAT GOAT MOAT, BALL FALL HALL MALL, BARK DARK LARK PARK, BOOK COOK HOOK ROOK,
  BEND LEND MEND TEND, CAMP DAMP LAMP RAMP, CAST FAST LAST PAST, CORE FORE MORE TORE, DOCK LOCK ROCK SOCK,
  FARE CARE DARE RARE, GATE DATE LATE RATE, HILL BILL FILL MILL, LINE FINE MINE PINE, MAIL NAIL RAIL SAIL,
  PEAR BEAR DEAR FEAR, REST BEST NEST TEST, ROSE HOSE NOSE POSE, SAND BAND HAND LAND, SEAL DEAL HEAL MEAL,
  TOLD COLD FOLD GOLD, TIDE HIDE RIDE SIDE, TILE FILE MILE PILE, TONE BONE CONE ZONE, BEAD BEAK BEAM BEAN,
  CARD CARE CARP CART, FORD FORK FORM FORT, SEAL SEAM SEAR SEAT, BALL BELL BILL BULL, PACK PECK PICK PUCK,
  MASS MESS MISS MOSS, BAND BEND BIND BOND, TAPE TALE TAKE TAME, CAFE CAGE CAPE CASE, ROBE RODE ROPE ROSE
`);

/** Those on the roster. */
export const wordFours = dealt('sign-words', everyFour).map((four) => four.split(' '));
