import { accuracyTable, defineScorer, ownNames } from '../../score/index.js';
import { splitBy } from '../../score/measure/group-by.js';
import { aboveChance, accuracy, type Accuracy, type Difference } from '../../score/measure/measures.js';

/** The scores of rotation matching (RotOutBench, A.2). */
export interface MatchingScores {
  /** The accuracy of all matching questions; chance is 1/4. */
  accuracy: Accuracy;
  /** The accuracy less chance. */
  Delta_rand: Difference;
}

/** Four-way matching (RotOutBench A.7), by family. */
export const matching = defineScorer<Record<string, MatchingScores>>({
  name: 'matching',
  summary: 'Choosing the rotated picture of four (RotOutBench).',
  score: (marks) =>
    splitBy(marks, ({ question }) => question.family, (list) => {
        const score = accuracy(list);
        return { accuracy: score, Delta_rand: aboveChance(score) };
      }),
  figures: (families, words = ownNames) => [
    {
      id: 'matching',
      title: 'Rotation matching',
      kind: 'bars',
      measure: 'Accuracy',
      labels: 'Family',
      rows: Object.entries(families).map(([family, { accuracy }]) => ({
        label: words.family(family),
        ...accuracy,
        behind: ({ question }) => question.scorer === 'matching' && question.family === family,
      })),
    },
  ],
  format: (families) => [
    accuracyTable(
      'Rotation matching',
      Object.entries(families).flatMap(([name, { accuracy, Delta_rand }]) => [
        [`${name} Acc`, accuracy] as const,
        [`${name} Δ_rand`, Delta_rand] as const,
      ]),
    ),
  ],
});
