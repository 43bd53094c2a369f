import type { Question } from '../question.js';

/**
 * What questions share that a blind guesser cannot tell apart. About ambiguous pictures that is the task (the variant) and
 * what comes after `ambiguous` or `control` in the condition: one sees whether a picture is a control, and does not read
 * it. Of a figure's controls, `control-a` and `control-b`, which one it is is what one is asked. Elsewhere it is the condition.
 */
export function poolOf({ condition, variant, groups }: Question): string {
  if (groups?.category === undefined || groups.task === undefined) return condition;
  if (/^control-[ab]$/.test(condition)) return `-either ${variant}`;
  return `${condition.replace(/^(?:ambiguous|control)(?![^-.])/, '')} ${variant}`;
}

/** Whether all answers are the same because the physical truth of all pictures is: none of them moves. */
export const sameAnswerByDesign = (questions: readonly Question[]): boolean =>
  questions.every(
    ({ answer, groups }) =>
      groups?.physical === answer && groups.perceived !== undefined && answer === questions[0]!.answer,
  );
