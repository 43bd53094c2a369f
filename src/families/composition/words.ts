import type { Json } from '../../core/json.js';
import type { Turn } from '../../draw/turn.js';
import type { FamilyWords } from '../words/family-words.js';
import { turnWords } from '../words/turn-words.js';

/** A turn, or several one after another. */
function transformWords(transform: Json): string {
  const { steps } = transform as { readonly steps?: readonly Turn[] };
  return steps === undefined ? turnWords(transform) : steps.map((turn) => turnWords({ turn })).join(', ');
}

/** The words of the families about turns and mirrors, and turns done one after another. */
export const compositionWords: FamilyWords = {
  conditions: {
    upright: 'read the picture as it is',
    'upright.choice': 'read the picture as it is, choice',
    turned: 'read the turned picture',
    'turned.choice': 'read the turned picture, choice',
    predicted: 'predict what the turned picture reads as',
    'predicted.choice': 'predict the turned picture, choice',
    single: 'name the change between two pictures',
    composed: 'name what two changes are together',
  },
  variants: { open: 'open question', choice: 'multiple choice' },
  views: {
    turned: 'turned',
    'second-original': 'second picture, original',
    'second-turned': 'second picture, turned',
    a: 'candidate A',
    b: 'candidate B',
    c: 'candidate C',
    d: 'candidate D',
  },
  transform: transformWords,
};

/** The words of families whose pictures show a figure turned in one way or another. */
export const figureWords: FamilyWords = {
  ...compositionWords,
  groups: { cells: 'squares of the figure', chain: 'turns in the chain', product: 'what the turns come to' },
  label: (label) => (label === 'none' ? 'as it was' : turnWords({ turn: label })),
};

/** The words of the family of mirror twins. */
export const oddOneOutWords: FamilyWords = {
  conditions: { odd: 'find the mirror twin among four' },
  variants: compositionWords.variants!,
  views: compositionWords.views!,
  groups: { cells: 'squares of the figure', angleStep: 'angles are multiples of, in degrees' },
  label: (label) => (label === 'odd' ? 'the mirror twin' : 'one of three rotations'),
  transform: transformWords,
};
