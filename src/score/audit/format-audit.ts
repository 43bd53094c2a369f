import { shareColumns, percent, titledTable, type Column } from '../format-table.js';
import type { Audit, Trial } from './audit-questions.js';

const columns: readonly Column<Trial>[] = [
  shareColumns[0],
  ['chance', ({ chance }) => percent(chance)],
  shareColumns[1],
  [
    'p (Holm)',
    ({ byDesign, adjusted }) => (byDesign ? '' : adjusted < 0.0001 ? '<0.0001' : adjusted.toFixed(4)),
  ],
  [
    '',
    ({ leak, byDesign, above }) =>
      leak ? 'LEAK' : byDesign ? 'by design' : above ? 'above, but not after correction' : '',
  ],
];

/** Formats an audit for a terminal, leaks first. */
export function formatAudit({ questions, trials, leaks }: Audit): string {
  const rank = ({ leak, above, byDesign }: Trial) => (leak ? 0 : above && !byDesign ? 1 : byDesign ? 3 : 2);
  const rows = [...trials]
    .sort((a, b) => rank(a) - rank(b))
    .map((trial) => [`${trial.family} ${trial.condition}: ${trial.baseline}`, trial] as const);
  const title = `${questions} questions, ${trials.length} baselines without pictures or models`;
  const verdict =
    leaks.length === 0
      ? 'No baseline beats chance.'
      : `${leaks.length} of ${trials.length} baselines beat chance: these questions can be answered without looking.`;
  return `${titledTable(title, '', columns, rows)}\n${verdict}\n`;
}
