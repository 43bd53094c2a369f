/** One engine with one scene: draws some pictures for each message, `{ samples, count }`, and answers the CPU milliseconds of each. */
import * as world from '../../dist/world.js';
import { cpuSeconds } from '../measure.mjs';
import { modelOf, sceneOf, scenes } from './scenes.mjs';

const [name, place, shadows] = [process.argv[2], Number(process.argv[3]), process.argv[4] === 'true'];
const size = { width: 512, height: 512 };

const { renderer, ...ready } = await open();
const model = modelOf(world.toolkit, scenes[place]);
const frames = new Map();

process.on('message', ({ samples, count }) =>
  process.send(Array.from({ length: count }, () => draw(samples))),
);
process.on('disconnect', () => {
  renderer?.dispose?.();
  process.exit();
});
process.send(ready);

function draw(samples) {
  const frame = frames.get(samples) ?? 0;
  frames.set(samples, frame + 1);
  // Turned on at each call, so that no two frames are the same.
  const scene = sceneOf(world, model, 7 * frame, shadows);
  const start = cpuSeconds();
  const picture = renderer.render(scene, { ...size, samples, shadows });
  const time = 1000 * (cpuSeconds() - start);
  if (picture.width !== size.width) throw new Error('nothing was drawn');
  return time;
}

async function open() {
  if (name === 'soft') return { renderer: world.softRenderer() };
  try {
    const gl = await world.openRenderer('gl');
    if (name === 'gl') return { renderer: gl, vendor: gl.vendor };
    // Its X display serves the second context too.
    const { openThree } = await import('../peers/three.mjs');
    return { renderer: openThree(name === 'three' ? {} : { contactSize: 64 }), vendor: gl.vendor };
  } catch (error) {
    if (error.code !== 'missing-package') throw error;
    return { missing: error.message };
  }
}
