#!/usr/bin/env node
/** Draws docs/images/mirrorqa.jpg: bodies beside their mirror images, each with its label. Run `npm run build` first. */
import { plan, prepare } from 'topsyturvy';
import { Surface } from 'topsyturvy/draw';
import { save, show } from './picture-sheet.mjs';

const side = 200;
const gap = 14;
const caption = 30;
const pairs = 3; // in a row

const cast = (roles, answers) => ({
  size: side,
  cast: Object.fromEntries(roles.map((role) => [role, 1])),
  answers,
});
const sides = ['left', 'right'];
const sets = [
  ['mirror/body', 5, cast(['person/tennis', 'person/static daily', 'person/football', 'person/dynamic daily', 'person/fencing'], sides)], // prettier-ignore
  ['mirror/body', 3, cast(['horse', 'tiger', 'elephant'], ['left front', 'right rear', 'left rear'])],
  ['mirror/body', 2, cast(['owl', 'cat'], sides)],
  ['mirror/reflection', 2, cast(['person/dynamic daily', 'person/basketball'], sides)],
];
const items = [];
for (const [family, count, params] of sets) {
  const maker = await prepare(await plan(family, { seed: 'gallery', count, params }));
  for (let i = 0; i < count; i++) items.push(maker.make(i));
}

const columns = 2 * pairs;
const rows = Math.ceil(items.length / pairs);
const sheet = new Surface(columns * (side + gap) + gap, rows * (side + caption) + gap);
items.forEach((item, at) => {
  item.views.forEach(({ raster, label }, view) => {
    const column = 2 * (at % pairs) + view;
    const row = Math.floor(at / pairs);
    show(
      sheet,
      raster,
      `${asked(item)}: ${label}`,
      gap + column * (side + gap),
      gap + row * (side + caption),
    );
  });
});
await save(sheet, 'mirrorqa.jpg');

/** What is asked, in two words: 'raised hand'. */
function asked({ state }) {
  return state.kind.replaceAll('-', ' ');
}
