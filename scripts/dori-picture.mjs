#!/usr/bin/env node
/** Draws docs/images/dori.jpg: one stimulus of each of DORI's fourteen types, with its right answer. Run `npm run build` first. */
import { plan, prepare } from 'topsyturvy';
import { Surface } from 'topsyturvy/draw';
import { save, show } from './picture-sheet.mjs';

const side = 200;
const columns = 4;
const gap = 14;
const caption = 30;

const maker = await prepare(await plan('dori', { seed: 'gallery', count: 70, params: { size: side } }));
const items = [];
for (let i = 0; i < maker.plan.length; i++) {
  const { part, index } = maker.plan.item(i);
  // The first of each type whose answer can be told.
  if (items.some(({ planned }) => planned.part === part) || index > 4) continue;
  const item = maker.make(i);
  if (!/determine/.test(answerOf(item)) || index === 4) items.push(item);
}

const cells = items.flatMap((item) => {
  const { condition } = item.questions[0];
  return item.views.map(({ raster, name }) => ({
    raster,
    text: name === 'before' ? `${condition}, before` : `${condition}: ${short(answerOf(item))}`,
  }));
});
const rows = Math.ceil(cells.length / columns);
const sheet = new Surface(columns * (side + gap) + gap, rows * (side + caption) + gap);
cells.forEach(({ raster, text }, i) => {
  show(
    sheet,
    raster,
    text,
    gap + (i % columns) * (side + gap),
    gap + Math.floor(i / columns) * (side + caption),
  );
});
await save(sheet, 'dori.jpg');

function answerOf(item) {
  const [{ options, answer }] = item.questions;
  return options[answer];
}

/** As much of an answer as stands under a picture. */
function short(text) {
  const brief = text
    .replaceAll(' degrees', '°')
    .replace(/Horizontal/, 'H')
    .replace(/Vertical/, 'V')
    .replace(/ relative to the camera plane|,? the (image|object) .*| in either direction| to each other/, '')
    .replace('They are facing', 'facing');
  return brief.length > 24 ? `${brief.slice(0, 23)}…` : brief;
}
