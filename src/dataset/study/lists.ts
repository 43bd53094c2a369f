import type { Question } from '../../score/question.js';

/**
 * Deals questions to lists as a Latin square does: of each item, every list has other conditions, and of each condition as many
 * questions as any other list, or one more.
 *
 * @param count lists, 1 and more
 */
export function dealLists<Q extends Pick<Question, 'item' | 'condition' | 'variant'>>(
  questions: readonly Q[],
  count: number,
): Q[][] {
  const items = new Map<string, number>();
  const conditions = new Map<string, number>();
  const lists = Array.from({ length: count }, (): Q[] => []);
  const rank = (ranks: Map<string, number>, key: string): number => {
    if (!ranks.has(key)) ranks.set(key, ranks.size);
    return ranks.get(key)!;
  };
  for (const question of questions) {
    const { item, condition, variant } = question;
    const at = rank(items, item) + rank(conditions, JSON.stringify([condition, variant]));
    lists[at % count]!.push(question);
  }
  return lists;
}
