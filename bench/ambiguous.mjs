/**
 * Composites of two 512² RGB photographs, one worker, everything but decoding included, as PNG: hybrids (low band σ 8, high
 * band σ 4) and colour composites, in linear light; beside OpenCV's float32 on code values, in the same run.
 */
import { spawnSync } from 'node:child_process';
import { encodePng, loadBands } from '../dist/index.js';
import { cpuSeconds, median, report } from './measure.mjs';
import { photographs } from './photographs.mjs';

const side = 512;
const { colorComposite, hybridImage } = await loadBands();
const [near, far] = photographs(side);
const work = {
  hybrid: () => encodePng(hybridImage(near, far, { near: 4, far: 8 }).raster, { kind: 'photo' }),
  color: () => encodePng(colorComposite(near, far).raster, { kind: 'photo' }),
};

const peers = peerRates();
for (const [name, target, ratioTarget] of [
  ['hybrid', 60, 1],
  ['color', undefined, 1.2],
]) {
  const rates = [];
  for (let round = 0; round < 9; round++) {
    const start = cpuSeconds();
    for (let i = 0; i < 12; i++) work[name]();
    if (round > 1) rates.push(12 / (cpuSeconds() - start)); // the first rounds warm up
  }
  const ours = median(rates);
  report({
    name: name === 'hybrid' ? 'hybrids of 512² photos, PNG' : 'colour composites of 512² photos, PNG',
    value: ours,
    unit: 'pictures/s of CPU',
    ...(target && { target }),
    peer: peers ? 'OpenCV float32' : 'none installed',
    peerValue: peers?.[name],
    ratio: peers && ours / peers[name],
    ratioTarget,
  });
}

/** Pictures per CPU second of OpenCV with one thread, on the same pixels. */
function peerRates() {
  const script = new URL('./peers/composites.py', import.meta.url).pathname;
  const input = Buffer.concat([near, far].map(({ data }) => Buffer.from(data)));
  const { status, stdout } = spawnSync('/usr/bin/python3', [script, String(side)], { input });
  return status === 0 ? JSON.parse(stdout.toString()) : undefined;
}
