import { printable } from '../../core/printable.js';
import { percent, shareColumns, titledTable, type Column } from '../../score/format-table.js';
import type { PriorAudit, PriorTrial } from './photograph-priors.js';

const columns: readonly Column<PriorTrial>[] = [
  shareColumns[0],
  ['majority', ({ majority }) => percent(majority)],
  shareColumns[1],
  ['p (Holm)', ({ adjusted }) => (adjusted < 0.0001 ? '<0.0001' : adjusted.toFixed(4))],
  ['', ({ leak }) => (leak ? 'LEAK' : '')],
];

/** How much of what is to be left out is printed. */
const mostNamed = 20;

/** An audit of the priors of photographs as text for a terminal. */
export function formatPriors({ trials, leaks, prune }: PriorAudit): string {
  const rows = trials.map(
    (trial) => [`${trial.family} ${trial.condition}: others of its ${trial.prior}`, trial] as const,
  );
  const table = titledTable('Photographs: guesses from the answers of others', '', columns, rows);
  if (leaks.length === 0) return `${table}\nNo guess beats the majority answer by more than 3 points.\n`;
  const named = prune
    .slice(0, mostNamed)
    .map(({ objects, condition, prior, item }) =>
      printable(`  ${objects.join(' ')} in ${condition} (${prior}): ${item}`),
    );
  const rest = prune.length - named.length;
  return [
    table,
    `${leaks.length} of ${trials.length} guesses beat the majority answer. Without these ${prune.length} items none does (--prune FILE writes all):`,
    ...named,
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    '',
  ].join('\n');
}
