import type { Mark } from '../../score/marks.js';
import type { Report } from '../report.js';

/** One run of a model, or all people together, over the questions that were asked. */
export interface TableRun {
  readonly marks: readonly Mark[];
  readonly report: Report;
  /** Of people: the answers of each. */
  readonly answers?: readonly PersonMark[];
  /** The texts of the replies to some questions, by id. Absent: they are not at hand. */
  texts?(ids: ReadonlySet<string>): ReadonlyMap<string, string>;
}

/** One answer of a person, who is known by the hash of an id. */
export type PersonMark = { readonly person: string; readonly mark: Mark };

/** Who has a row of a table. */
export interface Answerer {
  readonly name: string;
  readonly kind: 'model' | 'human';
  /** At least one. */
  readonly runs: readonly TableRun[];
}

/** A value of a table. */
export interface TableCell {
  /** A fraction of 1, or a number as it stands where the column is `plain`; the mean over runs. `null`: there is none. */
  readonly value: number | null;
  /** The sample deviation over several runs (n − 1); `null` with one run. */
  readonly deviation: number | null;
}

/** A column as the paper prints it. */
export interface TableColumn {
  /** Its head; of several lines where columns share a head above them, e.g. `['Bistable', 'open']`. */
  readonly head: readonly string[];
  /** Shown as it is instead of in percent. Default: false */
  readonly plain?: boolean;
  /** Decimals. Default: the table's */
  readonly decimals?: number;
}

/** A table as data. Plain JSON. */
export interface TableData {
  /** As the paper numbers it, e.g. `2` or `fig-10`. */
  readonly id: string;
  readonly title: string;
  /** What a reader has to know, where it is not as in the paper; a sentence. */
  readonly note?: string;
  /** The head of the names. */
  readonly first: string;
  readonly columns: readonly TableColumn[];
  readonly decimals: number;
  readonly rows: readonly TableLine[];
}

/** A row of a table. */
export interface TableLine {
  readonly name: string;
  readonly kind: 'model' | 'human' | 'random' | 'other';
  readonly cells: readonly (TableCell | string)[];
}

/** A table or figure of a paper that follows from replies. */
export interface PaperTable extends Pick<TableData, 'id' | 'title'> {
  /** The table; undefined where no question that it rests on was asked. */
  make(answerers: readonly Answerer[]): TableData | undefined;
}

/** A column with a value of each run. */
export interface ValueColumn extends TableColumn {
  of(run: TableRun): number | null | undefined;
  /** The value of blind guessing. Default: there is none. */
  chance?(run: TableRun): number | null | undefined;
}

/** What a table of models is made from. */
interface ModelTable extends Pick<TableData, 'id' | 'title' | 'note'> {
  /** Decimals of percentages. Default: 2 */
  readonly decimals?: number;
  readonly columns: readonly ValueColumn[] | ((runs: readonly TableRun[]) => readonly ValueColumn[]);
}

/** A table with a row for each model and for people, and one for guessing where its columns have a level of chance. */
export const modelTable = ({ id, title, note, decimals = 2, columns }: ModelTable): PaperTable => ({
  id,
  title,
  make(answerers) {
    const runs = answerers.flatMap((one) => one.runs);
    const own = typeof columns === 'function' ? columns(runs) : columns;
    const rows = answerers.map(({ name, kind, runs }): TableLine => ({
      name,
      kind,
      cells: own.map((column) => overRuns(runs, column)),
    }));
    if (rows.every(({ cells }) => cells.every((cell) => (cell as TableCell).value === null)))
      return undefined;
    const guessed = own.map(({ chance }): TableCell => ({
      value: chance?.(runs[0]) ?? null,
      deviation: null,
    }));
    if (guessed.some(({ value }) => value !== null))
      rows.unshift({ name: 'Random', kind: 'random', cells: guessed });
    const heads = own.map(({ head, plain, decimals }): TableColumn => ({
      head,
      ...(plain && { plain }),
      ...(decimals !== undefined && { decimals }),
    }));
    return { id, title, ...(note !== undefined && { note }), first: 'Model', columns: heads, decimals, rows };
  },
});

/** Mean and sample deviation of a value over runs; runs without it do not count. */
export function overRuns(runs: readonly TableRun[], { of }: Pick<ValueColumn, 'of'>): TableCell {
  return meanOf(runs.map((run) => of(run) ?? null));
}

/** Mean and sample deviation of those values that there are. */
export function meanOf(values: readonly (number | null)[]): TableCell {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return { value: null, deviation: null };
  const value = known.reduce((sum, one) => sum + one, 0) / known.length;
  if (known.length === 1) return { value, deviation: null };
  const squares = known.reduce((sum, one) => sum + (one - value) * (one - value), 0);
  return { value, deviation: Math.sqrt(squares / (known.length - 1)) };
}

/** The mean of the columns that have a value in a run, as the papers average. */
export function averageOf(columns: readonly ValueColumn[], head: readonly string[]): ValueColumn {
  const mean = (values: readonly (number | null | undefined)[]): number | null =>
    meanOf(values.map((value) => value ?? null)).value;
  return {
    head,
    of: (run) => mean(columns.map(({ of }) => of(run))),
    chance: (run) => mean(columns.map(({ chance }) => chance?.(run))),
  };
}
