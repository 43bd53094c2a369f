import type { AuditRules, Question, Scorer } from '../index.js';

/** Pools questions that a guesser cannot tell apart. Each item counts in the first of its wordings only. */
export class AuditPools {
  private readonly wordings = new Map<string, string>();

  /** @param scorers those that the questions name; what they say of audits counts */
  constructor(private readonly scorers: readonly Scorer[]) {}

  rulesOf({ scorer }: Question): AuditRules {
    return this.scorers.find(({ name }) => name === scorer)?.audit ?? {};
  }

  /** The pool of the next question, by a key; undefined if it does not count. */
  poolOf(question: Question): string | undefined {
    const { pool, wording } = this.rulesOf(question);
    const key = JSON.stringify([question.family, question.scorer, pool?.(question) ?? question.condition]);
    const item = `${key}${question.item}`;
    const own = wording?.(question) ?? question.variant;
    const first = this.wordings.get(item);
    if (first === undefined) this.wordings.set(item, own);
    return first === undefined || first === own ? key : undefined;
  }
}
