#!/usr/bin/env node
/**
 * Draws docs/images/look.jpg: twelve pictures, each as our renderer draws it and as Blender traces it, and prints how far both are apart
 * and how long both took. Run `npm run build` first; it needs Blender on the path, and ten minutes of two cores.
 */
import { plan, prepare } from 'topsyturvy';
import { createRaster, Surface } from 'topsyturvy/draw';
import { save, show } from './picture-sheet.mjs';

const side = 288;
const shown = 144;
const gap = 12;
const caption = 30;
const samples = Number(process.argv[2] ?? 64);

const one = (category) => ({ categories: [category], distractors: [1, 2], undetermined: 0 });
/** Caption, family, seed, params; the first item is shown, and of it the first picture. */
const chosen = [
  ['a person', 'mirror/body', 1, { cast: { person: 1 }, heads: 0.01 }],
  ['a head', 'mirror/body', 2, { cast: { person: 1 }, heads: 0.99 }],
  ['an animal', 'mirror/body', 3, { cast: { dog: 1 } }],
  ['a mirror', 'mirror/reflection', 4, { cast: { person: 1 } }],
  [
    'a wine glass',
    'orientation/canonical-orientation',
    5,
    { categories: ['wine glass'], surroundings: 'place' },
  ],
  ['a medicine bottle', 'orientation/directional-facing', 6, one('medicine bottle')],
  ['a car', 'orientation/directional-facing', 7, one('car')],
  ['a chair', 'orientation/viewer-scene-direction', 8, one('chair')],
  ['two things', 'orientation/inter-object-direction', 9, {}],
  ['a plain ground', 'orientation/directional-facing', 10, { ...one('camera'), look: 'clean' }],
  ['on a floor', 'relations/viewer-relations', 11, {}],
  ['block figures', 'orientation/mental-rotation', 12, {}],
];

async function draw(family, seed, params) {
  const start = performance.now();
  const maker = await prepare(await plan(family, { seed, count: 1, params: { size: side, ...params } }));
  const item = maker.make(0);
  return { item, raster: item.views[0].raster, seconds: (performance.now() - start) / 1000 };
}

/** A picture at half its size: the mean of four pixels. */
function halved({ width, data }) {
  const half = createRaster(shown, shown, 3);
  half.data.forEach((_, at) => {
    const [x, y, c] = [Math.floor(at / 3) % shown, Math.floor(at / 3 / shown), at % 3];
    const from = 3 * (2 * y * width + 2 * x) + c;
    half.data[at] = (data[from] + data[from + 3] + data[from + 3 * width] + data[from + 3 * width + 3]) / 4;
  });
  return half;
}

const columns = 3;
const cell = { width: 2 * shown + 4 + gap, height: shown + caption };
const sheet = new Surface(columns * cell.width + gap, Math.ceil(chosen.length / columns) * cell.height + gap);
for (const [i, [name, family, seed, params]] of chosen.entries()) {
  const ours = await draw(family, seed, params);
  const theirs = await draw(family, seed, { ...params, renderer: `blender:${samples}` });
  const [a, b] = [ours, theirs].map(({ raster }) => halved(raster));
  const apart = ours.raster.data.reduce(
    (sum, value, at) => sum + Math.abs(value - theirs.raster.data[at]),
    0,
  );
  console.log(
    `${name}: ${(apart / ours.raster.data.length).toFixed(1)} levels apart; ${ours.seconds.toFixed(1)} s, ${theirs.seconds.toFixed(1)} s;`,
    `refused ${JSON.stringify(theirs.item.rejections)}; the same item: ${JSON.stringify(ours.item.state) === JSON.stringify(theirs.item.state)}`,
  );
  const [x, y] = [gap + (i % columns) * cell.width, gap + Math.floor(i / columns) * cell.height];
  show(sheet, a, name, x, y);
  show(sheet, b, 'Cycles', x + shown + 4, y);
}
await save(sheet, 'look.jpg');
