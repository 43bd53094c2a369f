/** Questions a second that each form of `export` writes, of 256 by 256 pixels a picture, and how memory grows. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportDataset, plan, write } from '../dist/index.js';
import { report } from './measure.mjs';

const count = Number(process.env.TOPSYTURVY_BENCH_ITEMS ?? 2000);
const forms = [
  ['vlmevalkit'],
  ['lmms-eval'],
  ['inspect'],
  ['openai-batch', { model: 'm' }],
  ['hf'],
  ['parquet'],
  ['webdataset'],
  ['llava'],
  ['llama-factory'],
];
const folder = mkdtempSync(join(tmpdir(), 'topsyturvy-bench-'));
try {
  const set = join(folder, 'set');
  await write(await plan('text/rotated', { seed: 'bench', count, params: { size: 256, length: 8 } }), set);
  const lines = statSync(join(set, 'questions.jsonl')).size;
  for (const [to, settings = {}] of forms) {
    const out = join(folder, to);
    const start = performance.now();
    const { questions } = await exportDataset(set, { to, out, ...settings });
    const seconds = (performance.now() - start) / 1000;
    report({ name: `export ${to}`, value: questions / seconds, unit: 'questions/s' });
    rmSync(out, { recursive: true });
  }
  report({
    name: `resident memory after exporting ${count} items nine times`,
    value: process.memoryUsage().rss / 2 ** 20,
    unit: 'MiB',
    peer: 'MiB of question lines',
    peerValue: lines / 2 ** 20,
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
