import { points3 } from '../../../../core/points.js';
import { below, cervineHead, hoofedLegs, layer, lumpOn, near, on, quadruped } from '../making.js';
import { antlers, curl, shovel, spears } from '../heads/horns.js';
import { snout } from '../heads/shapes.js';
import { deer } from './deer.js';
import { goat } from './farm.js';

export const moose = quadruped({
  ...deer.species,
  name: 'moose',
  height: [1.7, 2.0],
  trunk: [
    { z: -0.36, top: 0.94, bottom: 0.6, half: 0.15, reach: 0.22 },
    { z: -0.08, top: 0.95, bottom: 0.56, half: 0.17, reach: 0.3 },
    { z: 0.22, top: 1.02, bottom: 0.52, half: 0.165, reach: 0.25 },
  ],
  neck: { base: [0.84, 0.32], head: [1.04, 0.56], radius: [0.14, 0.1], deep: 0.5 },
  head: (() => {
    const form = cervineHead({ size: 0.42, pitch: 34, nose: 1.5, horns: { paths: shovel, color: 'horn' } });
    return {
      ...form,
      shapes: [
        ...form.shapes,
        snout([-0.16, 0.42, 0.09], [-0.4, 0.4, 0.04], 0.7, 0.06),
        snout([-0.02, 0.6, 0.13], [-0.06, 0.84, 0.14], 0.9),
      ],
    };
  })(),
  ...hoofedLegs({ z: [0.25, -0.4], apart: 0.125, stout: 0.86, flesh: 0.95 }),
  feet: { kind: 'hoof', radius: 0.048, tall: 0.065, reach: 0.035, cloven: true },
  tail: points3('0.86,-0.54,0.035 0.82,-0.58,0.03 0.76,-0.59,0.015'),
  palettes: [
    { main: '#66492f', legs: '#8d7d6a', horn: '#b59a70', nose: '#1c1512' },
    { main: '#543c2a', legs: '#7d6f5e', horn: '#a88c62', nose: '#171210' },
  ],
  coat: ({ legs }) => [layer(legs, below(0.4, 0.08), on('front leg', 'rear leg'))],
});

export const reindeer = quadruped({
  ...deer.species,
  name: 'reindeer',
  height: [0.9, 1.2],
  neck: { base: [0.82, 0.34], head: [1.1, 0.58], radius: [0.135, 0.09], deep: 0.4 },
  head: cervineHead({
    size: 0.36,
    pitch: 34,
    nose: 1.15,
    horns: { paths: antlers(1.15), color: 'horn' },
    paint: ({ pale }) => [layer(pale, near([0, -0.05, 0.98], [0.18, 0.18, 0.12]))],
  }),
  flesh: [lumpOn('neck', 'neck', [0.86, 0.46], [0.09, 0.17, 0.09], 0.06)],
  ...hoofedLegs({ z: [0.27, -0.4], apart: 0.125, stout: 0.86, flesh: 0.95, tall: 0.95 }),
  palettes: [
    { main: '#7a6250', pale: '#e6ddd0', horn: '#9a8464', legs: '#4a3a30' },
    { main: '#8d7a68', pale: '#efe8dc', horn: '#a89070', legs: '#5a4a3e' },
  ],
  coat: ({ pale, legs }) => [
    layer(pale, on('neck')),
    layer(pale, near([0, 0.8, 0.46], [0.2, 0.26, 0.2])),
    layer(legs, below(0.42, 0.06), on('front leg', 'rear leg')),
    layer(pale, below(0.58, 0.03), on('trunk')),
    layer(pale, near([0, 0.86, -0.56], [0.1, 0.14, 0.08])),
  ],
});

export const antelope = quadruped({
  ...deer.species,
  name: 'antelope',
  height: [0.75, 1.1],
  head: cervineHead({
    size: 0.34,
    pitch: 38,
    horns: { paths: spears, color: 'horn' },
    paint: ({ pale, dark }) => [
      layer(pale, near([0, -0.1, 0.85], [0.2, 0.14, 0.24])),
      layer(dark, near([0.11, 0.02, 0.58], [0.05, 0.07, 0.26])),
    ],
  }),
  tail: points3('0.92,-0.53,0.03 0.86,-0.58,0.025 0.72,-0.6,0.02'),
  tuft: points3('0.76,-0.6,0.02 0.68,-0.6,0.03 0.56,-0.59,0.008'),
  palettes: [
    { main: '#c08a4e', pale: '#f4ecdc', dark: '#3a2418', horn: '#2a241f', tuft: '#241a14' },
    { main: '#b07a44', pale: '#f0e4d0', dark: '#30201a', horn: '#241f1c', tuft: '#1e1612' },
  ],
  coat: ({ pale, dark }) => [
    layer(dark, near([0.16, 0.62, -0.05], [0.14, 0.05, 0.4], 0.3), on('trunk')),
    layer(pale, below(0.595, 0.02), on('trunk')),
    layer(pale, near([0, 0.84, -0.58], [0.1, 0.16, 0.06])),
  ],
});

export const ram = quadruped({
  ...goat.species,
  name: 'argali sheep',
  height: [1.0, 1.2],
  neck: { base: [0.82, 0.37], head: [1.15, 0.58], radius: [0.15, 0.1], deep: 0.4 },
  head: cervineHead({
    size: 0.38,
    pitch: 40,
    nose: 1.15,
    ear: { at: [0.17, 0.06, 0.1], lean: [98, 0], turn: 10, length: 0.32, width: 0.16, shape: 'leaf' },
    horns: { paths: curl, color: 'horn' },
    paint: ({ pale }) => [layer(pale, near([0, -0.05, 0.92], [0.2, 0.2, 0.24]))],
  }),
  palettes: [
    { main: '#8d6e50', pale: '#efe6d8', horn: '#a8895e', legs: '#efe6d8' },
    { main: '#7a6250', pale: '#e6dccc', horn: '#96784e', legs: '#e6dccc' },
  ],
  coat: ({ pale, legs }) => [
    layer(legs, below(0.36, 0.05), on('front leg', 'rear leg')),
    layer(pale, below(0.5, 0.04), on('trunk')),
    layer(pale, near([0, 0.84, -0.64], [0.14, 0.18, 0.08])),
  ],
});

export const camel = quadruped({
  name: 'camel',
  foot: 'foot',
  height: [1.7, 1.95],
  trunk: [
    { z: -0.3, top: 0.9, bottom: 0.58, half: 0.145, reach: 0.2 },
    { z: -0.04, top: 0.93, bottom: 0.54, half: 0.17, reach: 0.28 },
    { z: 0.22, top: 0.95, bottom: 0.5, half: 0.155, reach: 0.22 },
  ],
  waist: [0.74, 0.0],
  neck: { base: [0.74, 0.34], head: [1.14, 0.72], radius: [0.11, 0.075], deep: 0.4 },
  head: cervineHead({
    size: 0.29,
    pitch: 18,
    nose: 1.45,
    ear: { at: [0.14, 0.16, 0.04], lean: [34, 16], turn: 30, length: 0.24, width: 0.15, shape: 'leaf' },
  }),
  flesh: [
    lumpOn('trunk', 'trunk', [0.96, -0.06], [0.11, 0.22, 0.16], 0.1),
    lumpOn('neck', 'neck', [0.72, 0.46], [0.1, 0.14, 0.16], 0.1),
  ],
  ...hoofedLegs({ z: [0.24, -0.32], apart: 0.115, stout: 0.8, flesh: 0.86, tall: 0.93 }),
  feet: { kind: 'paw', width: 0.13, length: 0.15, tall: 0.075 },
  tail: points3('0.8,-0.46,0.025 0.74,-0.51,0.02 0.58,-0.53,0.015'),
  tuft: points3('0.6,-0.53,0.015 0.52,-0.53,0.03 0.42,-0.52,0.008'),
  palettes: [
    { main: '#c19a68', tuft: '#6a4c30', nose: '#4a3526' },
    { main: '#a87e50', tuft: '#553a24', nose: '#3f2c20' },
    { main: '#d6b88a', tuft: '#86643f', nose: '#5a4230' },
  ],
});
