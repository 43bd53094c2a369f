import { type Mark, share, type Share } from '../../score/index.js';

/** How well options are distinguished, all of those of a set of multi-label questions taken together. */
export interface ChoiceScores {
  /** The share of the options chosen that are right. */
  precision: Share;
  /** The share of the right options that are chosen. */
  recall: Share;
  /** The same by letter, which shows a preference for places. */
  letters: Record<string, Pick<ChoiceScores, 'precision' | 'recall'>>;
}

/** `null` where no question asks for several letters. */
export function choiceScores(marks: readonly Mark[]): ChoiceScores | null {
  const counts = new Map<string, { chosen: number; right: number; both: number }>();
  for (const { question, grade } of marks) {
    const { scoring, options = {} } = question;
    if (scoring.kind !== 'letters') continue;
    const chosen = new Set(grade?.parsed?.split(', ') ?? []);
    for (const letter of Object.keys(options).sort()) {
      const count = counts.get(letter) ?? { chosen: 0, right: 0, both: 0 };
      const right = scoring.letters.includes(letter);
      if (chosen.has(letter)) count.chosen++;
      if (right) count.right++;
      if (right && chosen.has(letter)) count.both++;
      counts.set(letter, count);
    }
  }
  if (counts.size === 0) return null;
  const total = { chosen: 0, right: 0, both: 0 };
  for (const { chosen, right, both } of counts.values()) {
    total.chosen += chosen;
    total.right += right;
    total.both += both;
  }
  const scores = ({ chosen, right, both }: typeof total) => ({
    precision: share(both, chosen),
    recall: share(both, right),
  });
  return {
    ...scores(total),
    letters: Object.fromEntries([...counts].map(([letter, count]) => [letter, scores(count)])),
  };
}
