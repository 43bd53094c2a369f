#!/usr/bin/env node
/**
 * Writes docs/gallery.md and its sheets, docs/gallery/NAME.jpg: eight pictures of every family that needs no files of the user's, in
 * each of its looks; and docs/images/gallery.jpg for README.md, two pictures of every family. Run `npm run build` first, and again when a
 * family's pictures have changed.
 *
 *     node scripts/gallery-page.mjs [FAMILY …]      draw the sheets of these alone, and not README's picture
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { families, plan, prepare } from 'topsyturvy';
import { Surface } from 'topsyturvy/draw';
import * as z from 'zod';
import { show } from './picture-sheet.mjs';

const seed = 'gallery';
const pictures = 8;
const side = 196;
const columns = 4;
const gap = 12;
const caption = 30;

/** Families that read pictures of the user's. */
const ofUsers = ['picture/pair', 'mirror/photo'];
/** Pictures of an item that are shown: two, but of these one. */
const viewsOf = { matching: 1, 'ambiguous/bistable': 1, 'ambiguous/moving': 1, 'ambiguous/multiscene': 1 };

const folder = new URL('../docs/gallery/', import.meta.url);
const sheets = [];
for (const family of families)
  if (!ofUsers.includes(family.name))
    for (const look of await looksOf(family)) {
      const { name, summary } = family;
      const own = look === '' ? '' : `-${look}`;
      sheets.push({ name, summary, look, file: `${name.replace('/', '-')}${own}` });
    }

mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
const overview = [];
let usual = [];
for (const sheet of sheets)
  if (wanted.length === 0 || wanted.includes(sheet.name)) {
    const { surface, rasters } = await draw(sheet);
    const url = new URL(`${sheet.file}.jpg`, folder);
    if (sheet.look === '') {
      usual = rasters;
      // Neighbors are views of one item.
      overview.push(rasters[0], rasters[2]);
      await save(surface, url);
    } else if (rasters.every(({ data }, i) => data.equals(usual[i].data))) rmSync(url, { force: true });
    else await save(surface, url);
  }
if (wanted.length === 0) await drawOverview(overview);
writeFileSync(new URL('../docs/gallery.md', import.meta.url), page());

/** The looks that a family can have: first '', its default, then the others. */
async function looksOf(family) {
  const { params } = await family.load();
  const look = z.toJSONSchema(params(z), { io: 'input' }).properties.look;
  return ['', ...(look?.enum ?? []).filter((one) => one !== look.default)];
}

/** Draws a sheet; the rasters on it, too. */
async function draw({ name, look }) {
  const params = look === '' ? {} : { look };
  const maker = await prepare(await plan(name, { seed, params, count: 4 * pictures }));
  const cells = [];
  for (let i = 0; cells.length < pictures; i++) {
    const item = maker.make(i);
    for (const view of item.views.slice(0, viewsOf[name] ?? 2))
      cells.push({ view, text: textOf(view, item) });
  }
  const rows = Math.ceil(pictures / columns);
  const surface = new Surface(columns * (side + gap) + gap, rows * (side + caption) + gap);
  const rasters = [];
  for (const [i, { view, text }] of cells.slice(0, pictures).entries()) {
    const raster = await thumbnail(view.raster, side);
    rasters.push(raster);
    const left = gap + (i % columns) * (side + gap) + Math.round((side - raster.width) / 2);
    show(surface, raster, text, left, gap + Math.floor(i / columns) * (side + caption));
  }
  return { surface, rasters };
}

/** Pictures beside one another, without captions. */
async function drawOverview(rasters) {
  const [across, cell, between] = [8, 120, 6];
  const rows = Math.ceil(rasters.length / across);
  const sheet = new Surface(across * (cell + between) + between, rows * (cell + between) + between);
  for (const [i, raster] of rasters.entries()) {
    const small = await thumbnail(raster, cell);
    const [column, row] = [i % across, Math.floor(i / across)];
    const left = between + column * (cell + between) + Math.round((cell - small.width) / 2);
    show(sheet, small, '', left, between + row * (cell + between) + Math.round((cell - small.height) / 2));
  }
  await save(sheet, new URL('../docs/images/gallery.jpg', import.meta.url));
}

async function save({ raster: { width, height, data } }, url) {
  const path = fileURLToPath(url);
  await sharp(Buffer.from(data), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path);
  console.log(path);
}

/** A picture of a side at most. */
async function thumbnail({ width, height, channels, data }, side) {
  const { data: pixels, info } = await sharp(Buffer.from(data), { raw: { width, height, channels } })
    .resize(side, side, { fit: 'inside' })
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: info.channels, data: pixels };
}

/** What is true of a view, as much of it as stands under a picture. */
function textOf({ name, label }, { questions }) {
  const asked = questions.find(({ view }) => view === name) ?? questions[0];
  const answer = asked && (asked.options?.[asked.answer] ?? asked.answer);
  const text = typeof label === 'string' ? label : typeof answer === 'string' ? answer : name;
  return text.length > 24 ? `${text.slice(0, 23)}…` : text;
}

function page() {
  // A look that shows what the default shows has no sheet.
  const shown = sheets.filter(({ file }) => existsSync(new URL(`${file}.jpg`, folder)));
  const sections = shown.map(({ name, summary, look, file }) => {
    const picture = `![Pictures of ${name}](gallery/${file}.jpg)\n`;
    return look === ''
      ? `## \`${name}\`\n\n${summary}\n\n${picture}`
      : `With \`--param look=${look}\`:\n\n${picture}`;
  });
  return `# Gallery

Eight pictures of each family, ${pictures * shown.length} in all, from the first items of \`topsyturvy generate FAMILY --seed ${seed}\`, made smaller. Below each
stands what is true of it. \`node scripts/gallery-page.mjs\` draws the page.

${sections.join('\n')}`;
}
