#!/usr/bin/env node
/**
 * Draws docs/images/pairs.png, the picture of README.md: pairs of the benchmark's two kinds, each view with its label.
 * Everything on it is made by the library itself. Run `npm run build` first.
 */
import { plan, prepare } from 'topsyturvy';
import { Surface } from 'topsyturvy/draw';
import { save, show } from './picture-sheet.mjs';

const seed = 'readme';
const side = 132;
const columns = 4;
const gap = 6; // between the two views of a pair
const gutter = 28; // between pairs
const caption = 30;

const strings = ['dejavu-sans', 'roboto-slab', 'delius', 'archivo-black'];
const pictures = [
  'cave',
  'dimples',
  'pointing-hand',
  'relief',
  'plot',
  'calculator',
  'vehicle-heading',
  'flag',
];

/** The first item of a set that shows the scene or font, with its views drawn. */
async function pair(family, params) {
  const maker = await prepare(await plan(family, { seed, count: 1, params: { ...params, size: side } }));
  return maker.make(0).views;
}

const pairs = [
  ...(await Promise.all(strings.map((font, i) => pair('text/rotated', { length: 2 + i, fonts: [font] })))),
  ...(await Promise.all(pictures.map((scene) => pair('picture/rotated', { scenes: [scene] })))),
];

const cell = 2 * side + gap;
const rows = Math.ceil(pairs.length / columns);
const sheet = new Surface(
  columns * cell + (columns + 1) * gutter,
  rows * (side + caption) + (rows + 1) * (gutter / 2),
);
pairs.forEach((views, i) => {
  const left = gutter + (i % columns) * (cell + gutter);
  const top = gutter / 2 + Math.floor(i / columns) * (side + caption + gutter / 2);
  views.forEach(({ raster, label }, k) => {
    const text = typeof label === 'string' ? label : JSON.stringify(label);
    show(sheet, raster, text, left + k * (side + gap), top);
  });
});
await save(sheet, 'pairs.png');
