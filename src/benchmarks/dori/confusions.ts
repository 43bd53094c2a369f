import { doriTypes, type DoriCode } from '../../families/orientation/prompts/index.js';
import type { Mark } from '../../score/marks.js';
import { groupBy } from '../../score/measure/group-by.js';
import { codeOf, optionTexts } from './options.js';
import { errorPattern, type ErrorPattern } from './patterns.js';

/** A confusion of two answers that is not an accident: a line of DORI's Table 10. */
export interface Confusion {
  /** The question type, e.g. `1G`. */
  type: string;
  /** The text of the right option. */
  truth: string;
  /** `null`: the reply gives no answer, or several (the paper's UNKNOWN). */
  predicted: string | null;
  /** Replies that take the one for the other. */
  count: number;
  /** Its share of the wrong replies to questions of the type. */
  share: number;
  /** Wrong replies to questions of the type. */
  wrong: number;
  /** What kind of error it is; `null` where it is none that the paper names. */
  pattern: ErrorPattern | null;
}

/** App. L: "more than 5 % of a model's incorrect predictions". That three models share it is for the reader to see. */
const LEAST = 0.05;

/** The confusions of each type, the most frequent first. */
export function confusions(marks: readonly Mark[]): Confusion[] {
  const wrong = marks.filter(({ grade }) => grade !== null && !grade.correct);
  return [...groupBy(wrong, codeOf)].flatMap(([type, list]) =>
    [...groupBy(list, pairKey)]
      .map(([, pair]) => ({ pair, ...optionTexts(pair[0]) }))
      .filter(({ pair }) => pair.length > LEAST * list.length)
      .sort((a, b) => b.pair.length - a.pair.length)
      .map(({ pair, truth, predicted }) => ({
        type,
        truth,
        predicted,
        count: pair.length,
        share: pair.length / list.length,
        wrong: list.length,
        pattern: errorPattern(doriTypes[type as DoriCode], truth, predicted),
      })),
  );
}

function pairKey(mark: Mark): string {
  const { truth, predicted } = optionTexts(mark);
  return JSON.stringify([truth, predicted]);
}
