/**
 * Sheets of docs/gallery: eight pictures of a family, from the first items of `topsyturvy generate FAMILY --seed gallery --count 32`, made smaller, with what is
 * true of each below it.
 */
import sharp from 'sharp';
import { plan, prepare } from 'topsyturvy';
import { Surface } from 'topsyturvy/draw';
import * as z from 'zod';
import { show } from './picture-sheet.mjs';

export const seed = 'gallery';
/** How many are on a sheet. */
export const pictures = 8;
/** How many items its set has: designs over a set depend on it. */
const count = 32;
const side = 196;
const columns = 4;
const gap = 12;
const caption = 30;

/** Pictures of an item that are shown: two, but of these one, or all that are chosen from. */
const viewsOf = {
  matching: 1,
  'ambiguous/bistable': 1,
  'ambiguous/moving': 1,
  'ambiguous/multiscene': 1,
  'relations/view-from-behind': 5,
  'relations/second-camera': 5,
  'relations/odd-one-out': 4,
  'relations/same-object': 5,
};

/** The looks that a family can have: first '', its default, then the others. */
export async function looksOf(family) {
  const { params } = await family.load();
  const look = z.toJSONSchema(params(z), { io: 'input' }).properties.look;
  return ['', ...(look?.enum ?? []).filter((one) => one !== look.default)];
}

/** Draws a sheet; the rasters on it, too. */
export async function drawSheet({ name, look }) {
  const params = look === '' ? {} : { look };
  const maker = await prepare(await plan(name, { seed, params, count }));
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

/** A sheet as the bytes of a JPEG file. */
export const jpegOf = ({ raster: { width, height, data } }) =>
  sharp(Buffer.from(data), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();

/** A picture of a side at most. */
export async function thumbnail({ width, height, channels, data }, side) {
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
