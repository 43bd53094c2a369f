import { badParameter } from '../../core/errors.js';
import type { WordRule } from '../../score/words/names.js';
import { customScorers } from '../custom-extensions.js';
import { exclusionRules, type ExclusionOptions } from './exclusion-rules.js';
import { askedBy, type SelectionOptions } from './selection-options.js';

/** What the options of all commands that grade replies hold. */
export interface GradingOptions extends SelectionOptions {
  words?: string;
  verdicts?: string[];
  json?: boolean;
}

/** And of those that show people. */
export interface PeopleOptions extends GradingOptions, ExclusionOptions {
  human?: string[];
  module?: string[];
}

/** Which replies are graded, and how. */
export const gradingOf = (folder: string, options: GradingOptions) => ({
  asked: askedBy(folder, options),
  words: wordRule(options.words),
  verdicts: options.verdicts,
});

/** The same with the people beside the models. */
export const gradingWithPeople = async (folder: string, options: PeopleOptions) => ({
  ...gradingOf(folder, options),
  scorers: await customScorers(options.module),
  human: options.human,
  exclusion: exclusionRules(options),
});

/** The value of --words. */
export function wordRule(given: string | undefined): WordRule | undefined {
  if (given === undefined || given === 'basic' || given === 'paper') return given;
  throw badParameter('--words', given, 'basic or paper');
}
