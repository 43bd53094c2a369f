import type { LanguageWords } from './language-words.js';
import { LATIN } from './latin.js';
import { OTHER_SCRIPTS } from './other-scripts.js';

/** The languages that models reply in most. All are read together, so that nobody need name the language of a reply. */
export const TABLE: Readonly<Record<string, LanguageWords>> = { ...LATIN, ...OTHER_SCRIPTS };
