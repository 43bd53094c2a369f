import { group } from '../../core/group.js';
import { meanChance } from './chance.js';
import { independentDifference, pairedDifference, wilson } from './interval.js';
import type { Mark } from '../marks.js';

/** A share of the questions, as fractions of 1. Without questions, `n` is 0 and the figures are `null`. */
export interface Share {
  /** How many questions there are. */
  n: number;
  /** How many of them have it. */
  count: number;
  /** count / n, 0 to 1; null where n is 0. */
  value: number | null;
  /** The lower end of the 95 % interval (Wilson). */
  low: number | null;
  /** The upper end of the 95 % interval (Wilson). */
  high: number | null;
}

/** An accuracy. Questions without a reply count as wrong. */
export interface Accuracy extends Share {
  /** The share of replies that are right as a whole, without any reading. */
  strict: number | null;
  /** The accuracy of blind guessing; see `Chances`. */
  chance: number | null;
  /** Questions without a reply, which count as wrong. */
  unanswered: number;
  /** Replies that give no answer, or several. */
  unparsed: number;
}

/** The difference of two accuracies on the same items, with Newcombe's 95 % interval for paired data. */
export interface Difference {
  /** How many pairs there are. */
  n: number;
  /** First minus second, −1 to 1. */
  value: number | null;
  /** The lower end of the 95 % interval. */
  low: number | null;
  /** The upper end of the 95 % interval. */
  high: number | null;
}

/** `count` of `n` as a share, with Wilson's 95 % interval. */
export function share(count: number, n: number): Share {
  if (n === 0) return { n, count, value: null, low: null, high: null };
  return { n, count, value: count / n, ...wilson(count, n) };
}

const count = (marks: readonly Mark[], is: (mark: Mark) => boolean) => {
  let total = 0;
  for (const mark of marks) if (is(mark)) total++;
  return total;
};

/** The share of marks that are correct, with its 95 % interval and the accuracy of blind guessing. */
export function accuracy(marks: readonly Mark[]): Accuracy {
  const n = marks.length;
  return {
    ...share(
      count(marks, ({ grade }) => grade?.correct === true),
      n,
    ),
    strict: n === 0 ? null : count(marks, ({ grade }) => grade?.strict === true) / n,
    chance: meanChance(marks.map(({ chance }) => chance)),
    unanswered: count(marks, ({ grade }) => grade === null),
    unparsed: count(marks, ({ grade }) => grade?.parsed === null),
  };
}

/** How often a reply repeats the input, among the questions to which that is not the answer. */
export function copyRate(marks: readonly Mark[]): Share {
  const copyable = marks.filter(({ question }) => question.copy !== undefined);
  return share(
    count(copyable, ({ grade }) => grade?.copied === true),
    copyable.length,
  );
}

/** The difference where nothing was asked. */
const none: Difference = { n: 0, value: null, low: null, high: null };

/** The accuracy on `first` less that on `second`, over the items that have both; the k-th question of each is a pair. */
export function difference(first: readonly Mark[], second: readonly Mark[]): Difference {
  const waiting = group(first, ({ question }) => question.item);
  const taken = new Map<string, number>();
  const pairs = { both: 0, firstOnly: 0, secondOnly: 0, neither: 0 };
  let n = 0;
  for (const mark of second) {
    const { item } = mark.question;
    const k = taken.get(item) ?? 0;
    const partner = waiting.get(item)?.[k];
    if (!partner) continue;
    taken.set(item, k + 1);
    n++;
    const [one, two] = [partner.grade?.correct === true, mark.grade?.correct === true];
    pairs[one ? (two ? 'both' : 'firstOnly') : two ? 'secondOnly' : 'neither']++;
  }
  return n === 0 ? none : { n, ...pairedDifference(pairs) };
}

/** The difference of two shares of different items, with Newcombe's 95 % interval; `n` is that of the smaller. */
export function differenceOfShares(first: Share, second: Share): Difference {
  const n = Math.min(first.n, second.n);
  if (n === 0) return none;
  return { n, ...independentDifference([first.count, first.n], [second.count, second.n]) };
}

/** An accuracy less its level of chance. */
export function aboveChance({ n, value, low, high, chance }: Accuracy): Difference {
  if (value === null || low === null || high === null || chance === null) return none;
  return { n, value: value - chance, low: low - chance, high: high - chance };
}
