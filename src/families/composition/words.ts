import type { Json } from '../../core/json.js';
import type { Turn } from '../../draw/turn.js';
import type { FamilyWords } from '../words/family-words.js';
import { turnWords } from '../words/turn-words.js';

/** A turn, or several one after another. */
function transformWords(transform: Json): string {
  const { steps } = transform as { readonly steps?: readonly Turn[] };
  return steps === undefined ? turnWords(transform) : steps.map((turn) => turnWords({ turn })).join(', ');
}

/** Of the families about turns and mirrors, and turns done one after another. */
export const compositionWords: FamilyWords = {
  conditions: {
    upright: 'read the picture as it is',
    'upright.choice': 'read the picture as it is, choice',
    turned: 'read the turned picture',
    'turned.choice': 'read the turned picture, choice',
    predicted: 'predict what the turned picture reads as',
    'predicted.choice': 'predict what the turned picture reads as, choice',
  },
  variants: { open: 'open question', choice: 'multiple choice' },
  views: {
    turned: 'turned',
    a: 'candidate A',
    b: 'candidate B',
    c: 'candidate C',
    d: 'candidate D',
  },
  transform: transformWords,
};
