/**
 * Whole DORI items (plan, renders, PNG, hashes, JSON) at their defaults: CPU time of one, the shares of rendering, encoding and
 * all the rest, and what follows for all 16,828 stimuli on two cores; then items a second to disk with two workers.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plan, prepare, write } from '../dist/index.js';
import { cpuSeconds, report } from './measure.mjs';

const stimuli = 16_828;
const [warm, count] = [140, 280];

// One variation of each model: over all stimuli, building models is next to nothing; over a few hundred it would be much.
const request = { seed: 'bench', params: { variations: 1 } };
const maker = await prepare(await plan('dori', { ...request, count: warm + count }));
const spent = { render: 0, encode: 0 };
const watched = new Set();

function timed(kind, work) {
  const start = cpuSeconds();
  const result = work();
  spent[kind] += cpuSeconds() - start;
  return result;
}

/** Counts what a family's renderer takes. */
function watch({ studio }) {
  if (!studio || watched.has(studio.renderer)) return;
  watched.add(studio.renderer);
  for (const name of ['render', 'masks', 'objects']) {
    const original = studio.renderer[name].bind(studio.renderer);
    studio.renderer[name] = (...args) => timed('render', () => original(...args));
  }
}

/** Every third item belongs to the warm-up, so that both have all types. */
const isWarm = (i) => i % 3 === 0;
for (let i = 0; i < maker.plan.length; i++) if (isWarm(i)) work(i);
spent.render = spent.encode = 0;
const start = cpuSeconds();
let made = 0;
for (let i = 0; i < maker.plan.length; i++) {
  if (isWarm(i)) continue;
  work(i);
  made++;
}
const total = cpuSeconds() - start;

function work(i) {
  const item = maker.make(i);
  watch(item.assets);
  for (const view of item.views) {
    if (view.raster.width === 0) throw new Error('nothing was drawn'); // drawn before the encoder is timed
    timed('encode', () => view.png);
  }
  return item.lines;
}

const share = (seconds) => `${((100 * seconds) / total).toFixed(1)} %`;
report({
  name: 'DORI items, 512², 8 samples, shadows',
  value: (1000 * total) / made,
  unit: 'ms of CPU',
  render: share(spent.render),
  encode: share(spent.encode),
  rest: share(total - spent.render - spent.encode),
});
report({
  name: `all ${stimuli} DORI stimuli on 2 cores`,
  value: ((total / made) * stimuli) / 2 / 60,
  unit: 'minutes',
  target: 10,
});

const folder = mkdtempSync(join(tmpdir(), 'topsyturvy-bench-'));
try {
  const from = performance.now();
  await write(await plan('dori', { ...request, count }), join(folder, 'set'), { workers: 2 });
  report({
    name: 'DORI items to disk, 2 workers, from a cold start',
    value: count / ((performance.now() - from) / 1000),
    unit: 'items/s',
  });
} finally {
  rmSync(folder, { recursive: true });
}
