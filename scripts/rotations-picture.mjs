#!/usr/bin/env node
/** Draws docs/images/rotations.png: what +90 degrees about each named axis does. Run `npm run build` first. */
import { buildModel, catalog } from 'topsyturvy/content';
import { Surface } from 'topsyturvy/draw';
import { atRest, sequenceMatrix, softRenderer, studioLights, turnPose } from 'topsyturvy/world';
import { save, show } from './picture-sheet.mjs';

const side = 200;
const gap = 14;
const caption = 30;

const model = buildModel(
  catalog.find(({ category }) => category === 'car'),
  ['rotations', 3],
);
const renderer = softRenderer();

/** The car after some turns about its middle, seen from in front and a little above. */
function picture(steps) {
  const middle = [0, 0.72, 0];
  const pose = turnPose(atRest, sequenceMatrix(steps), middle);
  const scene = {
    objects: [{ model, pose }],
    camera: { position: [0, 3.4, 13], target: middle, fieldOfView: 22, near: 1, far: 60 },
    lights: studioLights,
    ground: 'none',
    background: { top: [214, 222, 232], bottom: [244, 246, 248] },
  };
  return renderer.render(scene, { width: side, height: side, samples: 8, shadows: true });
}

const turn = (axis, degrees) => ({ axis, degrees });
const cells = [
  ['at rest', []],
  ...['vertical', 'horizontal', 'lateral'].map((axis) => [`${axis} +45`, [turn(axis, 45)]]),
  ['vertical +90, lateral +90', [turn('vertical', 90), turn('lateral', 90)]],
  ...['vertical', 'horizontal', 'lateral'].map((axis) => [`${axis} +90`, [turn(axis, 90)]]),
];
const sheet = new Surface(4 * (side + gap) + gap, 2 * (side + caption) + gap);
cells.forEach(([text, steps], i) => {
  const [x, y] = [gap + (i % 4) * (side + gap), gap + Math.floor(i / 4) * (side + caption)];
  show(sheet, picture(steps), text, x, y);
});
await save(sheet, 'rotations.png');
