/**
 * Composites of two 512² RGB photographs, one worker, everything but decoding included, as PNG: hybrids (low band σ 8, high
 * band σ 4) and color composites, in linear light; beside OpenCV's float32 on code values, by turns in the same run. Its files are
 * about as large: 402 and 406 kB, ours 421 and 398.
 */
import { colorComposite, hybridImage } from '../dist/bands.js';
import { encodePng } from '../dist/draw.js';
import { cpuSeconds, median, report } from './measure.mjs';
import { openCvRates } from './opencv.mjs';
import { photographs } from './photographs.mjs';

const side = 512;
const [near, far] = photographs(side);
const work = {
  hybrid: () => encodePng(hybridImage(near, far, { near: 4, far: 8 }).raster, { kind: 'photo' }),
  color: () => encodePng(colorComposite(near, far).raster, { kind: 'photo' }),
};

const rates = { hybrid: [], color: [] };
const peers = [];
for (const make of Object.values(work)) rate(make, 24); // warms up
for (let turn = 0; turn < 5; turn++) {
  for (const [name, make] of Object.entries(work)) rates[name].push(rate(make, 12), rate(make, 12));
  const peer = openCvRates([near, far]);
  if (peer) peers.push(peer);
}
for (const [name, target, ratioTarget] of [
  ['hybrid', 60, 1],
  ['color', undefined, 1.2],
]) {
  const ours = median(rates[name]);
  const theirs = peers.length > 0 ? median(peers.map((peer) => peer[name])) : undefined;
  report({
    name: name === 'hybrid' ? 'hybrids of 512² photos, PNG' : 'color composites of 512² photos, PNG',
    value: ours,
    unit: 'pictures/s of CPU',
    ...(target && { target }),
    peer: theirs ? 'OpenCV float32' : 'none installed',
    peerValue: theirs,
    ratio: theirs && ours / theirs,
    ratioTarget,
  });
}

/** Pictures per CPU second. */
function rate(make, count) {
  const start = cpuSeconds();
  for (let i = 0; i < count; i++) make();
  return count / (cpuSeconds() - start);
}
