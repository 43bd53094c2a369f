import { points3 } from '../../../../core/points.js';
import { below, cervineHead, hoofedLegs, layer, near, not, on, quadruped, spots } from '../making.js';
import { antlers } from '../heads/horns.js';

export const deer = quadruped({
  name: 'deer',
  foot: 'hoof',
  height: [0.95, 1.2],
  trunk: [
    { z: -0.36, top: 0.99, bottom: 0.62, half: 0.145, reach: 0.22 },
    { z: -0.08, top: 0.95, bottom: 0.56, half: 0.16, reach: 0.32 },
    { z: 0.24, top: 0.97, bottom: 0.54, half: 0.145, reach: 0.25 },
  ],
  waist: [0.77, 0.0],
  neck: { base: [0.84, 0.34], head: [1.3, 0.54], radius: [0.115, 0.075], deep: 0.4 },
  head: cervineHead({
    size: 0.34,
    pitch: 34,
    horns: { paths: antlers(1), color: 'horn' },
    paint: ({ pale, dark }) => [
      layer(pale, near([0, -0.17, 0.7], [0.14, 0.1, 0.32])),
      layer(dark, near([0, 0.0, 1.0], [0.12, 0.09, 0.1])),
    ],
  }),
  ...hoofedLegs({ z: [0.27, -0.4], apart: 0.12, stout: 0.76, flesh: 0.86 }),
  feet: { kind: 'hoof', radius: 0.042, tall: 0.06, reach: 0.03, cloven: true },
  tail: points3('0.92,-0.53,0.045 0.86,-0.6,0.045 0.76,-0.62,0.02'),
  palettes: [
    { main: '#a5672f', pale: '#ecdcc0', dark: '#241a15', horn: '#8a6a48', dots: '#f0e4cc' },
    { main: '#8a5a34', pale: '#e2d0b4', dark: '#241a15', horn: '#7a5c3e', dots: '#8a5a34' },
    { main: '#b57a40', pale: '#f2e6d0', dark: '#2a1e18', horn: '#94744e', dots: '#f4ead6' },
  ],
  coat: ({ pale, dots }, seed) => [
    layer(dots, spots(0.085, 0.27, seed, 0.75), not(below(0.7, 0.03)), on('trunk', 'rear leg')),
    layer(pale, below(0.6, 0.03), on('trunk')),
    layer(pale, near([0, 0.86, -0.58], [0.1, 0.14, 0.06])),
    layer(pale, near([0, 1.05, 0.56], [0.06, 0.16, 0.06])),
  ],
  cell: 0.03,
});
