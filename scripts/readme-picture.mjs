#!/usr/bin/env node
/**
 * Draws docs/images/pairs.png, the picture of README.md: pairs of the benchmark's two kinds, each view with its label.
 * Everything on it is made by the library itself. Run `npm run build` first.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Surface, encodePng, loadFont, plan, prepare, shapes } from 'topsyturvy';

const seed = 'readme';
const side = 132;
const columns = 4;
const gap = 6; // between the two views of a pair
const gutter = 28; // between pairs
const caption = 30;
const ink = [40, 44, 52];

const strings = ['dejavu-sans', 'roboto-slab', 'delius', 'archivo-black'];
const pictures = [
  'face',
  'dimples',
  'pointing-hand',
  'hourglass',
  'plot',
  'calculator',
  'vehicle-heading',
  'flag',
];

/** The first item of a set that shows the scene or font, with its views drawn. */
async function pair(family, params) {
  const maker = await prepare(plan(family, { seed, count: 1, params: { ...params, size: side } }));
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
  views.forEach((view, k) => showView(view, left + k * (side + gap), top));
});

const file = fileURLToPath(new URL('../docs/images/pairs.png', import.meta.url));
const png = encodePng(sheet.raster);
writeFileSync(file, png);
console.log(`${file}: ${sheet.width} × ${sheet.height}, ${png.length} bytes`);

/** A view in a thin frame, its label below it. */
function showView({ raster, label }, x, y) {
  paste(raster, x, y);
  sheet.stroke(shapes.rect(x - 0.5, y - 0.5, side + 1, side + 1), [205, 208, 214], { width: 1 });
  write(typeof label === 'string' ? label : JSON.stringify(label), x + side / 2, y + side + 20);
}

function paste({ width, height, channels, data }, x, y) {
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const from = (row * width + column) * channels;
      const to = ((y + row) * sheet.width + x + column) * 3;
      for (let c = 0; c < 3; c++) sheet.raster.data[to + c] = data[from + (channels === 1 ? 0 : c)];
    }
  }
}

/** A line of text, centred. */
function write(text, x, baseline) {
  const font = loadFont('dejavu-sans');
  const scale = 15 / font.unitsPerEm;
  const glyphs = Array.from(text, (char) => font.need(char));
  let pen = x - (glyphs.reduce((sum, { advance }) => sum + advance, 0) * scale) / 2;
  for (const { path, advance } of glyphs) {
    sheet.fill(path, ink, { transform: [scale, 0, 0, scale, pen, baseline] });
    pen += advance * scale;
  }
}
