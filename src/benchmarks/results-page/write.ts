import { existsSync } from 'node:fs';
import { badParameter, badFile } from '../../core/errors.js';
import { linesOf } from '../../core/files/lines.js';
import { writeOutput } from '../../dataset/export/new-file.js';
import { readManifest } from '../../dataset/folder/layout.js';
import { checkLoose } from '../../dataset/tar/tar-file.js';
import { chaptersOf, type Chart, type ChartRow } from './charts.js';
import { chooseItems } from './choose-items.js';
import { collectResults, type ResultsSelection } from './collect.js';
import { openBrush, looksOf, type Look } from './draw/brush.js';
import { drawChart } from './draw/draw.js';
import { itemDetails } from './item-details.js';
import { resultsMark, resultsPage } from './page.js';
import { chartsIn, pageData } from './page-data.js';
import { sourceOf, type ReplySource } from './sources.js';
import { escapeHtml } from '../../dataset/gallery/escape.js';

const percent = (value: number): string => (value * 100).toFixed(1);

/** A chart's values as an HTML table: a line for each label and series, a column for each model. @param first see `drawChart` */
function htmlTable(chart: Chart, looks: readonly Look[], first: number): string {
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
  const row = chart.rows[at];
  return `<td data-sort="${row.value}"><button type="button" data-row="${first + at}">${percent(row.value)}${interval(row)}</button></td>`;
}

const interval = ({ low, high }: ChartRow): string =>
  low === null || high === null ? '' : ` <small>[${percent(low)}, ${percent(high)}]</small>`;

/** What a results page shows, and where it is written. */
export interface ResultsOptions extends ResultsSelection {
  /** The file to write: a new one, or an earlier results page. Default: `report.html`. */
  readonly out?: string | undefined;
  /** The most questions that are shown behind the values, 0 to 5,000. Default: 600. */
  readonly items?: number | undefined;
}

/** The page that was written. */
export interface ResultsReport {
  readonly file: string;
  /** The names of the models, with how many runs each has; of people, how many count. */
  readonly models: readonly { readonly name: string; readonly runs: number; readonly people?: number }[];
  readonly figures: number;
  /** Questions that are shown behind the values. */
  readonly items: number;
  readonly bytes: number;
}

const mostItems = 5000;

/** The work of `../write-results.ts`, which says what it is. */
export async function writeResults(
  folder: string,
  replies: readonly (string | ReplySource)[],
  { out = 'report.html', items = 600, ...options }: ResultsOptions = {},
): Promise<ResultsReport> {
  if (!(Number.isInteger(items) && items >= 0 && items <= mostItems))
    throw badParameter('items', items, `a whole number from 0 to ${mostItems}`);
  if (replies.length === 0 && !options.human?.length)
    throw badParameter('replies', replies, 'at least one file');
  const manifest = readManifest(folder);
  checkLoose(folder);
  claim(out);
  const sources = replies.map((one) => (typeof one === 'string' ? sourceOf(one) : one));
  const results = await collectResults(folder, sources, options);
  const { models, questions } = results;
  const chapters = chaptersOf(results);
  const charts = chartsIn(chapters);
  const behind = chooseItems(
    charts.flatMap(({ rows }) => rows),
    models,
    questions,
    items,
  );
  const places = [...new Set(behind.flatMap(({ shown }) => shown))].sort((a, b) => a - b);
  const details = await itemDetails(folder, new Set(places), results);
  const brush = await openBrush();
  const looks = looksOf(models);
  let first = 0;
  const drawn = charts.map((chart) => {
    const at = first;
    first += chart.rows.length;
    return { svg: drawChart(brush, chart, looks, at), table: htmlTable(chart, looks, at) };
  });
  const page = resultsPage(
    manifest,
    results,
    chapters,
    drawn,
    pageData(charts, models, behind, places, details),
  );
  writeOutput(out, page, true);
  return {
    file: out,
    models: models.map(({ name, runs, people }) => ({
      name,
      runs: people ? 1 : runs.length,
      ...(people && { people: people.counted }),
    })),
    figures: charts.length,
    items: places.length,
    bytes: Buffer.byteLength(page),
  };
}

/** Makes sure that nothing but an earlier page is written over. */
function claim(out: string): void {
  if (!existsSync(out)) return;
  for (const { text } of linesOf(out)) {
    if (text === resultsMark) return;
    break;
  }
  throw badFile(
    `The file '${out}' is there and is no results page; give a new one`,
    out,
    'a new file, or an earlier results page',
  );
}
