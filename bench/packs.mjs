/** Sets of the catalog's models and of the same models as a pack: CPU seconds an item, and their ratio. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { generate, plan } from '../dist/index.js';
import { cpuSeconds, report } from './measure.mjs';

const seed = 'bench packs';
const categories = ['armchair', 'camera', 'chair', 'sofa', 'stool', 'teapot', 'toaster'];
const base = mkdtempSync(join(tmpdir(), 'topsyturvy-bench-'));
const cli = new URL('../dist/cli.js', import.meta.url).pathname;

/** Seconds of one item once the set is open, models are read and places built. */
async function secondsOf(params, count) {
  const set = await plan('orientation/directional-facing', {
    seed,
    count,
    params: { categories, variations: 1, size: 256, ...params },
  });
  let [made, from] = [0, 0];
  for await (const item of generate(set, { base })) {
    if (item.views.length === 0) throw new Error('no picture');
    if (made++ === Math.floor(count / 2) - 1) from = cpuSeconds();
  }
  return (cpuSeconds() - from) / Math.ceil(count / 2);
}

try {
  for (const look of ['clean', 'photo']) {
    execFileSync(process.execPath, [
      ...[cli, 'models', 'export', join(base, look), '--look', look, '--seed', seed],
      ...['--variations', '1', '--categories', categories.join(',')],
    ]);
    const catalog = await secondsOf({ look }, 24);
    const pack = await secondsOf({ look, pack: look }, 24);
    report({ name: `a pack's items, look ${look}`, catalog, pack, ratio: pack / catalog });
  }
} finally {
  rmSync(base, { recursive: true, force: true });
}
