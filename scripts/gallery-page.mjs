#!/usr/bin/env node
/**
 * Writes docs/gallery.md and its sheets, docs/gallery/NAME.jpg: eight pictures of every family that needs no files of the user's. Run
 * `npm run build` first, and again when a family's pictures have changed.
 *
 *     node scripts/gallery-page.mjs [FAMILY …]      draw the sheets of these alone
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { families, plan, prepare } from 'topsyturvy';
import { Surface } from 'topsyturvy/draw';
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
const sheets = families
  .filter(({ name }) => !ofUsers.includes(name))
  .flatMap(({ name, summary }) => {
    const sheet = { name, summary, params: {}, file: name.replace('/', '-') };
    if (!withLooks(name)) return [sheet];
    return [sheet, { ...sheet, params: { look: 'photo' }, file: `${sheet.file}-photo` }];
  });

mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
for (const sheet of sheets) if (wanted.length === 0 || wanted.includes(sheet.name)) await draw(sheet);
writeFileSync(new URL('../docs/gallery.md', import.meta.url), page());

/** Whether a family has pictures of two looks. */
function withLooks(name) {
  return name.startsWith('orientation/') && name !== 'orientation/mental-rotation';
}

async function draw({ name, params, file }) {
  const maker = await prepare(await plan(name, { seed, params, count: 4 * pictures }));
  const cells = [];
  for (let i = 0; cells.length < pictures; i++) {
    const item = maker.make(i);
    for (const view of item.views.slice(0, viewsOf[name] ?? 2))
      cells.push({ view, text: textOf(view, item) });
  }
  const rows = Math.ceil(pictures / columns);
  const sheet = new Surface(columns * (side + gap) + gap, rows * (side + caption) + gap);
  for (const [i, { view, text }] of cells.slice(0, pictures).entries()) {
    const raster = await thumbnail(view.raster);
    const left = gap + (i % columns) * (side + gap) + Math.round((side - raster.width) / 2);
    show(sheet, raster, text, left, gap + Math.floor(i / columns) * (side + caption));
  }
  const { width, height, data } = sheet.raster;
  const path = fileURLToPath(new URL(`${file}.jpg`, folder));
  await sharp(Buffer.from(data), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path);
  console.log(path);
}

/** A picture of a cell's height at most. */
async function thumbnail({ width, height, channels, data }) {
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
  const sections = sheets.map(({ name, summary, params: { look }, file }) => {
    const picture = `![Pictures of ${name}](gallery/${file}.jpg)\n`;
    return look
      ? `With \`--param look=${look}\`:\n\n${picture}`
      : `## \`${name}\`\n\n${summary}\n\n${picture}`;
  });
  return `# Gallery

Eight pictures of each family, ${pictures * sheets.length} in all, from the first items of \`topsyturvy generate FAMILY --seed ${seed}\`, made smaller. Below each
stands what is true of it. \`node scripts/gallery-page.mjs\` draws the page.

${sections.join('\n')}`;
}
