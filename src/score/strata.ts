import type { Question } from './question.js';

type Stratified = Pick<Question, 'family' | 'condition' | 'prompt' | 'groups'>;

/**
 * Numbers the strata of questions: a guesser knows which answers occur within a stratum, and not which is right.
 * Questions are of one stratum when family and condition agree and they share the group `scene` or `length`, or, without
 * these, the prompt: which kind of picture or how long a string it is shows at a glance.
 */
export class Strata {
  private readonly numbers = new Map<string, number>();

  of({ family, condition, prompt, groups }: Stratified): number {
    const glance = groups?.scene ?? groups?.length;
    const key = JSON.stringify([family, condition, glance === undefined, glance ?? prompt]);
    let number = this.numbers.get(key);
    if (number === undefined) this.numbers.set(key, (number = this.numbers.size));
    return number;
  }
}

/** What the level of chance depends on. */
export interface Chancy {
  question: Pick<Question, 'options' | 'scoring' | 'answer' | 'copy'>;
  stratum: number;
}

/**
 * The expected accuracy of guessing blindly. With options: one of them at random. Without: one of the readings that
 * occur as answer or copy in the stratum, at random, and never fewer than two. Strata of a single question are
 * taken together. `null` without questions.
 */
export function chanceLevel(questions: readonly Chancy[]): number | null {
  const size = new Map<number, number>();
  for (const { stratum } of questions) size.set(stratum, (size.get(stratum) ?? 0) + 1);
  const pool = ({ stratum }: Chancy) => (size.get(stratum)! > 1 ? stratum : -1);
  const readings = new Map<number, Set<string>>();
  for (const entry of questions) {
    const set = readings.get(pool(entry)) ?? new Set();
    readings.set(pool(entry), set.add(entry.question.answer));
    if (entry.question.copy !== undefined) set.add(entry.question.copy);
  }
  let sum = 0;
  for (const entry of questions) {
    const choices = entry.question.options && Object.keys(entry.question.options).length;
    sum += 1 / (choices || Math.max(2, readings.get(pool(entry))!.size));
  }
  return questions.length === 0 ? null : sum / questions.length;
}
