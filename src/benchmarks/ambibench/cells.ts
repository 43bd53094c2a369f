import { accuracy, type Mark } from '../../score/index.js';
import type { TableRun, ValueColumn } from '../tables/paper-table.js';
import { categoryOf, isAbout, type Category } from './category.js';
import { localizationScores } from './localization.js';

/** A cell of a table: a category, and the beginning of the names of its tasks. */
export type CellKey = { readonly category: Category; readonly task?: string };

const ambiguous = isAbout('ambiguous');

/** The ambiguous questions of a cell in a run. */
export const askedIn = ({ marks }: TableRun, { category, task = '' }: CellKey): Mark[] =>
  marks.filter(
    (mark) =>
      ambiguous(mark) && categoryOf(mark.question) === category && mark.question.variant.startsWith(task),
  );

/** The share of a cell's questions that are right. */
export const share = (head: readonly string[], key: CellKey, family?: string): ValueColumn => {
  const of = (run: TableRun) =>
    accuracy(askedIn(run, key).filter(({ question }) => family === undefined || question.family === family));
  return { head, of: (run) => of(run).value, chance: (run) => of(run).chance };
};

/** AP of a cell's boxes at an overlap of 0.5. */
export const boxes = (head: readonly string[], key: CellKey): ValueColumn => ({
  head,
  of: (run) => localizationScores(askedIn(run, key))?.AP50,
});
