import { points3, points4 } from '../../../../core/points.js';
import {
  behind,
  below,
  bovineHead,
  hoofedLegs,
  layer,
  lumpOn,
  near,
  not,
  on,
  quadruped,
  shaggy,
} from '../making.js';
import { cow } from './cow.js';

/** Crescents that hang from a boss and rise at their ends. */
const crescents = [
  points4(`
    0.05,0.2,0.08,0.1 0.24,0.16,0.02,0.085 0.46,0.12,0.0,0.065 0.6,0.3,0.02,0.042 0.52,0.5,0.04,0.012
  `),
] as const;

export const buffalo = quadruped({
  ...cow.species,
  name: 'buffalo',
  height: [1.35, 1.6],
  head: bovineHead({
    size: 0.44,
    pitch: 42,
    broad: 1.06,
    horns: { paths: crescents, color: 'horn' },
    ear: { at: [0.19, 0.02, 0.04], lean: [108, 8], turn: 10, length: 0.36, width: 0.2, shape: 'leaf' },
  }),
  flesh: [],
  palettes: [
    { main: '#544a44', horn: '#8a7c68', nose: '#171312', tuft: '#1a1614', hoof: '#241f1c' },
    { main: '#665a50', horn: '#988a74', nose: '#1c1816', tuft: '#241f1c', hoof: '#2a2420' },
  ],
  coat: () => [],
});

export const bison = quadruped({
  ...cow.species,
  name: 'bison',
  height: [1.6, 1.85],
  trunk: [
    { z: -0.44, top: 0.82, bottom: 0.46, half: 0.175, reach: 0.22 },
    { z: -0.14, top: 0.86, bottom: 0.4, half: 0.2, reach: 0.32 },
    { z: 0.18, top: 1.02, bottom: 0.36, half: 0.215, reach: 0.32 },
  ],
  waist: [0.66, -0.04],
  neck: { base: [0.66, 0.34], head: [0.68, 0.5], radius: [0.22, 0.17], deep: 0.4 },
  head: (() => {
    return bovineHead({
      size: 0.42,
      pitch: 48,
      broad: 1.12,
      horns: {
        paths: [points4('0.2,0.16,0.1,0.07 0.44,0.2,0.1,0.065 0.56,0.38,0.12,0.048 0.5,0.6,0.14,0.012')],
        color: 'horn',
      },
      ear: { at: [0.2, 0.02, 0.06], lean: [100, 8], turn: 10, length: 0.22, width: 0.16, shape: 'leaf' },
      paint: ({ dark }) => [layer(dark, on('head'))],
    });
  })(),
  ...hoofedLegs({ z: [0.22, -0.44], apart: 0.15, stout: 1.05, flesh: 1.1, tall: 0.78 }),
  flesh: [
    lumpOn('head', 'mane', [0.77, 0.52], [0.14, 0.1, 0.1]),
    lumpOn('head', 'mane', [0.46, 0.56], [0.075, 0.15, 0.075], 0.08),
    lumpOn('chest', 'mane', [0.5, 0.36], [0.15, 0.22, 0.16], 0.1),
    lumpOn('chest', 'mane', [0.72, 0.3], [0.225, 0.28, 0.2], 0.1),
  ],
  tail: points3('0.76,-0.63,0.025 0.7,-0.69,0.02 0.55,-0.72,0.016 0.44,-0.71,0.015'),
  tuft: points3('0.46,-0.71,0.015 0.4,-0.71,0.032 0.3,-0.7,0.01'),
  palettes: [
    { main: '#6b4a30', dark: '#33231a', horn: '#a89878', nose: '#171312', tuft: '#241a14', ear: '#33231a' },
    { main: '#7a5638', dark: '#3f2c20', horn: '#b09f80', nose: '#1c1614', tuft: '#2e2018', ear: '#3f2c20' },
  ],
  coat: ({ dark }) => [
    layer(dark, on('mane', 'neck')),
    layer(dark, not(behind(0.08, 0.08)), on('trunk', 'front leg')),
    layer(dark, below(0.4, 0.06), on('front leg', 'rear leg')),
  ],
});

export const yak = quadruped({
  ...cow.species,
  name: 'yak',
  height: [1.3, 1.6],
  neck: { base: [0.76, 0.42], head: [0.84, 0.68], radius: [0.19, 0.13], deep: 0.5 },
  head: bovineHead({
    size: 0.42,
    pitch: 44,
    horns: {
      paths: [points4('0.14,0.18,0.0,0.055 0.34,0.22,0.02,0.05 0.52,0.4,0.06,0.038 0.46,0.66,0.04,0.01')],
      color: 'horn',
    },
    paint: ({ pale }) => [layer(pale, near([0, -0.05, 0.98], [0.22, 0.2, 0.14]))],
  }),
  ...hoofedLegs({ z: [0.32, -0.5], apart: 0.16, stout: 1.15, flesh: 1.2, tall: 0.86 }),
  flesh: [
    lumpOn('chest', 'trunk', [0.93, 0.24], [0.14, 0.13, 0.18], 0.1),
    ...[-0.45, -0.22, 0, 0.22, 0.42].map((z, i) =>
      lumpOn(z < 0 ? 'trunk' : 'chest', 'trunk', [0.36 - 0.02 * (i % 2), z], [0.245, 0.15, 0.15], 0.05),
    ),
  ],
  tail: points3('0.92,-0.68,0.04 0.86,-0.76,0.06 0.62,-0.82,0.09 0.36,-0.8,0.09 0.22,-0.78,0.02'),
  tuft: [],
  palettes: [
    { main: '#35291f', pale: '#b8a890', horn: '#4a443c', nose: '#171312' },
    { main: '#241f1c', pale: '#8a8078', horn: '#3f3a34', nose: '#141110' },
    { main: '#6a4a30', pale: '#d0bc9c', horn: '#5a5044', nose: '#1c1614' },
  ],
  hair: [shaggy(['trunk', 'neck', 'tail'], 0.16, { apart: 0.06, width: 0.08 }), shaggy(['head'], 0.07)],
  heavy: true,
  coat: () => [],
});
