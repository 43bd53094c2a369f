import { printable } from '../../core/printable.js';
import { titledTable, type Column } from '../../score/format-table.js';
import type { FamilyOverlap, Overlap, OverlapPair } from './overlap.js';

const digits = (value: number | null): string => (value === null ? '–' : value.toFixed(3));

const columns: readonly Column<FamilyOverlap>[] = [
  ['items', ({ items }) => String(items)],
  ['others', ({ others }) => String(others)],
  ['compared', ({ compared }) => String(compared)],
  ['minimum', ({ minimum }) => digits(minimum)],
  ['median', ({ median }) => digits(median)],
  ['near', ({ near }) => String(near)],
];

const pairColumns: readonly Column<OverlapPair>[] = [
  ['neighbor', ({ neighbor }) => printable(neighbor)],
  ['distance', ({ distance }) => digits(distance)],
  ['', ({ near }) => (near ? 'NEAR' : '')],
];

/** What two sets have in common, as text for a terminal. */
export function formatOverlap({ families, closest, near }: Overlap): string {
  const measures = families.map(
    ({ family, measure, guard }) =>
      `${printable(family)}: ${printable(measure)}${guard > 0 ? `; nearer than ${digits(guard)} is near` : '; 0 is near'}`,
  );
  const table = titledTable(
    'Distances to the nearest item of the other set',
    'family',
    columns,
    families.map((family) => [family.family, family] as const),
  );
  const pairs =
    closest.length === 0
      ? 'No two items of the sets are of one group: none is like another.'
      : titledTable(
          'Nearest pairs',
          'item',
          pairColumns,
          closest.map((pair) => [pair.item, pair] as const),
        );
  const verdict =
    near === 0 ? 'No item is near one of the other set.' : `${near} items are near one of the other set.`;
  return `${measures.join('\n')}\n\n${table}\n\n${pairs}\n\n${verdict}\n`;
}
