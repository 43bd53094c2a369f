import { group, words } from '../../core/index.js';
import { inWords } from '../../dataset/ask/reply-head.js';
import { embeddedJson, escapeHtml, pagePolicy } from '../../dataset/gallery/escape.js';
import type { Manifest } from '../../dataset/item/record.js';
import { reasons } from '../../score/human/format-human.js';
import type { Chapter } from './charts.js';
import { dom } from './client/dom.js';
import { downloads } from './client/downloads.js';
import { items } from './client/items.js';
import { tables } from './client/tables.js';
import { tooltip } from './client/tooltip.js';
import type { ModelResults, Results } from './collect.js';
import type { PageData } from './page-data.js';
import { styles } from './styles.js';

/** The page's script. It is kept as text, so that nothing changes it: its hash is part of the page's policy. */
const clientScript = `'use strict';\n(() => {${[dom, tooltip, items, tables, downloads].join('')}})();\n`;

/** The first line of every such page: what does not begin with it is not overwritten. */
export const resultsMark = '<!doctype html><!-- topsyturvy report -->';

const policy = pagePolicy('data:', styles, clientScript);

/** A chart drawn: its SVG text, '' where there is none, and its table. */
export type DrawnChart = { readonly svg: string; readonly table: string };

/** The whole page as HTML text. @param drawn the charts of all chapters, in their order */
export function resultsPage(
  manifest: Manifest,
  { models, questions }: Results,
  chapters: readonly Chapter[],
  drawn: readonly DrawnChart[],
  data: PageData,
): string {
  const name = escapeHtml(manifest.spec.name);
  let at = 0;
  const body = chapters.map((chapter, i) => {
    const first = at;
    at += chapter.charts.length;
    return section(chapter, i, first, drawn);
  });
  return `${resultsMark}
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="topsyturvy ${escapeHtml(manifest.topsyturvy)}">
<title>${name}: results · topsyturvy</title>
<style>${styles}</style>
</head>
<body>
<header>
<p class="wordmark">topsyturvy</p>
<h1>${name}: results</h1>
<p class="facts">seed <code>${escapeHtml(manifest.seed)}</code> · preset <code>${escapeHtml(manifest.spec.preset)}</code> · ${questions.length} questions</p>
</header>
<main>
${overview(models)}
${peopleNote(models)}
<p class="note">Values are percentages with 95 % intervals in brackets and as whiskers; questions without a reply count as wrong. Of a model with several runs, a value is their mean, with the mean of their intervals, and each run is a small circle. A click on a value shows questions behind it.</p>
<nav aria-label="Chapters">${chapters.map(({ name }, i) => `<a href="#chapter-${i}">${escapeHtml(name)}</a>`).join('')}</nav>
<noscript><p class="note">Sorting, downloads and the questions behind values need JavaScript; it runs from this page alone.</p></noscript>
${body.join('\n')}
</main>
<dialog id="items" aria-labelledby="items-title"></dialog>
<div id="tip" role="tooltip" hidden></div>
<footer><p>Made by topsyturvy ${escapeHtml(manifest.topsyturvy)}. Digest of the dataset <code>${escapeHtml(manifest.digest)}</code></p></footer>
<script type="application/json" id="data">${embeddedJson(data)}</script>
<script>${clientScript}</script>
</body>
</html>
`;
}

/** What each run gave, as text. */
function overview(models: readonly ModelResults[]): string {
  const lines = models.flatMap(({ name, kind, runs, people }) =>
    (people ? [{ ...people, heads: [] }] : runs).map(({ heads, report: { counts } }, run) => {
      const { answered, unanswered, unparsed, malformed, duplicate, unknown } = counts;
      const who = `${name}${runs.length > 1 ? `, run ${run + 1}` : ''}${people ? ` (${people.counted})` : kind === 'human' ? ' (people)' : ''}`;
      const odd = malformed.count + duplicate.count + unknown.count;
      const numbers = [answered, unanswered, unparsed, odd];
      const { asked, settings } = inWords(heads);
      const texts = [asked, settings].map((text) => `<td>${escapeHtml(text)}</td>`).join('');
      return `<tr><th scope="row">${escapeHtml(who)}</th>${numbers.map((number) => `<td data-sort="${number}">${number}</td>`).join('')}${texts}</tr>`;
    }),
  );
  const heads = words(
    'Model, Answered, Unanswered, Without a single answer, Lines that do not count, Asked, Settings',
  );
  return `<div class="scroll"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
}

/** What the page says of people: whose answers count, and what their intervals are. */
function peopleNote(models: readonly ModelResults[]): string {
  const people = models.find((model) => model.people)?.people;
  if (!people) return '';
  const { counted, total, excluded } = people;
  const left = [...group(excluded, (why) => why)].map(([why, own]) => `, ${own.length} ${reasons[why]}`);
  const intervals =
    counted < 2
      ? 'What one person answers has no intervals'
      : 'Their intervals are over people and items (two-way bootstrap)';
  return `<p class="note">People: ${counted} of ${total} participants count${left.join('')}. Each answered some of the questions. ${intervals}.</p>`;
}

function section(
  { title, charts, texts }: Chapter,
  i: number,
  first: number,
  drawn: readonly DrawnChart[],
): string {
  const figures = charts.map(({ title, note, kind }, k) => {
    const { svg, table } = drawn[first + k];
    const shown = kind === 'table' ? table : `${svg}<details><summary>Table</summary>${table}</details>`;
    const words = note === undefined ? '' : `<p class="note">${escapeHtml(note)}</p>`;
    const tools = `${svg === '' ? '' : '<button type="button" data-save="svg">SVG</button>'}<button type="button" data-save="csv">CSV</button>`;
    return `<figure data-chart="${first + k}"${kind === 'table' ? ' class="wide"' : ''}><figcaption><h3>${escapeHtml(title)}</h3></figcaption>${shown}${words}<div class="tools">${tools}</div></figure>`;
  });
  const tables = texts.map(
    ([model, text]) =>
      `<figure class="wide"><figcaption><h3>${escapeHtml(model)}</h3></figcaption><pre class="text">${escapeHtml(text)}</pre></figure>`,
  );
  const shown = charts.filter(({ onDemand }) => !onDemand).length;
  const more = figures.slice(shown);
  return `<section aria-labelledby="chapter-${i}">
<h2 id="chapter-${i}">${escapeHtml(title)}</h2>
<div class="charts">
${[...figures.slice(0, shown), ...tables].join('\n')}
</div>
${more.length === 0 ? '' : `<details class="more"><summary>${more.length} more figures, by group</summary><div class="charts">${more.join('\n')}</div></details>`}
</section>`;
}
