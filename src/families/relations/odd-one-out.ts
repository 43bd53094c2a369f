import { bodiesFamily } from './bodies/family.js';
import { shownAt } from './bodies/propose.js';
import { inserted } from '../choice.js';
import { oddWords } from './words.js';

/** The question which of four pictures does not show the same body, turned. */
export const oddOneOut = bodiesFamily(
  {
    pairs: 1,
    models: 2,
    show(_, place, angle, stream) {
      // Either of the twins may be the odd one, at any of the turns.
      const odd = stream.below(2);
      const start = stream.integer(0, 359);
      const [own, ...others] = stream
        .shuffle([0, 1, 2, 3])
        .map((step, at) => shownAt(at === 0 ? odd : 1 - odd, step * angle, start));
      return { query: null, candidates: inserted(own, others, place) };
    },
  },
  {
    name: 'relations/odd-one-out',
    words: oddWords,
    condition: 'odd-one-out',
    shown: 'among',
    question: {
      figures:
        'Three of them show one and the same figure of cubes, turned about a vertical axis. The fourth shows its mirror image, turned likewise, which no turn makes equal to the others. Which option is the odd one out?',
      models:
        'Three of them show one and the same thing, turned about a vertical axis. The fourth shows another thing of that kind, which differs in form, parts or colors. Which option is the odd one out?',
    },
  },
);
