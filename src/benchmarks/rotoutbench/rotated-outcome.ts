import { splitBy } from '../../score/measure/group-by.js';
import { defineScorer } from '../../score/scorer.js';
import { formatSubset } from './format.js';
import { rotationScores, type SubsetScores } from './scores.js';

/** Every pair of what is shown and what is asked: images in RotOutBench 3.3, text alone in B.1. */
const conditions = ['I_orig.Q_d', 'I_rot.Q_d', 'I_orig.Q_p', 'I_rot.Q_m', 'T_orig.Q_d', 'T_rot.Q_d', 'T_orig.Q_p'];

/** Those whose prompt spells the answer out: reading it there is the task. */
const spelledOut = ['T_orig.Q_d', 'T_rot.Q_d'];
const isSpelledOut = ({ condition }: { readonly condition: string }): boolean =>
  spelledOut.includes(condition);

/** RotOutBench: reading, predicting and copying, by subset, which is the group of the family. */
export const rotatedOutcome = defineScorer<Record<string, SubsetScores>>({
  name: 'rotated-outcome',
  summary: 'Reading a view, predicting the rotated one, the gap between them, copying (RotOutBench).',
  section: 'subsets',
  check: ({ condition }) =>
    conditions.includes(condition)
      ? undefined
      : `has the condition '${condition}', which is none of ${conditions.join(', ')}`,
  score: (marks) =>
    splitBy(marks, ({ question }) => question.family.split('/')[0]!, rotationScores),
  format: (subsets) => Object.entries(subsets).flatMap(([name, scores]) => formatSubset(name, scores)),
  audit: {
    byDesign: (questions) => questions.every(isSpelledOut),
    copies: (question) => question.copy !== undefined || isSpelledOut(question),
  },
});
