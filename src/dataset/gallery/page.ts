import { plainWords, titleWords } from './plain-words.js';
import { itemsFile, manifestFile, questionsFile } from '../folder/layout.js';
import type { Manifest } from '../item/record.js';
import { countChart, histogramChart } from './charts.js';
import { embeddedJson, escapeHtml, pagePolicy } from './escape.js';
import { type PageData, questionFields, type Named } from './page-data.js';
import type { Statistics } from './statistics.js';
import { styles } from './styles.js';
import type { Tally } from './tally.js';
import { cards } from './client/cards.js';
import { controls } from './client/controls.js';
import { detail } from './client/detail.js';
import { dom } from './client/dom.js';
import { look } from './client/look.js';
import { model } from './client/model.js';
import { replies } from './client/replies.js';
import { values } from './client/values.js';

/** What the page calls the values of a facet: `part`, `family`, `condition`, `group` (of which the values are names), or `group:NAME`. */
type Called = (facet: string, name: string) => string;

/** The names of values, gathered from the items that the page shows; what only others have keeps its own name. */
function calledIn({ items, values }: Pick<PageData, 'items' | 'values'>): Called {
  const words = new Map<string, string>();
  const note = (facet: string, [name, called]: Named): void => {
    const key = JSON.stringify([facet, name]);
    if (!words.has(key)) words.set(key, called);
  };
  const [condition, asks] = [questionFields.indexOf('condition'), questionFields.indexOf('asks')];
  for (const { part, family, groups, questions } of items) {
    note('part', values[part] as Named);
    note('family', values[family] as Named);
    for (const [group, ...named] of values[groups] as readonly (readonly Named[])[]) {
      note('group', group);
      for (const one of named) note(`group:${group[0]}`, one);
    }
    for (const row of questions)
      note('condition', [values[row[condition]] as string, values[row[asks]] as string]);
  }
  return (facet, name) =>
    words.get(JSON.stringify([facet, name])) ?? (facet === 'part' ? titleWords : plainWords)(name);
}

/**
 * The script of the page. It is kept as text, so that no bundler or test runner can change it on its way into the page:
 * its hash is part of the page's policy.
 */
const clientScript = `'use strict';\n(() => {${[dom, model, values, replies, cards, look, detail, controls].join('')}})();\n`;

/** The first line of every gallery: what does not begin with it is not overwritten. */
export const galleryMark = '<!doctype html><!-- topsyturvy gallery -->';

// A page opened from a disk has no origin that 'self' could mean in every browser.
const policy = pagePolicy("'self' file:", styles, clientScript);

/** The whole page as HTML text. The pictures come first; what the set is made of is below them. */
export function renderPage(manifest: Manifest, statistics: Statistics, data: PageData): string {
  const name = escapeHtml(manifest.spec.name);
  return `${galleryMark}
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="topsyturvy ${escapeHtml(manifest.topsyturvy)}">
<title>${name} · topsyturvy</title>
<style>${styles}</style>
</head>
<body>
<a class="skip" href="#items">Skip to the items</a>
${header(manifest, statistics, name)}
<main>
${sampleNote(statistics, data)}
<div class="columns">
<details id="filter-box"><summary>Filters<span id="active"></span></summary><form id="filters" role="search" aria-label="Filter the items"></form></details>
<section aria-label="Items">
<noscript><p class="note">Browsing the items needs JavaScript; it runs from this page alone.</p></noscript>
<div class="bar-row" id="items" tabindex="-1"><p id="status" role="status"></p><nav id="pager" aria-label="Pages"></nav></div>
<div id="grid"></div>
<nav id="pager-below" aria-label="Pages, below the items"></nav>
</section>
</div>
<details class="overview">
<summary><h2>What is in it</h2></summary>
<div class="charts">
${charts(statistics, data)}
</div>
</details>
</main>
<dialog id="detail" aria-labelledby="detail-title"></dialog>
<footer><p>Made by topsyturvy ${escapeHtml(manifest.topsyturvy)} from ${files(data.base)}. ${manifest.portable ? 'It has the same bytes on every machine' : 'Its bytes may differ between machines'}. Digest <code>${escapeHtml(manifest.digest)}</code></p></footer>
<script type="application/json" id="data">${embeddedJson(data)}</script>
<script>${clientScript}</script>
</body>
</html>
`;
}

function header({ spec, seed }: Manifest, { items, images, questions }: Statistics, name: string): string {
  const counted = (count: number, what: string): string =>
    `<strong>${grouped(count)}</strong> ${what}${count === 1 ? '' : 's'}`;
  const facts = [
    counted(items, 'item'),
    counted(images, 'picture'),
    counted(questions, 'question'),
    `seed <code>${escapeHtml(seed)}</code>`,
    `preset <code>${escapeHtml(spec.preset)}</code>`,
  ];
  return `<header>
<p class="wordmark">topsyturvy</p>
<h1>${name}</h1>
<p class="facts">${facts.map((fact) => `<span>${fact}</span>`).join(' ')}</p>
</header>`;
}

function sampleNote({ items }: Statistics, data: PageData): string {
  if (data.items.length === items) return '';
  return `<p class="sample">This page shows ${grouped(data.items.length)} of ${grouped(items)} items, taken at even distances. The charts count all of them.</p>`;
}

function charts(statistics: Statistics, data: PageData): string {
  const { parts, families, groups, characters, conditions, evidence } = statistics;
  const called = calledIn(data);
  const chart = (title: string, tally: Tally, facet: string, filters = true): string =>
    countChart(title, tally, { called: (name) => called(facet, name), ...(filters && { facet }) });
  const several = [...groups.byName].map(([key, tally]) =>
    chart(`Items by ${called('group', key)}`, tally, `group:${key}`),
  );
  return [
    chart('Items by part', parts, 'part'),
    families.entries().length > 1 ? chart('Items by family', families, 'family') : '',
    ...several,
    countChart('Characters of the original labels', characters),
    chart('Questions by what is shown and asked', conditions, 'condition', false),
    ...[...evidence].map(([name, histogram]) =>
      histogramChart(`Certificate: ${plainWords(name)}`, histogram),
    ),
  ].join('\n');
}

const files = (base: string): string =>
  [manifestFile, itemsFile, questionsFile].map((name) => `<a href="${base}${name}">${name}</a>`).join(', ');

/** 12345 → 12,345. */
const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
