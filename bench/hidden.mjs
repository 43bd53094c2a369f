/**
 * Items of ambiguous/camouflage and ambiguous/multiscene at 512², one worker, everything included: pictures and controls,
 * PNG, certificate, item and question JSON, and the building of the catalog's models. Of those, AmbiBench has one for
 * three camouflaged items (7 of each of 53 categories for 1,090), and so has this set; its multi-scene items have one each.
 * Another set is made before, which is not counted: code is compiled in it.
 *
 * Nobody else makes such items. Beside them stands what OpenCV makes in the same run of something else, hybrids of the same
 * size, to tell a slow machine from slow code: `ratioTarget` is the aim in such units.
 */
import { plan, prepare } from '../dist/index.js';
import { cpuSeconds, median, report } from './measure.mjs';
import { openCvRates } from './opencv.mjs';
import { photographs } from './photographs.mjs';

const sets = [
  // Cut-outs; bench/photo.mjs sets habitats beside them.
  {
    family: 'ambiguous/camouflage',
    count: 156,
    params: { variations: 1, look: 'cutout', subjects: 'objects' },
  },
  { family: 'ambiguous/multiscene', count: 120, params: {} },
].filter(({ family }) => !process.argv[2] || family === process.argv[2]);

function makeAll(maker, count) {
  for (let i = 0; i < count; i++) {
    const item = maker.make(i);
    for (const { png } of item.views) if (png.length === 0) throw new Error('an empty picture');
    if (!item.certificate.holds || item.lines.questions.length === 0)
      throw new Error('an item without proof');
  }
}

/** Items per second that are aimed at, where OpenCV makes so many hybrids. */
const [target, yardstickThere] = [10, 63];
const pictures = photographs(512);
const yardstick = () => openCvRates(pictures)?.hybrid;

for (const { family, count, params } of sets) {
  makeAll(await prepare(await plan(family, { seed: 'warm', count: 40, params })), 40);
  const maker = await prepare(await plan(family, { seed: 'bench', count, params }));
  const before = yardstick();
  const start = cpuSeconds();
  makeAll(maker, count);
  const value = count / (cpuSeconds() - start);
  const theirs = before && median([before, yardstick()]);
  report({
    name: `${family} in memory`,
    value,
    unit: 'items/s of CPU',
    target,
    peer: theirs ? 'hybrids by OpenCV float32' : 'none installed',
    peerValue: theirs,
    ratio: theirs && value / theirs,
    ratioTarget: target / yardstickThere,
  });
}
