import { wilson } from '../../score/measure/interval.js';
import { accuracy, type Accuracy, type Mark } from '../../score/index.js';

/** An accuracy, and the same with half a point for answers that are nearly right (DORI, App. L). */
export interface SoftAccuracy extends Accuracy {
  soft: {
    value: number | null;
    /** Wilson's 95 % interval of a proportion of the same mean. Half points vary less: it is a little too wide. */
    low: number | null;
    high: number | null;
    /** The soft accuracy of blind guessing. */
    chance: number | null;
  };
}

const NONE = { value: null, low: null, high: null, chance: null };

/** Coarse questions name no options that are nearly right: their soft accuracy is the accuracy. */
export function softAccuracy(marks: readonly Mark[]): SoftAccuracy {
  const n = marks.length;
  if (n === 0) return { ...accuracy(marks), soft: NONE };
  let points = 0;
  let guessed = 0;
  for (const mark of marks) {
    points += pointsOf(mark);
    guessed += mark.chance * (1 + halfOf(mark).length / 2);
  }
  return { ...accuracy(marks), soft: { value: points / n, ...wilson(points, n), chance: guessed / n } };
}

function pointsOf(mark: Mark): number {
  if (mark.grade?.correct) return 1;
  const letter = mark.grade?.parsed;
  return letter !== undefined && letter !== null && halfOf(mark).includes(letter) ? 0.5 : 0;
}

const halfOf = ({ question: { scoring } }: Mark): readonly string[] =>
  scoring.kind === 'letter' ? (scoring.half ?? []) : [];
