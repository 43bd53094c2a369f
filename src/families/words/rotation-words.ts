import type { FamilyWords } from './family-words.js';
import { turnWords } from './turn-words.js';

/** RotOutBench's conditions: (what is shown, what is asked). Families of strings and of pictures have them. */
export const rotationWords: FamilyWords = {
  conditions: {
    'I_orig.Q_d': 'read the original picture',
    'I_rot.Q_d': 'read the turned picture',
    'I_orig.Q_p': 'predict the turn of the original picture',
    'I_rot.Q_m': 'read the turned picture, told that it is turned',
    'T_orig.Q_d': 'read the original string in the prompt',
    'T_rot.Q_d': 'read the turned string in the prompt',
    'T_orig.Q_p': 'predict the turn of the string in the prompt',
  },
  variants: {
    P0: 'main wording',
    P1: 'second wording',
    P2: 'third wording',
    P3: 'fourth wording',
    P4: 'fifth wording',
  },
  transform: turnWords,
};
