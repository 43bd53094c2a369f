import { type Mark, share, type Share } from '../../score/index.js';
import { groupBy } from '../../score/measure/group-by.js';
import { optionCount } from './sides.js';

/** How one letter fares among the questions that have as many options. */
export interface PositionBias {
  /** The share of replies that choose it, of those that choose one. */
  chosen: Share;
  /** The share of the same questions whose answer it is. */
  right: Share;
  /** `chosen` less `right`: above 0, the letter is preferred. */
  bias: number | null;
}

/**
 * The bias toward each letter, by number of options. Over the paper's order alone it cannot be told from a bias toward
 * the side that the letter stands for; over all cyclic shifts it can.
 */
export function positionBias(marks: readonly Mark[]): Record<string, Record<string, PositionBias>> {
  const parts = [...groupBy(marks, (mark) => String(optionCount(mark)))];
  return Object.fromEntries(parts.map(([count, list]) => [count, letters(list)]));
}

function letters(marks: readonly Mark[]): Record<string, PositionBias> {
  const replied = marks.filter(({ grade }) => grade?.parsed != null);
  const n = replied.length;
  const names = Object.keys(marks[0].question.options!).sort();
  return Object.fromEntries(
    names.map((letter) => {
      const chosen = replied.filter(({ grade }) => grade!.parsed === letter).length;
      const right = replied.filter(({ question }) => question.answer === letter).length;
      return [
        letter,
        { chosen: share(chosen, n), right: share(right, n), bias: n === 0 ? null : (chosen - right) / n },
      ];
    }),
  );
}
