import { addTo, badParameter } from '../../core/index.js';
import type { Question, Scorer } from '../index.js';
import { baselinesOf } from './audit-questions.js';

/** A baseline's name as a model's: `option A` is `option-A`. */
const asModel = (name: string): string => name.replaceAll(' ', '-');

/**
 * What a baseline of the audit replies, as if it were a model: each wording of a condition is a test of its own.
 * @param name e.g. `majority-answer`, `option-A`, `longest-option`, `text-prior`
 * @param scorers those that the questions name
 * @returns the replies by the question's id; none for questions to which the baseline does not apply
 * @throws TopsyturvyError 'bad-parameter' for a name that no baseline has
 */
export function baselineReplies(
  questions: Iterable<Question>,
  name: string,
  scorers: readonly Scorer[],
): ReadonlyMap<string, string> {
  const groups = new Map<string, Question[]>();
  for (const question of questions) {
    const { family, scorer, condition, variant } = question;
    addTo(groups, JSON.stringify([family, scorer, condition, variant]), question);
  }
  const names = new Set<string>();
  const replies = new Map<string, string>();
  for (const group of groups.values()) {
    const rules = scorers.find((scorer) => scorer.name === group[0].scorer)?.audit ?? {};
    for (const baseline of baselinesOf(group, rules)) {
      names.add(asModel(baseline.name));
      if (asModel(baseline.name) !== name) continue;
      for (const [at, guess] of baseline.guess(group).entries())
        if (guess !== undefined) replies.set(group[at].id, guess ?? '');
    }
  }
  if (names.has(name)) return replies;
  throw badParameter('the baseline', name, `one of ${[...names].sort().join(', ')}`);
}
