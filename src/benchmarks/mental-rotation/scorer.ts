import { splitBy } from '../../score/measure/group-by.js';
import { defineScorer } from '../../score/scorer.js';
import { formatMentalRotation } from './format.js';
import { mentalRotationScores, type MentalRotationScores } from './scores.js';

/** Shepard & Metzler's task, by wording of its prompts. */
export const mentalRotation = defineScorer<Record<string, MentalRotationScores>>({
  name: 'mental-rotation',
  summary: 'Same or mirror image, by the angle between the figures (Shepard and Metzler).',
  section: 'mentalRotation',
  check({ groups = {} }) {
    if (groups['angle'] === undefined) return "has no group 'angle'";
    return groups['answer'] === 'same' || groups['answer'] === 'mirror'
      ? undefined
      : "has no group 'answer' that is same or mirror";
  },
  score: (marks) => splitBy(marks, ({ question }) => question.variant, mentalRotationScores),
  format: (wordings) =>
    Object.entries(wordings).flatMap(([wording, scores]) => formatMentalRotation(wording, scores)),
});
