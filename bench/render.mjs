/**
 * One picture of 512² by our renderer, plain and with all shadows (on the ground, where things touch it, and on
 * themselves), and what 8 samples cost against 4. Two peers on headless gl (llvmpipe) draw the same meshes, camera, lights
 * and poses with 4 × MSAA and read the pixels back: three with its own materials and shadows, and the library's own 'gl'
 * engine. The ratio is to the faster. Times are CPU times. Each has a process of its own for each scene, as it has with its
 * users, so that none runs in code or caches that another has spoiled; all draw in turns, so that all meet the same noise,
 * some pictures at each, of which the first count for nothing: caches are then as warm as in a dataset's making.
 *
 * Contact shadows are no part of three: its own example makes them in a map of 512². What it takes with one of 64², as ours
 * is, is printed beside (`lean`).
 */
import { median, report } from './measure.mjs';
import { openEngine } from './render/engines.mjs';
import { scenes } from './render/scenes.mjs';

const [warmUp, rounds] = [3, 9];
/** Pictures a turn, and how many of them warm the caches up. */
const [turn, cold] = [9, 3];

const tried = await openEngine('gl', 0, false);
const vendor = tried.vendor;
tried.close();
if (vendor === undefined) console.error(`bench render: no peer. ${tried.missing}`);

for (const [place, { name, plain, shadows: shadowed }] of scenes.entries())
  for (const shadows of [false, true]) {
    const names = ['soft', ...(vendor ? ['three', 'gl'] : []), ...(vendor && shadows ? ['lean three'] : [])];
    const engines = await Promise.all(names.map((engine) => openEngine(engine, place, shadows)));
    const [soft, ...others] = engines;
    const [four, eight, ...theirs] = await inTurns([
      () => soft.draw(4, turn),
      () => soft.draw(8, turn),
      ...others.map((engine) => () => engine.draw(4, turn)),
    ]);
    for (const engine of engines) engine.close();

    const peers = theirs.slice(0, 2);
    const [lean] = theirs.slice(2);
    const fastest = Math.min(...peers);
    const scene = `${name}, ${shadows ? 'all shadows' : 'plain'}`;
    report({
      name: `render ${scene}, 4 samples`,
      value: four,
      unit: 'ms of CPU',
      peer: vendor ? `${names[1 + peers.indexOf(fastest)]} on ${vendor}` : 'none installed',
      peerValue: vendor && fastest,
      ratio: vendor && four / fastest,
      target: shadows ? shadowed : plain,
      peers: vendor && { three: rounded(peers[0]), "our 'gl' engine": rounded(peers[1]) },
      lean: lean && { value: rounded(lean), ratio: rounded(four / lean) },
    });
    report({
      name: `render ${scene}, 8 samples`,
      value: eight,
      unit: 'ms of CPU',
      peer: 'ours, 4 samples',
      peerValue: four,
      ratio: eight / four,
      target: 1.7,
    });
  }

/** The median CPU milliseconds of each, warm. */
async function inTurns(works) {
  const times = works.map(() => []);
  for (let round = -warmUp; round < rounds; round++)
    for (const [i, work] of works.entries()) {
      const taken = await work();
      if (round >= 0) times[i].push(...taken.slice(cold));
    }
  return times.map(median);
}

function rounded(value) {
  return Number(value.toPrecision(4));
}
