import type { Mark } from '../../score/marks.js';
import { share, type Share } from '../../score/measure/measures.js';

/**
 * How often each reading of several is given, whatever the others: near and far, gray and color, upright and turned
 * (AmbiBench, Table 12). By the names of the parts, in the questions' order; empty where no question has several.
 */
export function partScores(marks: readonly Mark[]): Record<string, Share> {
  const counts = new Map<string, { found: number; n: number }>();
  for (const { question, grade } of marks) {
    if (question.scoring.kind !== 'words' || question.scoring.parts.length < 2) continue;
    question.scoring.parts.forEach(({ name }, i) => {
      const count = counts.get(name) ?? { found: 0, n: 0 };
      count.n++;
      if (grade?.parts?.[i]) count.found++;
      counts.set(name, count);
    });
  }
  return Object.fromEntries([...counts].map(([name, { found, n }]) => [name, share(found, n)]));
}
