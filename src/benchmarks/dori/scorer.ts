import { doriCodes } from '../../families/orientation/prompts/index.js';
import { splitBy } from '../../score/measure/group-by.js';
import { defineScorer } from '../../score/scorer.js';
import { formatDori } from './format.js';
import { typeOf } from './options.js';
import { doriScores, type DoriScores } from './scores.js';

/** DORI, by wording of its prompts. */
export const dori = defineScorer<Record<string, DoriScores>>({
  name: 'dori',
  summary: 'Accuracy, also with half credit, by type of question; confusions, components (DORI).',
  check(question) {
    if (question.scoring.kind !== 'letter') return 'is not answered with one letter';
    if (!question.options) return 'has no options';
    return typeOf(question) ? undefined : `has no fact 'type' that is one of ${doriCodes.join(', ')}`;
  },
  score: (marks) => splitBy(marks, ({ question }) => question.variant, doriScores),
  format: (wordings) => Object.entries(wordings).flatMap(([wording, scores]) => formatDori(wording, scores)),
});
