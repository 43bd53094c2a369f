import type { Illusion } from '../illusion.js';

/** What impossible figures share: the contradiction is there, or in the control it is mended. */
export const impossible = {
  channels: 1,
  contradiction: true,
  difference: { unit: 'contradictions', step: 1 },
  directions: [1],
  ground: () => 250,
  ask: {
    yesNo: {
      first:
        'Is it impossible that a solid object that is joined exactly as drawn here exists in three-dimensional space?',
      same: 'Could a solid object that is joined exactly as drawn here exist in three-dimensional space?',
    },
    choice: 'What does the drawing show?',
    options: {
      first: 'An impossible object, whose parts cannot all be joined as drawn',
      same: 'A possible object, whose parts can all be joined as drawn',
    },
  },
} as const satisfies Partial<Illusion>;
