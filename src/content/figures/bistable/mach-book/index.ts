import type { BistableFigure } from '../figure.js';
import { chalkCard } from './chalk.js';
import { landscape } from './landscape.js';
import { leaning } from './leaning.js';

import { plain } from './plain.js';
import { ruled } from './ruled.js';
import { twoTone } from './two-tone.js';

/** A folded card: its fold points away from one, or toward one. */
export const machBook: BistableFigure = {
  name: 'mach-book',
  summary: 'A folded card or open book in outline, seen from inside or from outside.',
  source: 'Mach, Beiträge zur Analyse der Empfindungen, 1886',
  open: true,
  drawings: [plain, landscape, leaning, ruled, chalkCard, twoTone],
  readings: () => [
    {
      word: 'open book seen from inside',
      accept: ['book seen from inside', 'card seen from inside', 'folded card seen from inside'],
    },
    {
      word: 'open book seen from outside',
      accept: ['book seen from outside', 'card seen from outside', 'folded card seen from outside'],
    },
  ],
};
