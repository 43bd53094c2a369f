import { badParameter } from '../../core/errors.js';
import type { WordRule } from '../../score/words/names.js';

/** The value of --words. */
export function wordRule(given: string | undefined): WordRule | undefined {
  if (given === undefined || given === 'basic' || given === 'paper') return given;
  throw badParameter('--words', given, 'basic or paper');
}
