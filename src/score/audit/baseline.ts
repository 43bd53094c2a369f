import { group, tally } from '../../core/group.js';
import type { Question } from '../question.js';

/**
 * A way to answer without looking. It is given all questions of one family and condition and returns one guess each:
 * the reply, `null` for a reply that cannot be right, or `undefined` where it does not apply.
 */
export interface Baseline {
  name: string;
  guess(questions: readonly Question[]): (string | null | undefined)[];
  /** Whether its guesses are to be read as words, and not to be compared with the answer. Default: not. */
  inWords?: boolean;
}

/** The answer that most questions about other items have; of several, the first in code-unit order. */
export const majority: Baseline = {
  name: 'majority answer',
  guess(questions) {
    const counts = tally(questions.map(({ answer }) => answer));
    const ranked = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    const own = group(questions, ({ item }) => item);
    return questions.map(({ item }) => {
      const mine = tally(own.get(item)!.map(({ answer }) => answer));
      let best: string | null = null;
      let most = 0;
      for (const [answer, count] of ranked) {
        if (count <= most) break;
        const others = count - (mine.get(answer) ?? 0);
        if (others > most) [best, most] = [answer, others];
      }
      return best;
    });
  },
};

/** The baseline that always replies with the same option. */
export const position = (letter: string): Baseline => ({
  name: `option ${letter}`,
  guess: (questions) =>
    questions.map(({ options }) => (options && Object.hasOwn(options, letter) ? letter : undefined)),
});

/**
 * The reply that repeats the input, where any of the questions lets it be copied. Where a question has no `copy`, copying is right.
 * @param copies whether a question lets the input be copied without a look at a picture
 */
export const copyInput = (
  copies: (question: Question) => boolean = ({ copy }) => copy !== undefined,
): Baseline => ({
  name: 'copy the input',
  guess(questions) {
    const applies = questions.some(copies);
    return questions.map(({ copy, answer }) => (applies ? (copy ?? answer) : undefined));
  },
});

export const longestOption: Baseline = {
  name: 'longest option',
  guess: (list) => list.map(byLength((a, b) => b - a)),
};
export const shortestOption: Baseline = {
  name: 'shortest option',
  guess: (list) => list.map(byLength((a, b) => a - b)),
};

/** The option that comes first by the length of its text, where only one does. */
const byLength =
  (compare: (a: number, b: number) => number) =>
  ({ options }: Question): string | undefined => {
    const [first, second] = Object.entries(options ?? {}).sort(([, a], [, b]) => compare(a.length, b.length));
    return first && second && first[1].length !== second[1].length ? first[0] : undefined;
  };
