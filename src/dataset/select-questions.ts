import { Stream, wrongParameter } from '../core/index.js';
import type { Question } from '../score/question.js';

/** The questions that are asked: of a model, or of people. */
export interface Selection {
  /** Only questions of these conditions. Default: all */
  readonly conditions?: readonly string[] | undefined;
  /** Only questions of these variants. Default: all */
  readonly variants?: readonly string[] | undefined;
  /**
   * At most so many, one drawn from each of as many equal stretches: the first of a dataset are all of its first part, and every k-th
   * may be of one condition. Default: all
   */
  readonly limit?: number | undefined;
}

/**
 * The places of the selected questions, in their order.
 * @throws TopsyturvyError 'bad-parameter' if a name fits no question
 */
export function selectQuestions(
  questions: Iterable<Pick<Question, 'condition' | 'variant'>>,
  { conditions, variants, limit }: Selection,
): number[] {
  const chosen: number[] = [];
  const seen = { conditions: new Set<string>(), variants: new Set<string>() };
  let at = 0;
  for (const { condition, variant } of questions) {
    seen.conditions.add(condition);
    seen.variants.add(variant);
    if ((conditions?.includes(condition) ?? true) && (variants?.includes(variant) ?? true)) chosen.push(at);
    at++;
  }
  checkNames('condition', conditions, seen.conditions);
  checkNames('variant', variants, seen.variants);
  if (chosen.length === 0)
    throw wrongParameter('No question has both a condition and a variant asked for', [
      ...(conditions ?? []),
      ...(variants ?? []),
    ]);
  if (limit === undefined || limit >= chosen.length) return chosen;
  return Array.from({ length: limit }, (_, i) => {
    const [from, to] = [i, i + 1].map((k) => Math.floor((k * chosen.length) / limit));
    return chosen[from + new Stream(['limit', limit, i]).below(to - from)];
  });
}

function checkNames(what: string, names: readonly string[] | undefined, seen: ReadonlySet<string>): void {
  const unknown = names?.find((name) => !seen.has(name));
  if (unknown === undefined) return;
  const all = [...seen].sort().join(', ');
  throw wrongParameter(`No question has the ${what} '${unknown}'; they have ${all}`, unknown, all);
}
