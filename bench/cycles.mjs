/**
 * One more picture of an armchair, 512²: ours in a whole place (its light, furniture and what is around), 8 samples and all shadows,
 * against Blender's Cycles on a plane under sun and sky, at 16 and 64 samples without denoising. CPU times; Blender's start and first
 * picture are not counted, nor is the building of our places. Without a `blender` on the PATH only ours is measured.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildModel, catalog, places, surfaceMaterial } from '../dist/content.js';
import { Stream } from '../dist/core.js';
import { encodePng } from '../dist/draw.js';
import { atRest, softRenderer, studioLights } from '../dist/world.js';
import { cpuSeconds, median, report } from './measure.mjs';

const renderer = softRenderer();
const [warm, rounds] = [3, 9];
const names = ['living room', 'office', 'hallway', 'garden terrace', 'park', 'street'];
const model = (category, variation) =>
  buildModel(
    catalog.find((entry) => entry.category === category),
    variation.path,
  );

/** Milliseconds of each further picture in one place, with the file's bytes. */
function picturesIn(name) {
  const place = places.find((one) => one.name === name);
  const [armchair, surface] = [model('armchair', new Stream(['bench', 'armchair'])), surfaceMaterial];
  const built = place.build(new Stream(['bench', name]), { radius: 0.55, height: 1, model, surface });
  const draw = (turn) =>
    renderer.render(
      {
        objects: [{ model: armchair, pose: atRest }, ...built.furnishing, ...built.shell],
        camera: {
          position: [0, 1.6, 3.2 + 0.02 * turn],
          target: [0, 0.5, 0],
          fieldOfView: 34,
          near: 0.15,
          far: built.reach + 8,
        },
        lights: studioLights,
        ground: 'none',
        background: { top: [0, 0, 0], bottom: [0, 0, 0] },
        environment: { environment: built.environment },
      },
      { width: 512, height: 512, samples: 8, shadows: true },
    );
  const spent = [];
  for (let turn = 0; turn < warm + rounds; turn++) {
    const start = cpuSeconds();
    encodePng(draw(turn), { kind: 'photo' });
    spent.push(1000 * (cpuSeconds() - start));
  }
  return median(spent.slice(warm));
}

/** Cycles' milliseconds at each number of samples; undefined without Blender. */
function peer() {
  if (spawnSync('blender', ['--version']).status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'cycles-'));
  try {
    const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
    const pack = join(folder, 'pack');
    execFileSync(
      process.execPath,
      [cli, 'models', 'export', pack, '--categories', 'armchair', '--variations', '1', '--look', 'photo'],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const file = readdirSync(pack, { recursive: true }).find((path) => path.endsWith('.glb'));
    const script = fileURLToPath(new URL('peers/cycles.py', import.meta.url));
    return [16, 64].map((samples) => {
      const said = execFileSync(
        'blender',
        ['-b', '-noaudio', '--python-exit-code', '1', '--python', script, '--', join(pack, file), samples, 3],
        { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const { blender, seconds } = JSON.parse(said.split('\n').find((line) => line.startsWith('{"blender"')));
      return { samples, blender, value: 1000 * median(seconds) };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const peers = peer();
const inPlaces = names.map((name) => [name, picturesIn(name)]);
const value = median(inPlaces.map(([, ms]) => ms));
report({
  name: 'one more picture of an armchair in its place, 512², 8 samples',
  value,
  unit: 'ms of CPU',
  places: Object.fromEntries(inPlaces.map(([name, ms]) => [name, Math.round(ms)])),
  ...(peers
    ? {
        peer: `Cycles of Blender ${peers[0].blender}, 16 samples`,
        peerValue: peers[0].value,
        ratio: peers[0].value / value,
        target: 50,
        at64: peers[1].value,
        ratio64: peers[1].value / value,
      }
    : { peer: 'none installed' }),
});
