import { checkForm } from '../../core/check-form.js';
import { TopsyturvyError } from '../../core/errors.js';
import { families } from '../../families/index.js';
import type { Question } from '../../score/question.js';
import type { Plan } from '../plan/plan.js';

const isPart = (plan: Plan, name: string): boolean => plan.parts.some(({ family }) => family.name === name);

/** Throws TopsyturvyError 'broken-law' for questions of one item that no one could score. */
export type QuestionCheck = (questions: readonly Question[]) => void;

/**
 * A check of the questions that a plan's families ask, so that a mistake is found before a model has answered them: the
 * ids are different and, if a family is not one of ours, which the tests have seen, every question has its published form.
 */
export async function questionCheck(plan: Plan): Promise<QuestionCheck> {
  const shipped = await Promise.all(families.map(({ name, load }) => isPart(plan, name) && load()));
  const ours = plan.parts.every(({ family }) => shipped.includes(family));
  const schema = ours ? undefined : (await import('../../score/question-schema.js')).questionSchema;
  return (questions) => {
    const ids = new Set<string>();
    for (const { id } of questions) {
      if (ids.has(id))
        throw new TopsyturvyError('broken-law', `Two questions have the condition and variant of ${id}`, id);
      ids.add(id);
    }
    if (schema)
      for (const question of questions) checkForm(schema, question, `Question ${question.id}`, 'broken-law');
  };
}
