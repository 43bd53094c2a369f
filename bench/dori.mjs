/**
 * Whole DORI items (plan, renders, PNG, hashes, JSON) in the clean look: CPU time of one, the shares of encoding and of all
 * the rest (`generate --stats` tells it by stage), and what follows for all 16,828 stimuli on two cores; then items a second to disk with two workers.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plan, prepare, write } from '../dist/index.js';
import { cpuSeconds, report } from './measure.mjs';

const stimuli = 16_828;
const [warm, count] = [140, 280];

// One variation of each model: over all stimuli, building models is next to nothing; over a few hundred it would be much.
// In the clean look; bench/photo.mjs sets that of photographs beside it.
const request = { seed: 'bench', params: { variations: 1, look: 'clean' } };
const maker = await prepare(await plan('dori', { ...request, count: warm + count }));
const spent = { encode: 0 };

function timed(kind, work) {
  const start = cpuSeconds();
  const result = work();
  spent[kind] += cpuSeconds() - start;
  return result;
}

/** Every third item belongs to the warm-up, so that both have all types. */
const isWarm = (i) => i % 3 === 0;
for (let i = 0; i < maker.plan.length; i++) if (isWarm(i)) work(i);
spent.encode = 0;
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
  for (const view of item.views) {
    if (view.raster.width === 0) throw new Error('nothing was drawn'); // drawn before the encoder is timed
    timed('encode', () => view.png);
  }
  return item.lines;
}

const share = (seconds) => `${((100 * seconds) / total).toFixed(1)} %`;
report({
  name: 'DORI items, clean look, 512², 8 samples, shadows',
  value: (1000 * total) / made,
  unit: 'ms of CPU',
  encode: share(spent.encode),
  rest: share(total - spent.encode),
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
