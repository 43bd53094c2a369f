import { badParameter } from '../../core/errors.js';
import type { ExclusionRules } from '../../score/human/participants.js';
import { wholeNumber } from './print.js';

/** The options that say which people do not count. */
export type ExclusionOptions = { minCatch?: string; minRt?: string; minAnswers?: string };

/** @throws TopsyturvyError 'bad-parameter' naming the option whose value is wrong */
export const exclusionRules = ({ minCatch, minRt, minAnswers }: ExclusionOptions): ExclusionRules => ({
  ...(minCatch !== undefined && { catches: shareOf('--min-catch', minCatch) }),
  ...(minRt !== undefined && { fastest: wholeNumber('--min-rt', minRt, 0, 1e6) }),
  ...(minAnswers !== undefined && { answers: wholeNumber('--min-answers', minAnswers, 0, 1e6) }),
});

function shareOf(name: string, text: string): number {
  const value = /^[01](\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (value <= 1) return value;
  throw badParameter(name, text, 'a share from 0 to 1');
}
