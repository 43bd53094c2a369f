import { addTo, countIn, tally } from '../../core/group.js';
import type { Question } from '../question.js';
import { wordsOf } from '../read/words.js';
import { normalized } from '../read/reply-text.js';
import type { Baseline } from './baseline.js';

/** More items than this are thinned out evenly, and rarer answers than the most frequent ones are never guessed. */
const MOST_ITEMS = 2000;
const MOST_ANSWERS = 500;

/**
 * Predicts the answer from the words of the prompt: naive Bayes over word presence, trained on all other items, so that
 * no view or wording of an item tells about itself. With options, it predicts the text of the right one.
 */
export const textPrior: Baseline = {
  name: 'text prior',
  guess(questions) {
    const kept = thinned(questions);
    const examples = questions.map((question) => (kept.has(question.item) ? example(question) : null));
    const model = new Counts(examples.filter((entry) => entry !== null));
    return questions.map((question, i) => examples[i] && predict(question, examples[i], model));
  },
};

interface Example {
  item: string;
  /** The answer as text: that of the right option, where there are options. */
  text: string;
  words: Set<string>;
}

const example = (question: Question): Example => ({
  item: question.item,
  text: textOf(question),
  words: new Set(wordsOf(normalized(question.prompt)).map(({ text }) => text)),
});

const textOf = ({ options, answer }: Question) => options?.[answer] ?? answer;

function thinned(questions: readonly Question[]): Set<string> {
  const items = [...new Set(questions.map(({ item }) => item))];
  if (items.length <= MOST_ITEMS) return new Set(items);
  return new Set(
    Array.from({ length: MOST_ITEMS }, (_, k) => items[Math.floor((k * items.length) / MOST_ITEMS)]),
  );
}

/** How often a word occurs, in all examples and in those of each answer. */
type WordCount = { total: number; byAnswer: Map<string, number> };

class Counts {
  readonly total: number;
  readonly answers: Map<string, number>;
  /** The most frequent answers, the first in code-unit order before others as frequent. */
  readonly likely: string[];
  /** The words, without those of a single item and those of all examples, which tell nothing. */
  readonly words = new Map<string, WordCount>();
  readonly items = new Map<string, Example[]>();

  constructor(examples: readonly Example[]) {
    this.total = examples.length;
    this.answers = tally(examples.map(({ text }) => text));
    this.likely = [...this.answers]
      .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
      .slice(0, MOST_ANSWERS)
      .map(([text]) => text);
    const lastItem = new Map<string, string>();
    const shared = new Set<string>();
    for (const entry of examples) {
      addTo(this.items, entry.item, entry);
      for (const word of entry.words) {
        if ((lastItem.get(word) ?? entry.item) !== entry.item) shared.add(word);
        lastItem.set(word, entry.item);
        this.add(word, entry.text);
      }
    }
    for (const [word, { total }] of this.words) {
      if (total === this.total || !shared.has(word)) this.words.delete(word);
    }
  }

  private add(word: string, text: string): void {
    const count = this.words.get(word) ?? { total: 0, byAnswer: new Map<string, number>() };
    count.total++;
    countIn(count.byAnswer, text);
    this.words.set(word, count);
  }
}

/** The reply with the highest posterior; the first of several; `null` when no other item has an answer. */
function predict(question: Question, { item, words }: Example, model: Counts): string | null {
  const own = model.items.get(item)!;
  const others = (count: number, is: (entry: Example) => boolean) => count - own.filter(is).length;
  const replies = question.options
    ? Object.entries(question.options)
    : model.likely.map((text) => [text, text] as const);
  const choices = replies.map(([reply, text]) => {
    const n = others(model.answers.get(text) ?? 0, (entry) => entry.text === text);
    return { reply, text, n, score: n + (question.options ? 0.5 : 0) };
  });
  const total = model.total - own.length;
  for (const word of words) {
    const count = model.words.get(word);
    if (!count) continue;
    const share = (others(count.total, (entry) => entry.words.has(word)) + 1) / (total + 2);
    let best = 0;
    for (const choice of choices) {
      const here = (entry: Example) => entry.text === choice.text && entry.words.has(word);
      const together = others(count.byAnswer.get(choice.text) ?? 0, here);
      choice.score *= (together + share) / (choice.n + 1);
      best = Math.max(best, choice.score);
    }
    // Only ratios count: scaling keeps long prompts from vanishing.
    if (best > 0) for (const choice of choices) choice.score /= best;
  }
  let guess: string | null = null;
  let highest = 0;
  for (const { reply, score } of choices) if (score > highest) [guess, highest] = [reply, score];
  return guess;
}
