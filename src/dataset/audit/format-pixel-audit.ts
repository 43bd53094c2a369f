import { percent, shareColumns, titledTable, type Column } from '../../score/format-table.js';
import type { PixelAudit } from './pixel-audit.js';
import type { PixelTrial } from './trial.js';

const columns: readonly Column<PixelTrial>[] = [
  shareColumns[0]!,
  ['majority', ({ majority }) => percent(majority)],
  shareColumns[1]!,
  [
    'p (Holm)',
    ({ inherent, adjusted }) =>
      inherent !== null ? '' : adjusted < 0.0001 ? '<0.0001' : adjusted.toFixed(4),
  ],
  ['', ({ leak, inherent }) => (leak ? 'LEAK' : inherent === null ? '' : `inherent: ${inherent}`)],
];

/** A pixel audit as text for a terminal, leaks first, then by how much they exceed the majority. */
export function formatPixelAudit({ trials, leaks }: PixelAudit): string {
  const excess = ({ value, majority, leak }: PixelTrial): number => (leak ? 1 : 0) + (value ?? 0) - majority;
  const rows = [...trials]
    .sort((a, b) => excess(b) - excess(a))
    .map((trial) => [`${trial.family} ${trial.condition}: ${trial.cue}`, trial] as const);
  const verdict =
    trials.length === 0
      ? 'No condition has the 200 items that learners need.'
      : leaks.length === 0
        ? 'No learner beats the majority answer by more than 3 points.'
        : `${leaks.length} of ${trials.length} learners beat the majority answer: these answers show in the pixels around what is asked about.`;
  const title = `${trials.length} learners that see one cue of the pictures`;
  return `${titledTable(title, '', columns, rows)}\n${verdict}\n`;
}
