import { accuracy } from '../../score/measure/measures.js';
import { bonferroni, mcnemar, welch } from '../../score/measure/compare.js';
import type { Answerer, PaperTable, TableData, TableLine, TableRun } from '../tables/paper-table.js';
import { askedIn, type CellKey } from './cells.js';

const groups = {
  'Multi-Scene': { category: 'multiscene', task: 'open' },
  Mix: { category: 'mixed', task: 'open' },
  Color: { category: 'color' },
  'Multi-View': { category: 'multiview' },
  Hybrid: { category: 'hybrid' },
} as const satisfies Readonly<Record<string, CellKey>>;
type Group = keyof typeof groups;

const pointsIn = (run: TableRun, group: Group): number[] =>
  askedIn(run, groups[group]).map(({ grade }) => (grade?.correct ? 1 : 0));

const accuraciesOf = ({ runs }: Answerer, group: Group): number[] =>
  runs.flatMap((run) => accuracy(askedIn(run, groups[group])).value ?? []);

/** p-values as cells; undefined where there are none. */
function tableOf(
  about: Pick<TableData, 'id' | 'title' | 'note'>,
  heads: readonly string[],
  rows: readonly TableLine[],
): TableData | undefined {
  const isEmpty = ({ cells }: TableLine): boolean =>
    cells.every((cell) => typeof cell === 'object' && cell.value === null);
  if (rows.every(isEmpty)) return undefined;
  const columns = heads.map((head) => ({ head: [head], plain: true }));
  return { ...about, first: 'Model', columns, decimals: 6, rows };
}

const cellsOf = (values: readonly (number | null)[]) =>
  bonferroni(values).map((value) => ({ value, deviation: null }));

const easier = ['Color', 'Multi-View', 'Hybrid'] as const;
const harder = ['Multi-Scene', 'Mix'] as const;

/** Table 10: whether a model is worse at scenes than at objects. */
const betweenCategories: PaperTable = {
  id: '10',
  title: 'Bonferroni-corrected p-values between categories (three a set)',
  make(answerers) {
    const note =
      'Welch’s t-test: of the accuracies of the runs, or, for a single run, of the points of its questions. The paper does not name its test.';
    const rows = answerers.map((one): TableLine => {
      const sample = (group: Group) =>
        one.runs.length > 1 ? accuraciesOf(one, group) : pointsIn(one.runs[0], group);
      const cells = harder.flatMap((hard) =>
        cellsOf(easier.map((easy) => welch(sample(easy), sample(hard)))),
      );
      return { name: one.name, kind: one.kind, cells };
    });
    const heads = harder.flatMap((hard) => easier.map((easy) => `${easy} vs ${hard}`));
    return tableOf({ id: this.id, title: this.title, note }, heads, rows);
  },
};

/** Table 11: the models against the last of them, as the paper sets two against a third. */
const betweenModels: PaperTable = {
  id: '11',
  title: 'Bonferroni-corrected p-values between models (five a model)',
  make(answerers) {
    const models = answerers.filter(({ kind }) => kind === 'model');
    const last = models.at(-1);
    if (models.length < 2 || !last) return undefined;
    const names = Object.keys(groups) as Group[];
    const rows = models.slice(0, -1).map((one) => ({
      name: one.name,
      kind: one.kind,
      cells: cellsOf(names.map((group) => between(one, last, group))),
    }));
    const note = `Against ${last.name}, the last model given. Welch’s t-test of the accuracies of the runs, or, where one has a single run, McNemar’s exact test of the questions of the first. At most 1.`;
    return tableOf({ id: this.id, title: this.title, note }, names, rows);
  },
};

function between(one: Answerer, other: Answerer, group: Group): number | null {
  if (one.runs.length > 1 && other.runs.length > 1)
    return welch(accuraciesOf(one, group), accuraciesOf(other, group));
  const [first, second] = [one, other].map(({ runs }) => pointsIn(runs[0], group));
  if (first.length === 0) return null;
  const only = (mine: number[], theirs: number[]) =>
    mine.filter((points, i) => points === 1 && theirs[i] === 0).length;
  return mcnemar(only(first, second), only(second, first));
}

export const testTables: readonly PaperTable[] = [betweenCategories, betweenModels];
