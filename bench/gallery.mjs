/**
 * Items that `topsyturvy gallery` shows in a second, of two pictures of 512 by 512 pixels each, beside sharp shrinking the same files
 * and nothing else; and how large the gallery of 2,268 of them would be. Wall time, since sharp's threads are what works.
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { gallery, plan, write } from '../dist/index.js';
import { report } from './measure.mjs';

const count = Number(process.env.TOPSYTURVY_BENCH_ITEMS ?? 600);
const folder = mkdtempSync(join(tmpdir(), 'topsyturvy-bench-'));
try {
  const set = join(folder, 'set');
  await write(await plan('ambiguous/bistable', { seed: 'bench', count }), set, { workers: 2 });
  const pictures = filesIn(join(set, 'images')).filter((file) => file.endsWith('.png'));
  const alone = await secondsOf(() => shrinkAll(pictures));
  const out = join(folder, 'gallery');
  const seconds = await secondsOf(() => gallery(set, { out }));
  report({
    name: `gallery of ${count} items with ${pictures.length} pictures`,
    value: count / seconds,
    unit: 'items/s',
    peer: 'sharp shrinking the same files',
    peerValue: count / alone,
    ratio: alone / seconds,
  });
  const bytes = filesIn(out).reduce((sum, file) => sum + statSync(file).size, 0);
  report({ name: 'gallery of 2,268 such items', value: (bytes / count) * 2268 * 1e-6, unit: 'MB' });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function filesIn(parent) {
  const entries = readdirSync(parent, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function secondsOf(work) {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** As the gallery does it, eight files at a time. */
async function shrinkAll(files) {
  const waiting = [...files];
  const shrinkNext = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
      await sharp(readFileSync(file)).resize(160, 160, { fit: 'inside', kernel: 'linear' }).raw().toBuffer();
  };
  await Promise.all(Array.from({ length: 8 }, shrinkNext));
}
