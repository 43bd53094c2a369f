import type { Mark } from '../marks.js';
import { share, type Share } from '../measures.js';

/** What replies say where what is drawn and what most people see are different. */
export interface PerceptionScores {
  /** Of these questions, those answered by what people see. */
  perceived: Share;
  /** And those answered by what is drawn. */
  physical: Share;
}

/**
 * Of questions that have the group labels `perceived` and `physical`, and two different answers by them. The answer by
 * the truth that is not asked for is the question's `copy`; `truth` says which is asked for, by default the physical one.
 * `null` where there are none.
 */
export function perceptionScores(marks: readonly Mark[]): PerceptionScores | null {
  const torn = marks.filter(
    ({ question: { groups, copy } }) =>
      copy !== undefined && groups?.perceived !== undefined && groups.physical !== undefined,
  );
  if (torn.length === 0) return null;
  let perceived = 0;
  let physical = 0;
  for (const { question, grade } of torn) {
    const asked = question.groups!.truth === 'perceived';
    if (asked ? grade?.correct : grade?.copied) perceived++;
    if (asked ? grade?.copied : grade?.correct) physical++;
  }
  return { perceived: share(perceived, torn.length), physical: share(physical, torn.length) };
}
