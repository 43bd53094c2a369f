import { modelTable, type PaperTable, type TableRun, type ValueColumn } from '../tables/paper-table.js';

const original = ({ report }: TableRun) => report.mirror.original;

/** P, R, F1 and accuracy, as Tables 2, 5, 7, 8 and 9 have them. */
const classification: readonly ValueColumn[] = [
  ...(['P', 'R', 'F1'] as const).map((score): ValueColumn => ({
    head: [score],
    of: (run) => original(run)?.table2[score],
  })),
  {
    head: ['Acc'],
    of: (run) => original(run)?.accuracy.value,
    chance: (run) => original(run)?.accuracy.chance,
  },
];

const labels = {
  'H.left': 'H.left',
  'H.right': 'H.right',
  'A.left': 'A.left',
  'A.right': 'A.right',
  'A.L front': 'A.left front',
  'A.R front': 'A.right front',
  'A.L rear': 'A.left rear',
  'A.R rear': 'A.right rear',
} as const;

const sameColumns = (id: string, title: string): PaperTable =>
  modelTable({ id, title, columns: classification });

/** MirrorQA's tables of results. */
export const tables: readonly PaperTable[] = [
  sameColumns('2', 'Performance (%) of different methods on MirrorQA'),
  modelTable({
    id: '3',
    title: 'Comparison of results for different body part orientations',
    columns: Object.entries(labels).map(([head, label]) => ({
      head: [head],
      of: (run) => original(run)?.labels[label]?.value,
      chance: (run) => original(run)?.labels[label]?.chance,
    })),
  }),
  modelTable({
    id: '4',
    title: 'Comparison of Vanilla and Circular evaluations',
    note: 'Of the items that were asked in all cyclic shifts of their options.',
    columns: [
      { head: ['Vanilla'], of: (run) => original(run)?.circular?.vanilla.value },
      {
        head: ['Circular'],
        of: (run) => original(run)?.circular?.accuracy.value,
        chance: (run) => original(run)?.circular?.accuracy.chance,
      },
      { head: ['ΔAcc'], of: (run) => original(run)?.circular?.Delta.value },
    ],
  }),
  sameColumns('5', 'Performance of models with different parameter sizes'),
  sameColumns('7', 'Full-parameter fine-tuning on MirrorQA'),
  sameColumns('8', 'Performance with and without CoT prompting'),
  sameColumns('9', 'Comparison with a spatially enhanced model before and after fine-tuning'),
];
