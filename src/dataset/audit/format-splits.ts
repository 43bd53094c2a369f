import { printable } from '../../core/printable.js';
import { titledTable, type Column } from '../../score/format-table.js';
import type { SplitAudit, SplitPair, SplitPart } from './splits.js';

const digits = (value: number | null): string => (value === null ? '–' : value.toFixed(2));

const columns: readonly Column<SplitPart>[] = [
  ['split', ({ split }) => printable(split)],
  ['items', ({ items }) => String(items)],
  ['compared', ({ compared }) => String(compared)],
  ['minimum', ({ minimum }) => digits(minimum)],
  ['1 %', ({ percentile }) => digits(percentile)],
  ['median', ({ median }) => digits(median)],
  ['', ({ unmeasured }) => unmeasured.map((family) => `no distance: ${printable(family)}`).join(', ')],
];

const pairColumns: readonly Column<SplitPair>[] = [
  ['neighbor', ({ neighbor }) => printable(neighbor)],
  ['distance', ({ distance }) => digits(distance)],
  ['', ({ near }) => (near ? 'TOO NEAR' : '')],
];

/** An audit of splits as text for a terminal. */
export function formatSplitAudit({ splits, measures, parts, closest, near }: SplitAudit): string {
  if (splits.length < 2) return 'The questions name no two splits: there is nothing to keep apart.\n';
  const counted = Object.entries(measures).map(
    ([family, { measure, guard }]) =>
      `${printable(family)}: ${printable(measure)}${guard > 0 ? `; at least ${digits(guard)} is promised` : ''}`,
  );
  const table = titledTable(
    'Distances to the nearest item of another split',
    'part',
    columns,
    parts.map((part) => [part.part, part] as const),
  );
  const pairs = near.length > 0 ? near.slice(0, 20) : closest;
  const list =
    pairs.length === 0
      ? 'No family states a distance, or no two items of different splits are of one group.'
      : titledTable(
          'Nearest pairs',
          'item',
          pairColumns,
          pairs.map((pair) => [pair.item, pair] as const),
        );
  const verdict =
    near.length === 0
      ? 'No two items of different splits are nearer than promised.'
      : `${near.length} pairs of items of different splits are nearer than promised.`;
  return `${table}\n${counted.join('\n')}\n\n${list}\n${verdict}\n`;
}
