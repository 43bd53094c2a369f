import { modelTable, type PaperTable, type TableRun, type ValueColumn } from '../tables/paper-table.js';
import { failuresTable } from './failures-table.js';
import type { RotationScores, SubsetScores } from './scores.js';

const subset = ({ report }: TableRun, name: string): SubsetScores | undefined => report.subsets[name];
const matching = ({ report }: TableRun) => Object.values(report.matching)[0];

const scores = ['R_orig', 'R_rot', 'R_pred', 'Gap'] as const satisfies readonly (keyof RotationScores)[];

const columnsOf = (title: string, name: string): ValueColumn[] =>
  scores.map((score) => ({ head: [title, score], of: (run) => subset(run, name)?.[score].value }));

/** RotOutBench's tables of results. */
export const tables: readonly PaperTable[] = [
  modelTable({
    id: '1',
    title: 'Behavioral results on RotOutBench',
    columns: [
      ...columnsOf('Visual-Rot', 'picture'),
      {
        head: ['Visual-Rot', 'Acc_match'],
        of: (run) => matching(run)?.accuracy.value,
        chance: (run) => matching(run)?.accuracy.chance,
      },
      { head: ['Visual-Rot', 'Δ_rand'], of: (run) => matching(run)?.Delta_rand.value },
      ...columnsOf('TextImage-Rot', 'text'),
    ],
  }),
  modelTable({
    id: '4',
    title: 'Text-only control results',
    columns: scores.map((score) => ({
      head: [score === 'Gap' ? 'G_text' : `${score} (text)`],
      of: (run) => subset(run, 'text')?.textOnly?.[score].value,
    })),
  }),
  modelTable({
    id: '5',
    title: 'Prompt robustness results on TextImage-Rot predicted rotation',
    columns: ['P0', 'P1', 'P2', 'P3', 'P4'].map((variant) => ({
      head: [variant],
      of: (run) => subset(run, 'text')?.variants[variant]?.R_pred.value,
    })),
  }),
  failuresTable,
];
