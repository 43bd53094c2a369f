import type { Question } from '../../score/question.js';
import type { AuditRules } from '../../score/scorer.js';

const asksForBoxes = ({ scoring }: Question): boolean => scoring.kind === 'boxes';

/** Whether all answers are the same because the physical truth of all pictures is: none of them moves. */
const sameAnswerByDesign = (questions: readonly Question[]): boolean =>
  questions.every(
    ({ answer, groups }) =>
      groups?.physical === answer && groups.perceived !== undefined && answer === questions[0]!.answer,
  );

/** What a blind audit has to know of questions about ambiguous pictures. */
export const audit: Required<AuditRules> = {
  /**
   * The task (the variant) and the fact `pool`, which tells apart what a guesser can: which view or reading is asked about. One sees whether a
   * picture is a control, and does not read it. Boxes are one task, whether what is asked for is large, small or not there.
   */
  pool: (question) =>
    asksForBoxes(question)
      ? `${question.condition} boxes`
      : `${question.facts?.['pool'] ?? ''} ${question.variant}`,

  /** To ask for other things' boxes is not another wording. */
  wording: (question) => (asksForBoxes(question) ? 'boxes' : question.variant),

  /** To say None to all is right where nothing is there, and adds nothing to AP@0.5, which is what counts for boxes. */
  byDesign: (questions) => questions.every(asksForBoxes) || sameAnswerByDesign(questions),

  /** Where `copy` is what people see in an illusion, one has to look at the picture to give it. */
  copies: ({ copy, groups }) => copy !== undefined && groups?.perceived === undefined,
};
