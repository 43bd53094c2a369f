import { escapeHtml } from '../../dataset/gallery/escape.js';
import type { Chart, ChartRow } from './charts.js';
import type { Look } from './draw/palette.js';

const percent = (value: number): string => (value * 100).toFixed(1);

/** A chart's values as an HTML table: a line for each label and series, a column for each model. @param first see `drawChart` */
export function htmlTable(chart: Chart, looks: readonly Look[], first: number): string {
  const places = new Map<string, { label: string; series: string | undefined; cells: Map<number, number> }>();
  chart.rows.forEach(({ label, series, model }, i) => {
    const key = JSON.stringify([label, series]);
    const place = places.get(key) ?? { label, series, cells: new Map<number, number>() };
    place.cells.set(model, i);
    places.set(key, place);
  });
  const several = chart.series.length > 0;
  const heads = [chart.labelName, ...(several ? [''] : []), ...looks.map(({ name }) => name)];
  const lines = [...places.values()].map(({ label, series, cells }) => {
    const names = [label, ...(several ? [series ?? ''] : [])];
    return `<tr>${names.map((name) => `<th scope="row" data-sort="${escapeHtml(name)}">${escapeHtml(name)}</th>`).join('')}${looks
      .map((_, model) => cellOf(chart, cells.get(model), first))
      .join('')}</tr>`;
  });
  return (
    `<div class="scroll"><table><thead><tr>${heads.map(head).join('')}</tr></thead>` +
    `<tbody>${lines.join('')}</tbody></table></div>`
  );
}

const head = (text: string, column: number): string =>
  `<th scope="col" aria-sort="none"><button type="button" data-column="${column}">${escapeHtml(text)}</button></th>`;

function cellOf(chart: Chart, at: number | undefined, first: number): string {
  if (at === undefined) return '<td>–</td>';
  const row = chart.rows[at]!;
  return `<td data-sort="${row.value}"><button type="button" data-row="${first + at}">${percent(row.value)}${interval(row)}</button></td>`;
}

const interval = ({ low, high }: ChartRow): string =>
  low === null || high === null ? '' : ` <small>[${percent(low)}, ${percent(high)}]</small>`;
