import { spoonbill } from './spoonbill.js';
import { jastrow } from './jastrow.js';
import { longNeck } from './long-neck.js';
import type { DuckRabbitOutline } from './outline.js';
import { quack } from './quack.js';
import { round } from './round.js';
import { tufted } from './tufted.js';

/** The heads that are both a duck's and a rabbit's, of the bistable figure and of the one that turns. */
export const duckRabbitOutlines: readonly DuckRabbitOutline[] = [
  jastrow,
  longNeck,
  quack,
  round,
  spoonbill,
  tufted,
];
