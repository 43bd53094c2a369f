import { stages } from '../../core/stage-clock.js';
import type { WriteStats } from '../../dataset/write/stats.js';

/** The CPU time of a mean item, part by part, as a table. */
export function statsTable(stats: WriteStats): string {
  const parts = Object.entries(stats);
  if (parts.length === 0) return 'CPU time: no item was made now';
  const number = (ms: number): string => ms.toFixed(3);
  const rows = [
    ['CPU ms per item', 'items', ...stages, 'all', 'slowest'],
    ...parts.map(([part, { items, ms, stages: times, slowest }]) => [
      part,
      String(items),
      ...stages.map((stage) => number((times[stage] ?? 0) / items)),
      number(ms / items),
      `${number(slowest.ms)} (${slowest.id})`,
    ]),
  ];
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  const last = widths.length - 1;
  const cell = (text: string, at: number): string =>
    at === 0 ? text.padEnd(widths[0]!) : at === last ? text : text.padStart(widths[at]!);
  return rows.map((row) => row.map(cell).join('  ')).join('\n');
}
