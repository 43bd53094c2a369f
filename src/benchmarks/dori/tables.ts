import { doriTypes, type DoriCode } from '../../families/orientation/prompts/index.js';
import type { PaperTable, TableRun, ValueColumn } from '../tables/paper-table.js';
import { averageOf, modelTable } from '../tables/paper-table.js';
import { componentTable, patternTable } from './error-tables.js';
import type { DoriScores } from './scores.js';
import type { SoftAccuracy } from './soft.js';

/** The seven tasks as the heads of Table 2 have them, and the dimension that each is of. */
const tasks = [
  ['Frontal Alignment', 'View Parallel.'],
  ['Frontal Alignment', 'Dir. Facing'],
  ['Rotational Transformation', 'Single-axis Rot.'],
  ['Rotational Transformation', 'Compound Rot.'],
  ['Relative Orient.', 'Inter-Obj. Dir.'],
  ['Relative Orient.', 'Viewer-scene Dir.'],
  ['Canonical Orient.', ''],
] as const;

const levels = ['C', 'G'] as const;

export const scoresOf = ({ report }: TableRun, wording = 'full'): DoriScores | undefined =>
  report.dori[wording];

const accuracyColumn = (
  head: readonly string[],
  of: (run: TableRun) => SoftAccuracy | undefined,
): ValueColumn => ({ head, of: (run) => of(run)?.value, chance: (run) => of(run)?.chance });

/** The fourteen types of question and the two averages. */
function byType(wording: string): ValueColumn[] {
  const types = tasks.map(([dimension, task], i) =>
    levels.map((level) =>
      accuracyColumn([dimension, task, level], (run) => scoresOf(run, wording)?.types[`${i + 1}${level}`]),
    ),
  );
  const averages = levels.map((level, i) =>
    averageOf(
      types.map((pair) => pair[i]),
      ['Avg.', '', level],
    ),
  );
  return [...types.flat(), ...averages];
}

const ofTypes = (id: string, title: string, wording = 'full'): PaperTable =>
  modelTable({ id, title, decimals: 1, columns: byType(wording) });

/** The accuracy within each value of a group label. */
const ofGroup = (id: string, title: string, label: string): PaperTable =>
  modelTable({
    id,
    title,
    decimals: 1,
    columns: (runs) =>
      namesIn(runs, (run) => scoresOf(run)?.groups[label]).map((value) =>
        accuracyColumn([value], (run) => scoresOf(run)?.groups[label]?.[value]),
      ),
  });

/** The names of parts that scores have, numbers by size. */
const namesIn = (runs: readonly TableRun[], of: (run: TableRun) => object | undefined): string[] =>
  [...new Set(runs.flatMap((run) => Object.keys(of(run) ?? {})))].sort(
    (a, b) => Number(a) - Number(b) || (a < b ? -1 : 1),
  );

const dimensions = [...new Set(tasks.map(([dimension]) => dimension))];

/** Figure 14a: the mean of the types of each dimension. */
const byDimension = dimensions.map((dimension) => {
  const own = tasks.flatMap(([name], i) =>
    name === dimension
      ? levels.map((level) => accuracyColumn([], (run) => scoresOf(run)?.types[`${i + 1}${level}`]))
      : [],
  );
  return averageOf(own, [dimension]);
});

const granular = Object.values(doriTypes).filter(({ level }) => level === 'granular');

/** Figures 36 to 43: hard against soft accuracy, and what half points add. */
const softly = granular.flatMap(({ code }): ValueColumn[] => {
  const of = (run: TableRun) => scoresOf(run)?.types[code satisfies DoriCode];
  const soft: ValueColumn = {
    head: [code, 'soft'],
    of: (run) => of(run)?.soft.value,
    chance: (run) => of(run)?.soft.chance,
  };
  const hard = accuracyColumn([code, 'hard'], of);
  return [hard, soft, { head: [code, 'gain'], of: (run) => gainOf(of(run)) }];
});

const gainOf = (scores: SoftAccuracy | undefined): number | null =>
  scores?.value == null || scores.soft.value === null ? null : scores.soft.value - scores.value;

/** DORI's tables and figures of results. */
export const tables: readonly PaperTable[] = [
  ofTypes('2', 'Performance on DORI'),
  ofTypes('3', 'Performance of proprietary and open-source models'),
  ofTypes('5', 'Human performance and models'),
  ofTypes('7', 'Performance with unstructured prompts, without examples', 'bare'),
  patternTable,
  componentTable,
  ofTypes('12', 'Performance of base and fine-tuned models across question types'),
  modelTable({
    id: 'fig-10',
    title: 'Accuracy as a function of answer set size',
    decimals: 1,
    columns: (runs) =>
      namesIn(runs, (run) => scoresOf(run)?.optionCounts).map((count) =>
        accuracyColumn([`${count} options`], (run) => scoresOf(run)?.optionCounts[count]),
      ),
  }),
  modelTable({
    id: 'fig-11b',
    title: 'Accuracy by level of the question',
    decimals: 1,
    columns: [
      accuracyColumn(['Coarse'], (run) => scoresOf(run)?.coarse),
      accuracyColumn(['Granular'], (run) => scoresOf(run)?.granular),
    ],
  }),
  ofGroup('fig-12', 'Accuracy across broad categories', 'class'),
  ofGroup('fig-13', 'Accuracy across data sources', 'source'),
  modelTable({
    id: 'fig-14a',
    title: 'Accuracy by dimension of orientation',
    decimals: 1,
    columns: byDimension,
  }),
  modelTable({
    id: 'fig-36',
    title: 'Hard and soft accuracy of granular questions',
    decimals: 1,
    columns: softly,
  }),
];
