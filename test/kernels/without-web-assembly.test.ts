import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { needBuild, root } from '../cli/command.js';

const from = (name: string): string => JSON.stringify(pathToFileURL(join(root, 'dist', `${name}.js`)).href);

/** Prints whether there is WebAssembly, then hashes of pictures that kernels have a part in. */
const program = `
import { createHash } from 'node:crypto';
import { Stream } from ${from('core')};
import { encodePng, shapes, Surface } from ${from('draw')};
import { blurredImage, colorComposite, hybridImage } from ${from('bands')};
import { RoomLight, softRenderer, studioLights, toolkit } from ${from('world')};
const stream = new Stream(['without WebAssembly']);
const noise = () => {
  const surface = new Surface(53, 41, 3, [200, 140, 60]);
  for (let i = 0; i < surface.raster.data.length; i++) surface.raster.data[i] ^= stream.below(64);
  return surface.fill(shapes.circle(20, 20, 9), [255, 0, 40]).raster;
};
const [a, b] = [noise(), noise()];
const drawing = new Surface(120, 90, 3, [255, 255, 255]).fill(shapes.regularPolygon(60, 40, 30, 5), [20, 90, 200]);
const { ball, limb, organic, materials, box } = toolkit;
const model = (mesh) => ({ category: 'thing', broadClass: 'miscellaneous', hasFront: false, hasUp: false,
  parts: [{ name: 'all', mesh, material: materials.plastic('#c8502a') }] });
const body = organic([ball([0, 1, 0], 0.8), limb([0.3, 1, 0], [1.2, 1.9, 0.4], 0.3, 0.2)], { cell: 0.12 });
const pose = (x) => ({ rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1], position: [x, 0, 0], scale: 1 });
const gray = [0.5, 0.5, 0.5];
const room = new RoomLight({ middle: [0, 0], size: [6, 3, 6], panels: [{ side: 'left', at: [0, 1.5], size: [1, 1], color: [9, 9, 9] }],
  colors: { left: gray, right: gray, back: gray, front: gray, floor: gray, ceiling: gray } });
const scene = {
  objects: [{ model: model(body), pose: pose(0.4) }, { model: model(box(0.8, 0.8, 0.8)), pose: pose(-1) }],
  camera: { position: [0, 2.2, 6], target: [0, 1, 0], fieldOfView: 36, near: 0.1, far: 60 },
  lights: studioLights, ground: 'catcher', background: { top: [210, 220, 230], bottom: [245, 246, 248] },
};
const settings = { width: 48, height: 40, samples: 4, shadows: true };
const rendered = softRenderer().render(scene, settings);
const lit = softRenderer().render({ ...scene, environment: { environment: room } }, settings);
const pictures = [a, hybridImage(a, b, { near: 2, far: 6 }).raster, colorComposite(a, b).raster, blurredImage(b, 3).raster, drawing.raster, rendered, lit];
console.log(typeof WebAssembly);
for (const picture of pictures)
  for (const kind of ['flat', 'photo'])
    console.log(createHash('sha256').update(encodePng(picture, { kind })).digest('hex'));
`;

test('pictures are the same where WebAssembly is missing', () => {
  needBuild();
  const lines = (...options: string[]): string[] =>
    execFileSync(process.execPath, [...options, '--input-type=module', '-e', program], { encoding: 'utf8' })
      .trim()
      .split('\n');
  const [kind, ...pictures] = lines();
  const [without, ...twins] = lines('--jitless');
  expect([kind, without]).toEqual(['object', 'undefined']);
  expect(twins).toEqual(pictures);
  expect(new Set(pictures).size).toBe(14);
});
