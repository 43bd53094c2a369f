/**
 * Questions that each form of `export` writes in a second of CPU time, of 256 by 256 pixels a picture, beside reading the questions
 * and pictures alone; and memory. Nothing is removed before the end: the system makes new files many times slower for seconds after
 * it has removed thousands.
 */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportDataset, plan, write } from '../dist/index.js';
import { cpuSeconds, report } from './measure.mjs';

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
  const peerValue = readingAlone(set);
  for (const [to, settings = {}] of forms) {
    const out = join(folder, to);
    const start = cpuSeconds();
    const { questions } = await exportDataset(set, { to, out, ...settings });
    const value = questions / (cpuSeconds() - start);
    report({
      name: `export ${to}`,
      value,
      unit: 'questions/s of CPU',
      peer: 'JSON.parse and reading alone',
      peerValue,
      ratio: value / peerValue,
    });
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

/** Questions in a second of CPU time whose lines are parsed and whose pictures are read, each picture once. */
function readingAlone(set) {
  const start = cpuSeconds();
  const questions = readFileSync(join(set, 'questions.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  for (const file of new Set(questions.flatMap(({ images }) => images))) readFileSync(join(set, file));
  return questions.length / (cpuSeconds() - start);
}
