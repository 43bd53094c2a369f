#!/usr/bin/env node
/** Draws docs/images/surfaces.jpg: a ball and a box of each surface on a ground of the same. Run `npm run build` first. */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { environments, surfaceMaterial, surfaces } from 'topsyturvy/content';
import { Stream } from 'topsyturvy/core';
import { atRest, sequenceMatrix, softRenderer, studioLights, toolkit } from 'topsyturvy/world';

const side = 102;
const gap = 2;
const columns = 10;
/** Meters of the ball and the box: as large as what is made of such things. */
const sizes = { small: 0.3, large: 0.8 };
const small = /leather|cloth|denim|knit|metal|rubber|paper$|cardboard|fur|skin|veneer|carpet|ceramic/;

const renderer = softRenderer();
const light = environments.find(({ name }) => name === 'clear morning');
const environment = light.build({
  azimuth: 50,
  ground: [0.25, 0.25, 0.25],
  variation: new Stream(['surfaces']),
});

function picture(surface) {
  const size = small.test(surface.name) ? sizes.small : sizes.large;
  const material = surfaceMaterial(surface, new Stream(['page', surface.name]));
  const object = (name, mesh, pose) => ({
    model: {
      category: name,
      broadClass: 'miscellaneous',
      hasFront: false,
      hasUp: true,
      parts: [{ name, mesh: toolkit.tileUvs(mesh, surface.tile), material }],
    },
    pose,
  });
  const turned = sequenceMatrix([{ axis: 'vertical', degrees: 30 }]);
  const scene = {
    objects: [
      {
        ...object('ground', toolkit.moved(toolkit.box(60 * size, size, 60 * size), 0, -size / 2, 0), atRest),
        casts: false,
      },
      object('ball', toolkit.moved(toolkit.sphere(size / 2), -0.65 * size, size / 2, 0), atRest),
      object('box', toolkit.box(0.9 * size, 0.9 * size, 0.9 * size), {
        ...atRest,
        rotation: turned,
        position: [0.7 * size, 0.45 * size, -0.25 * size],
      }),
    ],
    camera: {
      position: [0, 1.6 * size, 3.6 * size],
      target: [0, 0.3 * size, 0],
      fieldOfView: 32,
      near: 0.05,
      far: 90,
    },
    lights: studioLights,
    ground: 'none',
    background: { top: [255, 255, 255], bottom: [255, 255, 255] },
    environment: { environment },
  };
  return renderer.render(scene, { width: side, height: side, samples: 8, shadows: true });
}

const rows = Math.ceil(surfaces.length / columns);
const cells = surfaces.map((surface, i) => {
  const { width, height, data } = picture(surface);
  return {
    input: Buffer.from(data),
    raw: { width, height, channels: 3 },
    left: (i % columns) * (side + gap) + gap / 2,
    top: Math.floor(i / columns) * (side + gap) + gap / 2,
  };
});
const file = fileURLToPath(new URL('../docs/images/surfaces.jpg', import.meta.url));
const sheet = { width: columns * (side + gap), height: rows * (side + gap), channels: 3, background: '#fff' };
await sharp({ create: sheet }).composite(cells).jpeg({ quality: 80, mozjpeg: true }).toFile(file);
console.log(file);
