import { madeOnce } from '../../core/group.js';
import type { Mark } from '../../score/marks.js';
import { groupBy } from '../../score/measure/group-by.js';
import { optionCount, sidesOf } from './sides.js';

/** Precision, recall and F1 of the sides as classes; `null` without questions. Undefined quotients are 0. */
export interface Classification {
  /** Precision, 0 to 1. */
  P: number | null;
  /** Recall, 0 to 1. */
  R: number | null;
  /** The harmonic mean of precision and recall, 0 to 1. */
  F1: number | null;
}

type ClassCounts = { right: number; asked: number; given: number };

const NONE: Classification = { P: null, R: null, F1: null };
const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const harmonic = (a: number, b: number): number => ratio(2 * a * b, a + b);
const mean = (values: readonly number[]): number =>
  ratio(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );

/** What occurs as answer or reply, with how often. Replies without an answer are of no class. */
function classesOf(marks: readonly Mark[]): ClassCounts[] {
  const classes = new Map<string, ClassCounts>();
  const at = (label: string): ClassCounts => {
    const counts = madeOnce(classes, label, () => ({ right: 0, asked: 0, given: 0 }));
    return counts;
  };
  for (const mark of marks) {
    const { truth, given } = sidesOf(mark);
    at(truth).asked++;
    if (given === null) continue;
    at(given).given++;
    if (given === truth) at(truth).right++;
  }
  return [...classes.values()];
}

/** The means over all sides that occur, of precision, recall and F1 each: scikit-learn's `average='macro'`. */
export function macro(marks: readonly Mark[]): Classification {
  if (marks.length === 0) return NONE;
  const classes = classesOf(marks).map(({ right, asked, given }) => {
    const [P, R] = [ratio(right, given), ratio(right, asked)];
    return { P, R, F1: harmonic(P, R) };
  });
  return {
    P: mean(classes.map(({ P }) => P)),
    R: mean(classes.map(({ R }) => R)),
    F1: mean(classes.map(({ F1 }) => F1)),
  };
}

/**
 * As the paper's Table 2, which says no more than P, R and F1: the macro means among the questions with two options and
 * among those with four, weighted by how many questions these are, and F1 the harmonic mean of the two. So its recall
 * follows from Table 3 to the digit, for all models whose row there is of whole counts, and its F1 from its P and R.
 */
export function byOptionSets(marks: readonly Mark[]): Classification {
  if (marks.length === 0) return NONE;
  const sets = [...groupBy(marks, (mark) => String(optionCount(mark))).values()];
  const weighted = (key: 'P' | 'R'): number =>
    sets.reduce((sum, set) => sum + macro(set)[key]! * set.length, 0) / marks.length;
  const [P, R] = [weighted('P'), weighted('R')];
  return { P, R, F1: harmonic(P, R) };
}
