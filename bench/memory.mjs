/** Resident memory while a million pairs are made in memory, one after another: it must not grow. */
import { setImmediate } from 'node:timers/promises';
import { plan, prepare } from '../dist/index.js';
import { report } from './measure.mjs';

const count = Number(process.env.TOPSYTURVY_BENCH_PAIRS ?? 1_000_000);
const maker = await prepare(await plan('text/rotated', { seed: 'bench', count, params: { length: 8 } }));
const mebibytes = () => process.memoryUsage().rss / 2 ** 20;
let early = 0;
let total = 0;
for (let i = 0; i < count; i++) {
  const item = maker.make(i);
  for (const view of item.views) total += view.png.length;
  total += item.lines.item.length;
  if (i === Math.floor(count / 10)) early = mebibytes();
  if (i % 1000 === 0) await setImmediate();
}
if (total === 0) throw new Error('nothing was made');
report({
  name: `resident memory after ${count} pairs`,
  value: mebibytes(),
  unit: 'MiB',
  peer: 'after a tenth of them',
  peerValue: early,
  ratio: mebibytes() / early,
});
