import { points3 } from '../../../../core/points.js';
import { behind, below, layer, near, not, on } from '../coat/layers.js';
import { canineHead, lumpOn, pawedLegs, pricked, quadruped, shaggy } from '../making.js';

/** Long fur but for face and feet. */
const longFur = [
  shaggy(['head', 'trunk', 'neck', 'tail'], 0.08),
  shaggy(['front leg', 'rear leg'], 0.08, { share: ([, y]) => 3 * (y - 0.35) }),
];

export const wolf = quadruped({
  name: 'wolf',
  foot: 'paw',
  height: [0.7, 0.85],
  trunk: [
    { z: -0.35, top: 0.97, bottom: 0.6, half: 0.15, reach: 0.22 },
    { z: -0.08, top: 0.95, bottom: 0.54, half: 0.165, reach: 0.31 },
    { z: 0.24, top: 1.01, bottom: 0.44, half: 0.185, reach: 0.27 },
  ],
  waist: [0.76, -0.02],
  neck: { base: [0.84, 0.34], head: [1.08, 0.54], radius: [0.185, 0.145], deep: 0.3 },
  head: canineHead({
    size: 0.44,
    pitch: 12,
    ear: pricked(0.32, 0.2),
    ruff: 0.07,
    paint: ({ pale, dark }) => [
      layer(dark, near([0, 0.2, 0.5], [0.1, 0.12, 0.3])),
      layer(pale, near([0.14, -0.15, 0.55], [0.2, 0.15, 0.45])),
      layer(pale, near([0.12, 0.2, 0.46], [0.05, 0.05, 0.06])),
    ],
  }),
  ...pawedLegs({ z: [0.27, -0.38], apart: 0.13 }),
  feet: { kind: 'paw', width: 0.12, length: 0.17, tall: 0.085 },
  hair: longFur,
  tail: points3('0.9,-0.5,0.05 0.84,-0.62,0.065 0.66,-0.72,0.082 0.46,-0.76,0.07 0.32,-0.76,0.02'),
  palettes: [
    { main: '#8b857c', pale: '#d9d2c4', dark: '#4f4a45', ear: '#6a645c' },
    { main: '#9a8d78', pale: '#e2d8c2', dark: '#574c40', ear: '#776a56' },
    { main: '#6a6764', pale: '#bdb8b0', dark: '#34322f', ear: '#4a4846' },
  ],
  coat: ({ pale, dark }) => [
    layer(dark, not(below(0.84, 0.08)), on('trunk', 'neck')),
    layer(pale, below(0.58, 0.06), on('trunk')),
    layer(pale, below(0.4, 0.1), on('front leg', 'rear leg')),
    layer(dark, on('tail'), below(0.5, 0.06)),
  ],
  sits: true,
});

const foxBody = {
  foot: 'paw',
  trunk: [
    { z: -0.38, top: 0.97, bottom: 0.58, half: 0.15, reach: 0.23 },
    { z: -0.08, top: 0.94, bottom: 0.54, half: 0.16, reach: 0.34 },
    { z: 0.26, top: 0.99, bottom: 0.5, half: 0.165, reach: 0.26 },
  ],
  waist: [0.76, -0.02],
  neck: { base: [0.84, 0.36], head: [1.06, 0.54], radius: [0.16, 0.125], deep: 0.25 },
  ...pawedLegs({ z: [0.29, -0.4], apart: 0.13, stout: 0.9 }),
  feet: { kind: 'paw', width: 0.11, length: 0.15, tall: 0.08 },
  hair: longFur,
  sits: true,
} as const;

export const fox = quadruped({
  ...foxBody,
  name: 'fox',
  height: [0.35, 0.45],
  head: canineHead({
    size: 0.48,
    pitch: 12,
    fine: 0.8,
    ruff: 0.08,
    ear: pricked(0.4, 0.26),
    paint: ({ pale }) => [layer(pale, near([0.16, -0.17, 0.55], [0.22, 0.16, 0.5]))],
  }),
  tail: points3('0.9,-0.56,0.06 0.82,-0.72,0.1 0.68,-0.9,0.125 0.56,-1.1,0.11 0.5,-1.28,0.03'),
  palettes: [
    { main: '#c9682a', pale: '#f4ece0', dark: '#2a1f1a', ear: '#3a2a22', foot: '#2a1f1a' },
    { main: '#b55a24', pale: '#efe4d4', dark: '#241a16', ear: '#30231c', foot: '#241a16' },
  ],
  coat: ({ pale, dark }) => [
    layer(dark, below(0.34, 0.05), on('front leg', 'rear leg')),
    layer(pale, near([0, 0.66, 0.52], [0.13, 0.26, 0.16])),
    layer(pale, below(0.55, 0.03), on('trunk')),
    layer(pale, on('tail'), behind(-1.08, 0.04)),
  ],
});

export const arcticFox = quadruped({
  ...foxBody,
  name: 'arctic fox',
  height: [0.25, 0.32],
  head: canineHead({
    size: 0.5,
    pitch: 12,
    fine: 0.8,
    ruff: 0.12,
    ear: { ...pricked(0.26, 0.26), shape: 'round' },
  }),
  ...pawedLegs({ z: [0.29, -0.4], apart: 0.14, stout: 1.1, tall: 0.94 }),
  flesh: [lumpOn('chest', 'trunk', [0.68, 0.3], [0.2, 0.3, 0.26])],
  tail: points3('0.9,-0.56,0.08 0.84,-0.72,0.125 0.7,-0.9,0.15 0.56,-1.06,0.13 0.48,-1.2,0.04'),
  palettes: [
    { main: '#f2f0ec', ear: '#e6e2da' },
    { main: '#e9e7e4', ear: '#d9d6d0' },
  ],
});
