import type { Question } from '../question.js';

/**
 * What questions share that a blind guesser cannot tell apart. About ambiguous pictures that is the task (the variant) and
 * what comes after `ambiguous` or `control` in the condition: one sees whether a picture is a control, and does not read
 * it. Boxes are one task, whether what is asked for is large,
 * small or not there. Of a figure's controls, `control-a` and `control-b`, which one it is is what one is asked. Elsewhere it is the condition.
 */
export function poolOf({ condition, variant, groups, scoring }: Question): string {
  if (groups?.category === undefined || groups.task === undefined) return condition;
  if (scoring.kind === 'boxes') return `${condition} boxes`;
  if (/^control-[ab]$/.test(condition)) return `-either ${variant}`;
  return `${condition.replace(/^(?:ambiguous|control)(?![^-.])/, '')} ${variant}`;
}

/** Of what an item is asked in one pool, questions with other wordings count once; to ask for other things' boxes is no other wording. */
export const wordingOf = ({ variant, scoring }: Question): string =>
  scoring.kind === 'boxes' ? 'boxes' : variant;

/** Whether all are asked for boxes: to say None to all is right where nothing is there, and adds nothing to AP@0.5, which is what counts. */
export const allBoxes = (questions: readonly Question[]): boolean =>
  questions.every(({ scoring }) => scoring.kind === 'boxes');

/** Whether all answers are the same because the physical truth of all pictures is: none of them moves. */
export const sameAnswerByDesign = (questions: readonly Question[]): boolean =>
  questions.every(
    ({ answer, groups }) =>
      groups?.physical === answer && groups.perceived !== undefined && answer === questions[0]!.answer,
  );
