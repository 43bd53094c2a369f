/**
 * MirrorQA's bodies at 512², 8 samples, shadows: the CPU time of drawing a view, beside that of a 12.8k-triangle knot in
 * the same run; of whole items (bodies built, evidence, pictures, PNG, lines); then items to disk with two workers, and what
 * follows for all 5,549: two workers get in each other's way, so that half the CPU time would promise too much.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plan, prepare, write } from '../dist/index.js';
import { softRenderer, studioLights, toolkit } from '../dist/world.js';
import { knot } from './knot.mjs';
import { cpuSeconds, median, report } from './measure.mjs';

const stimuli = 5549;
const [warm, count] = [24, 96];
// In the clean look; bench/photo.mjs sets that of photographs beside it.
const request = { seed: 'bench', params: { look: 'clean' } };
const settings = { width: 512, height: 512, samples: 8, shadows: true };

const maker = await prepare(await plan('mirrorqa', { ...request, count: warm + count }));
const drawKnot = await knotDrawer();
const [views, knots, items] = [[], [], []];
const watched = new Set();

/** Times the full pictures of a family's renderer. */
function watch({ painter }) {
  if (watched.has(painter)) return;
  watched.add(painter);
  const render = painter.render.bind(painter);
  painter.render = (scene, size) => {
    const start = cpuSeconds();
    const picture = render(scene, size);
    views.push(cpuSeconds() - start);
    return picture;
  };
}

function work(i) {
  const start = cpuSeconds();
  const item = maker.make(i);
  watch(item.assets);
  for (const view of item.views) if (view.png.length === 0) throw new Error('nothing was drawn');
  if (item.lines.item.length === 0) throw new Error('nothing was said');
  items.push(cpuSeconds() - start);
}

// Every fifth item belongs to the warm-up, so that both have all labels.
for (const warming of [true, false]) {
  if (!warming) for (const list of [views, knots, items]) list.length = 0;
  for (let i = 0; i < maker.plan.length; i++) {
    if ((i % 5 === 0) !== warming) continue;
    work(i);
    knots.push(drawKnot());
  }
}
const mean = items.reduce((sum, seconds) => sum + seconds, 0) / items.length;
report({
  name: 'body drawn, 512², 8 samples, shadows',
  value: 1000 * median(views),
  unit: 'ms of CPU, median',
  target: 40,
  peer: 'our knot of 12.8k triangles',
  peerValue: 1000 * median(knots),
  ratio: median(views) / median(knots),
});
report({
  name: 'MirrorQA items, clean look, 512²',
  value: 1000 * mean,
  unit: 'ms of CPU',
  median: 1000 * median(items),
});

const folder = mkdtempSync(join(tmpdir(), 'topsyturvy-bench-'));
try {
  const from = performance.now();
  await write(await plan('mirrorqa', { ...request, count: 2 * count }), join(folder, 'set'), {
    workers: 2,
  });
  const rate = (2 * count) / ((performance.now() - from) / 1000);
  report({ name: 'MirrorQA items to disk, 2 workers, from a cold start', value: rate, unit: 'items/s' });
  report({
    name: `all ${stimuli} MirrorQA items with 2 workers, predicted`,
    value: stimuli / rate / 60,
    unit: 'minutes',
    halfOfTheCpu: (mean * stimuli) / 2 / 60,
  });
} finally {
  rmSync(folder, { recursive: true });
}

/** Draws the knot at a fresh pose each time; returns the seconds. */
async function knotDrawer() {
  const renderer = softRenderer();
  const mesh = knot(toolkit, 200, 32);
  const model = {
    category: 'knot',
    broadClass: 'miscellaneous',
    hasFront: false,
    hasUp: false,
    parts: [{ name: 'knot', mesh, material: toolkit.materials.plastic('#c8502a') }],
  };
  let turn = 0;
  return () => {
    const angle = (turn++ * 7 * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const scene = {
      objects: [{ model, pose: { rotation: [c, 0, s, 0, 1, 0, -s, 0, c], position: [0, 1.1, 0], scale: 1 } }],
      camera: { position: [0, 2.2, 6], target: [0, 1, 0], fieldOfView: 36, near: 0.1, far: 60 },
      lights: studioLights,
      ground: 'catcher',
      background: { top: [210, 220, 230], bottom: [245, 246, 248] },
    };
    const start = cpuSeconds();
    renderer.render(scene, settings);
    return cpuSeconds() - start;
  };
}
