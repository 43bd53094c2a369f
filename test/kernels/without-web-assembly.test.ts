import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { needBuild, root } from '../cli/command.js';

const from = (name: string): string => JSON.stringify(pathToFileURL(join(root, 'dist', `${name}.js`)).href);

/** Prints what comes of drawing and of each of the kernels' users. */
const program = `
import { encodePng, shapes, Surface } from ${from('draw')};
import { blurredImage } from ${from('bands')};
import { softRenderer, studioLights, toolkit } from ${from('world')};
const { raster } = new Surface(53, 41, 3, [200, 140, 60]).fill(shapes.circle(20, 20, 9), [255, 0, 40]);
const scene = {
  objects: [],
  camera: { position: [0, 2.2, 6], target: [0, 1, 0], fieldOfView: 36, near: 0.1, far: 60 },
  lights: studioLights, ground: 'catcher', background: { top: [210, 220, 230], bottom: [245, 246, 248] },
};
const users = [
  () => encodePng(raster, { kind: 'flat' }),
  () => encodePng(raster, { kind: 'photo' }),
  () => blurredImage(raster, 3),
  () => softRenderer().render(scene, { width: 48, height: 40, samples: 4, shadows: true }),
  () => toolkit.organic([toolkit.ball([0, 1, 0], 0.8)], { cell: 0.12 }),
];
for (const use of users)
  try {
    use();
    console.log('done');
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
`;

const missing =
  'Drawing needs WebAssembly with SIMD, which is missing here: it takes Node without --jitless on x64 with SSE4.1 ' +
  "or on arm64, or a browser's page whose Content-Security-Policy allows 'wasm-unsafe-eval'";

const lines = (...options: string[]): string[] =>
  spawnSync(process.execPath, [...options, '--input-type=module', '-e', program], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n');

const refused = Array.from({ length: 5 }, () => `TopsyturvyError no-webassembly ${missing}`);

test('where WebAssembly is missing, all that needs it says so', () => {
  needBuild();
  expect(lines()).toEqual(refused.map(() => 'done'));
  expect(lines('--jitless')).toEqual(refused);
});

// V8 has a switch for what its SIMD needs of these processors alone.
test.runIf(process.arch === 'x64')('where SIMD is missing, too', () => {
  needBuild();
  expect(lines('--no-enable-sse4-1')).toEqual(refused);
});
