import { tally } from '../core/group.js';
import type { Grade } from './grade/grade-reply.js';
import { type Column, type Mark, percent, type Reply, titledTable } from './index.js';
import type { TableRow } from './report.js';

/** The accuracy of one family, condition and wording over several runs of a model; fractions of 1. */
export interface RunsRow extends Pick<TableRow, 'family' | 'condition' | 'variant'> {
  /** The number of questions. */
  n: number;
  /** The accuracy of each run. */
  values: number[];
  /** The mean accuracy of the runs, 0 to 1. */
  mean: number;
  /** The standard deviation of the runs as of a sample, which divides by the number of runs less one. */
  deviation: number;
  /** The accuracy of the answer that most runs give. */
  majority: number | null;
}

/** Compares the accuracies of several runs, row by row. @param runs the tables of at least two reports on the same questions */
export const runsTable = (runs: readonly (readonly TableRow[])[], majority: readonly TableRow[]): RunsRow[] =>
  majority.map(({ family, condition, variant, n, value }, i) => {
    const values = runs.map((table) => table[i].value ?? 0);
    const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
    const squares = values.reduce((sum, one) => sum + (one - mean) * (one - mean), 0);
    const deviation = Math.sqrt(squares / (values.length - 1));
    return { family, condition, variant, n, values, mean, deviation, majority: value };
  });

/**
 * One reply to each question: the first of those that are read as the answer that most runs give. Among answers given
 * equally often, that of the earliest run counts; replies without an answer count only where no run gives one.
 * @param runs the marks of each run, of the same questions, with its replies by id
 */
export function majorityReplies(
  runs: readonly { readonly marks: readonly Mark[]; readonly replies: ReadonlyMap<string, unknown> }[],
): Reply[] {
  return majorityRuns(runs).flatMap((run, i) => {
    const { id } = runs[0].marks[i].question;
    return run === undefined ? [] : [{ id, reply: runs[run].replies.get(id) }];
  });
}

/** The run whose reply {@link majorityReplies} takes, for each question; undefined where no run has one. */
export function majorityRuns(runs: readonly { readonly marks: readonly Mark[] }[]): (number | undefined)[] {
  return runs[0].marks.map((_, i) => {
    const given = runs.flatMap(({ marks }, run) => {
      const { grade } = marks[i];
      return grade === null ? [] : [{ answer: answerOf(grade), run }];
    });
    const readable = given.filter(({ answer }) => answer !== null);
    const votes = tally(readable.map(({ answer }) => answer));
    const most = Math.max(...votes.values());
    const chosen = readable.find(({ answer }) => votes.get(answer) === most) ?? given[0];
    return chosen?.run;
  });
}

/** Right answers in different words are one: "duck, rabbit" and "bunny and duck". */
const answerOf = ({ correct, parsed }: Grade): string | null =>
  correct ? 'right' : parsed === null ? null : `read ${parsed.toLowerCase()}`;

const columns: readonly Column<RunsRow>[] = [
  ['mean', ({ mean }) => percent(mean)],
  ['deviation', ({ deviation }) => percent(deviation)],
  ['majority vote', ({ majority }) => percent(majority)],
  ['runs', ({ values }) => values.map((value) => percent(value)).join(' ')],
  ['n', ({ n }) => String(n)],
];

/** The table of several runs for a terminal. */
export const formatRuns = (rows: readonly RunsRow[]): string =>
  titledTable(
    'All conditions, over the runs',
    '',
    columns,
    rows.map((row) => [`${row.family} ${row.condition} ${row.variant ?? ''}`.trim(), row]),
  );
