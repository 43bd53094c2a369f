/**
 * Sheets for docs/difficulty.md: a row of each family, with the first item at levels 1, 4, 7 and 10, in the sizes that the
 * pictures have to each other. `node scripts/difficulty-sheets.mjs [SHEET …]`
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { plan, prepare } from 'topsyturvy';
import { Surface } from 'topsyturvy/draw';
import { jpegOf, thumbnail } from './gallery-sheet.mjs';
import { show, write } from './picture-sheet.mjs';

const shownLevels = [1, 4, 7, 10];
/** The side of the largest picture of a row, the room between pictures, below them and above a row. */
const [side, gap, caption, title] = [180, 12, 28, 26];

/** Families by sheet, and which of an item's views is shown, of which params; those of your own pictures are not. */
export const sheets = {
  text: { 'text/rotated': 0, 'text/turned': 0, 'picture/rotated': 0 },
  composition: {
    'composition/mirror-clock': 1,
    'composition/mirror-sign': 1,
    'composition/two-turns': 0,
    'composition/group-table': 0,
    'composition/turn-chain': 0,
    'composition/odd-one-out': 0,
  },
  orientation: {
    'orientation/view-parallelism': 0,
    'orientation/directional-facing': 0,
    'orientation/single-axis-rotation': 0,
    'orientation/compound-rotation': 1,
    'orientation/inter-object-direction': 0,
    'orientation/viewer-scene-direction': 1,
    'orientation/canonical-orientation': 0,
    'orientation/mental-rotation': 1,
  },
  mirror: { 'mirror/body': 0, 'mirror/reflection': 0 },
  ambiguous: {
    'ambiguous/geometric': 0,
    'ambiguous/bistable': 0,
    'ambiguous/multiview': 0,
    'ambiguous/motion': 0,
    'ambiguous/moving': 0,
    'ambiguous/hybrid': 0,
    'ambiguous/color': 0,
    'ambiguous/camouflage': 0,
    'ambiguous/multiscene': 0,
    'ambiguous/mixed': 0,
  },
  relations: {
    'relations/viewer-relations': 0,
    'relations/object-relations': 0,
    'relations/counting': 0,
    'relations/view-from-behind': 0,
    'relations/second-camera': 4,
    'relations/odd-one-out': { view: 0, params: { subjects: ['figures'] } },
    'relations/same-object': { view: 0, params: { subjects: ['figures'] } },
  },
};

for (const name of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(sheets)) {
  const file = fileURLToPath(new URL(`../docs/gallery/difficulty-${name}.jpg`, import.meta.url));
  await writeFile(file, await jpegOf(await drawSheet(sheets[name])));
  console.log(file);
}

async function drawSheet(families) {
  const rowHeight = title + side + caption;
  const surface = new Surface(
    shownLevels.length * (side + gap) + gap,
    Object.keys(families).length * rowHeight + gap,
  );
  for (const [row, [family, wanted]] of Object.entries(families).entries()) {
    const top = row * rowHeight;
    write(surface, family, surface.width / 2, top + 20);
    const rasters = [];
    for (const level of shownLevels) rasters.push(await pictureAt(family, wanted, level));
    const largest = Math.max(...rasters.map(({ width, height }) => Math.max(width, height)));
    for (const [column, raster] of rasters.entries()) {
      const shown = await thumbnail(
        raster,
        Math.round((side * Math.max(raster.width, raster.height)) / largest),
      );
      const [left, up] = [(side - shown.width) / 2, (side - shown.height) / 2].map(Math.round);
      const x = gap + column * (side + gap);
      show(surface, shown, `level ${shownLevels[column]}`, x + left, top + title + up);
    }
  }
  return surface;
}

/** The picture of the first item at a level. */
async function pictureAt(family, wanted, difficulty) {
  const { view, params } = typeof wanted === 'number' ? { view: wanted, params: {} } : wanted;
  const maker = await prepare(
    await plan(family, { seed: 'gallery', count: 8, params: { ...params, difficulty } }),
  );
  return maker.make(0).views[view].raster;
}
