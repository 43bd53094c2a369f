/**
 * Pairs of text/rotated at its defaults, one worker, everything included: both PNGs, hashes, certificate, item and
 * question JSON; in memory and to disk; and verifying. Peers: Pillow and Pillow + OpenCV drawing the same pictures (and nothing else).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { python } from '../scripts/python.mjs';
import { plan, prepare, verify, write } from '../dist/index.js';
import { cpuSeconds, median, report } from './measure.mjs';

const length = 5;
const rounds = 5;
const perRound = 2000;

const make = await prepare(await plan('text/rotated', { seed: 'bench', count: 7000, params: { length } }));

/** Everything that a pair comes to, as bytes that could be written. */
function pair(i) {
  const item = make.make(i);
  const bytes = item.views.reduce((sum, view) => sum + view.png.length, 0);
  const { item: line, questions } = item.lines;
  return bytes + line.length + questions.join('\n').length;
}

const rates = [];
for (let round = 0; round <= rounds; round++) {
  const start = cpuSeconds();
  for (let i = 0; i < perRound; i++) pair((round * perRound + i) % 7000);
  if (round > 0) rates.push(perRound / (cpuSeconds() - start)); // the first round warms up
}
const ours = median(rates);

const peers = peerRates(500);
const fastest = Object.entries(peers).sort(([, a], [, b]) => b - a)[0];
report({
  name: 'text pairs in memory',
  value: ours,
  unit: 'pairs/s of CPU',
  target: 5000,
  peer: fastest?.[0] ?? 'none installed',
  peerValue: fastest?.[1],
  ratio: fastest && ours / fastest[1],
});

const folder = mkdtempSync(join(tmpdir(), 'topsyturvy-bench-'));
try {
  const count = 6000;
  const set = await plan('text/rotated', { seed: 'bench', count, params: { length } });
  let start = performance.now();
  await write(set, join(folder, 'set'));
  const writing = count / ((performance.now() - start) / 1000);
  report({ name: 'text pairs to disk', value: writing, unit: 'pairs/s', target: 3000 });
  start = performance.now();
  const { ok } = await verify(join(folder, 'set'));
  const verifying = count / ((performance.now() - start) / 1000);
  if (!ok) throw new Error('the bench dataset does not verify');
  report({
    name: 'text pairs verified',
    value: verifying,
    unit: 'pairs/s',
    peer: 'our own writing',
    peerValue: writing,
    ratio: verifying / writing,
  });
} finally {
  rmSync(folder, { recursive: true });
}

/** Pairs per CPU second of the Python pipelines that are installed. */
function peerRates(count) {
  const script = new URL('./text-peers.py', import.meta.url).pathname;
  const font = new URL('../fonts/dejavu-sans/DejaVuSans.ttf', import.meta.url).pathname;
  const { status, stdout } = spawnSync(python, [script, font, String(count)], {
    encoding: 'utf8',
  });
  return status === 0 ? JSON.parse(stdout) : {};
}
