import { points3 } from '../../../../core/points.js';
import { below, cervineHead, hoofedLegs, layer, on, quadruped, ruff, type Section } from '../making.js';

const trunk: readonly Section[] = [
  { z: -0.46, top: 1.03, bottom: 0.4, half: 0.29, reach: 0.29 },
  { z: -0.1, top: 1.05, bottom: 0.34, half: 0.32, reach: 0.38 },
  { z: 0.26, top: 1.05, bottom: 0.36, half: 0.29, reach: 0.31 },
];

export const sheep = quadruped({
  name: 'sheep',
  foot: 'hoof',
  height: [0.7, 0.85],
  trunk,
  waist: [0.68, 0.0],
  neck: { base: [0.84, 0.4], head: [1.13, 0.58], radius: [0.18, 0.13], deep: 0.2 },
  head: cervineHead({
    size: 0.4,
    pitch: 44,
    nose: 1.15,
    ear: { at: [0.18, 0.1, 0.08], lean: [100, 6], turn: 10, length: 0.42, width: 0.21, shape: 'leaf' },
    paint: ({ skin }) => [layer(skin, on('head'))],
  }),
  ...hoofedLegs({ z: [0.28, -0.46], apart: 0.16, stout: 1.05, flesh: 1.3, tall: 0.9 }),
  feet: { kind: 'hoof', radius: 0.058, tall: 0.07, reach: 0.03, cloven: true },
  flesh: [
    ruff('neck', [1.0, 0.5], [0.13, 0.15], 0.09, 40),
    ruff('head', [1.15, 0.56], [0.11, 0.1], 0.075, 20),
  ],
  wool: { deep: 0.034, size: 0.1, above: 0.4 },
  cell: 0.027,
  tail: points3('0.86,-0.68,0.07 0.8,-0.76,0.075 0.66,-0.78,0.06 0.56,-0.77,0.02'),
  palettes: [
    { main: '#efe9dc', skin: '#2c2826', ear: '#2c2826', innerEar: '#5a4640' },
    { main: '#f3efe6', skin: '#e3cdb4', ear: '#e3cdb4' },
    { main: '#e3dac8', skin: '#4a3c34', ear: '#4a3c34', innerEar: '#6a5048' },
    { main: '#6a574a', skin: '#2a2422', ear: '#2a2422', innerEar: '#5a4640' },
  ],
  coat: ({ skin }) => [layer(skin, below(0.36, 0.02), on('front leg', 'rear leg'))],
});
