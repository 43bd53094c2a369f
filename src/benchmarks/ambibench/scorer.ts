import { defineScorer } from '../../score/scorer.js';
import { audit } from './audit.js';
import { categories, categoryOf, pictureOf, pictures } from './category.js';
import { formatAmbiguous } from './format.js';
import { ambiguousScores, type AmbiguousScores } from './scores.js';

/** AmbiBench: the cells of its Tables 1 and 2. */
export const ambiguous = defineScorer<AmbiguousScores>({
  name: 'ambiguous',
  summary: 'Ambiguous pictures by category and task: each reading by itself, boxes, controls (AmbiBench).',
  check(question) {
    if (!categoryOf(question)) return `has no group 'category' that is one of ${categories.join(', ')}`;
    return pictureOf(question) ? undefined : `has no fact 'picture' that is one of ${pictures.join(', ')}`;
  },
  score: ambiguousScores,
  format: formatAmbiguous,
  audit,
});
