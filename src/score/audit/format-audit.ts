import { formatTable, percent, percentWithin } from '../format-table.js';
import type { Audit, Trial } from './audit-questions.js';

const HEAD = ['', '%  [95 %]', 'chance', 'n', 'p (Holm)', ''];

/** An audit as text for a terminal, leaks first. */
export function formatAudit({ questions, trials, leaks }: Audit): string {
  const rank = ({ leak, above, byDesign }: Trial) => (leak ? 0 : above && !byDesign ? 1 : byDesign ? 3 : 2);
  const rows = [...trials].sort((a, b) => rank(a) - rank(b)).map(row);
  const verdict =
    leaks.length === 0
      ? 'No baseline beats chance.'
      : `${leaks.length} of ${trials.length} baselines beat chance: these questions can be answered without looking.`;
  return `${questions} questions, ${trials.length} baselines without pictures or models\n${formatTable(HEAD, rows)}\n${verdict}\n`;
}

function row(trial: Trial): string[] {
  const { baseline, family, condition, value, low, high, chance, n, adjusted, leak, above, byDesign } = trial;
  return [
    `${family} ${condition}: ${baseline}`,
    percentWithin(value, low, high),
    percent(chance),
    String(n),
    byDesign ? '' : adjusted < 0.0001 ? '<0.0001' : adjusted.toFixed(4),
    leak ? 'LEAK' : byDesign ? 'by design' : above ? 'above, but not after correction' : '',
  ];
}
