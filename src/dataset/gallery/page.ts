import { createHash } from 'node:crypto';
import { itemsFile, manifestFile, questionsFile } from '../folder/layout.js';
import type { Manifest } from '../item/record.js';
import { countChart, histogramChart } from './charts.js';
import type { PageData } from './collect.js';
import { embeddedJson, escapeHtml } from './escape.js';
import type { Statistics } from './statistics.js';
import { styles } from './styles.js';
import { cards } from './client/cards.js';
import { controls } from './client/controls.js';
import { detail } from './client/detail.js';
import { dom } from './client/dom.js';
import { look } from './client/look.js';
import { model } from './client/model.js';
import { values } from './client/values.js';

/**
 * The script of the page. It is kept as text, so that no bundler or test runner can change it on its way into the page:
 * its hash is part of the page's policy.
 */
const clientScript = `'use strict';\n(() => {${[model, dom, values, cards, look, detail, controls].join('')}})();\n`;

/** The first line of every gallery: what does not begin with it is not overwritten. */
export const galleryMark = '<!doctype html><!-- topsyturvy gallery -->';

const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing is loaded but pictures beside the page, and nothing runs but the page's own script. */
const policy = [
  "default-src 'none'",
  // A page opened from a disk has no origin that 'self' could mean in every browser.
  "img-src 'self' file:",
  `style-src ${sourceHash(styles)}`,
  `script-src ${sourceHash(clientScript)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** The whole page as HTML text. */
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
${header(manifest, name)}
<main>
${facts(manifest, statistics)}
${sampleNote(statistics, data)}
<details class="overview" open>
<summary><h2>What is in it</h2></summary>
<div class="charts">
${charts(statistics)}
</div>
</details>
<section aria-labelledby="items">
<h2 id="items" tabindex="-1">Items</h2>
<noscript><p class="note">Browsing the items needs JavaScript; it runs from this page alone.</p></noscript>
<form id="filters" role="search" aria-label="Filter the items"></form>
<div class="bar-row"><p id="status" role="status"></p><nav id="pager" aria-label="Pages"></nav></div>
<div id="grid"></div>
<nav id="pager-below" aria-label="Pages, below the items"></nav>
</section>
</main>
<dialog id="detail" aria-labelledby="detail-title"></dialog>
<footer><p>Made by topsyturvy ${escapeHtml(manifest.topsyturvy)} from ${files(data.base)}. Digest <code>${escapeHtml(manifest.digest)}</code></p></footer>
<script type="application/json" id="data">${embeddedJson(data)}</script>
<script>${clientScript}</script>
</body>
</html>
`;
}

function header({ spec, seed, portable }: Manifest, name: string): string {
  const facts = [
    `seed <code>${escapeHtml(seed)}</code>`,
    `preset <code>${escapeHtml(spec.preset)}</code>`,
    portable ? 'the same bytes on every machine' : 'bytes may differ between machines',
  ];
  return `<header>
<p class="wordmark">topsyturvy</p>
<h1><span>${name}</span><span class="turned" aria-hidden="true">${name}</span></h1>
<p class="facts">${facts.join(' · ')}</p>
</header>`;
}

function facts({ families }: Manifest, { items, images, questions }: Statistics): string {
  const kinds = Object.keys(families).length;
  const numbers: [number, string][] = [
    [items, items === 1 ? 'item' : 'items'],
    [images, images === 1 ? 'picture' : 'pictures'],
    [questions, questions === 1 ? 'question' : 'questions'],
    [kinds, kinds === 1 ? 'family' : 'families'],
  ];
  const cells = numbers.map(([count, what]) => `<div><dt>${what}</dt><dd>${grouped(count)}</dd></div>`);
  return `<dl class="numbers">${cells.join('')}</dl>`;
}

function sampleNote({ items }: Statistics, data: PageData): string {
  if (data.items.length === items) return '';
  return `<p class="sample">This page shows ${grouped(data.items.length)} of ${grouped(items)} items, taken at even distances. The charts count all of them.</p>`;
}

function charts({ parts, families, groups, characters, conditions, evidence }: Statistics): string {
  const several = [...groups.byName].map(([key, tally]) =>
    countChart(`Items by ${key}`, tally, `group:${key}`),
  );
  return [
    countChart('Items by part', parts, 'part'),
    families.entries().length > 1 ? countChart('Items by family', families, 'family') : '',
    ...several,
    countChart('Characters of the original labels', characters),
    countChart('Questions by condition', conditions),
    ...[...evidence].map(([name, histogram]) => histogramChart(`Certificate: ${name}`, histogram)),
  ].join('\n');
}

const files = (base: string): string =>
  [manifestFile, itemsFile, questionsFile].map((name) => `<a href="${base}${name}">${name}</a>`).join(', ');

/** 12345 → 12,345. */
const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
