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
import { families } from 'topsyturvy';
import { Surface } from 'topsyturvy/draw';
import { drawSheet, jpegOf, looksOf, pictures, seed, thumbnail } from './gallery-sheet.mjs';
import { show } from './picture-sheet.mjs';

/** Families that read pictures of the user's. */
const ofUsers = ['picture/pair', 'mirror/photo'];

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
    const { surface, rasters } = await drawSheet(sheet);
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

async function save(sheet, url) {
  writeFileSync(url, await jpegOf(sheet));
  console.log(fileURLToPath(url));
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
