import { points3 } from '../../../../core/points.js';
import { below, layer, near, not, on } from '../coat/layers.js';
import { lowLegs, lumpOn, palettes, quadruped, shaggy, type Quadruped, type Species } from '../making.js';
import { mouseEar, mousePaint, rodentHead } from '../heads/clawed.js';

type Own = Pick<Species, 'name' | 'height' | 'palettes' | 'head' | 'tail'> & Partial<Species>;

/** A body that is round and near the ground. */
const crouched = (own: Own): Quadruped =>
  quadruped({
    foot: 'paw',
    trunk: [
      { z: -0.36, top: 0.96, bottom: 0.24, half: 0.3, reach: 0.34 },
      { z: -0.04, top: 0.96, bottom: 0.22, half: 0.3, reach: 0.4 },
      { z: 0.3, top: 0.86, bottom: 0.22, half: 0.24, reach: 0.28 },
    ],
    waist: [0.6, 0.0],
    neck: { base: [0.62, 0.36], head: [0.7, 0.48], radius: [0.24, 0.2], deep: 0.2 },
    ...lowLegs({ z: [0.32, -0.36], apart: 0.2 }),
    feet: { kind: 'paw', width: 0.13, length: 0.18, rearLength: 0.28, tall: 0.09 },
    cell: 0.04,
    ...own,
  });

export const rabbit = crouched({
  name: 'rabbit',
  height: [0.18, 0.24],
  trunk: [
    { z: -0.36, top: 0.98, bottom: 0.22, half: 0.28, reach: 0.36 },
    { z: -0.02, top: 0.9, bottom: 0.26, half: 0.26, reach: 0.4 },
    { z: 0.3, top: 0.86, bottom: 0.3, half: 0.22, reach: 0.26 },
  ],
  neck: { base: [0.7, 0.38], head: [0.92, 0.52], radius: [0.19, 0.15], deep: 0.2 },
  head: rodentHead({
    size: 0.5,
    pitch: 22,
    point: 0.1,
    eyeSize: 0.085,
    ear: { at: [0.14, 0.29, 0.26], lean: [9, 16], turn: 18, length: 1.0, width: 0.28, shape: 'long' },
    paint: ({ pale }) => [layer(pale, near([0, -0.14, 0.88], [0.22, 0.16, 0.2]))],
  }),
  ...lowLegs({ z: [0.36, -0.34], apart: 0.17, stout: 0.95, tall: 1.15 }),
  feet: { kind: 'paw', width: 0.12, length: 0.17, rearLength: 0.34, tall: 0.085 },
  tail: points3('0.6,-0.66,0.1 0.64,-0.74,0.115 0.7,-0.79,0.09'),
  tuft: points3('0.6,-0.68,0.105 0.66,-0.76,0.12 0.72,-0.8,0.09'),
  palettes: [
    { main: '#a58a6c', pale: '#e9ddcb', tuft: '#f4efe6', nose: '#c98484', innerEar: '#e0aba6' },
    { main: '#f3f1ed', pale: '#f3f1ed', tuft: '#ffffff', nose: '#d98c8c', innerEar: '#e8b4ae' },
    { main: '#7d7f84', pale: '#d6d6d6', tuft: '#f0f0f0', nose: '#b07a7a', innerEar: '#d0a09a' },
    { main: '#5a4636', pale: '#8a735c', tuft: '#d9cbb8', nose: '#8a5c58', innerEar: '#b08a80' },
  ],
  coat: ({ pale }) => [
    layer(pale, near([0, 0.4, 0.5], [0.2, 0.26, 0.2])),
    layer(pale, below(0.3, 0.04), on('trunk')),
  ],
});

export const mouse = crouched({
  name: 'mouse',
  height: [0.035, 0.045],
  head: rodentHead({ size: 0.72, pitch: 18, ear: mouseEar, paint: mousePaint }),
  tail: points3('0.5,-0.66,0.05 0.34,-0.86,0.04 0.2,-1.1,0.034 0.2,-1.4,0.028 0.34,-1.66,0.014'),
  palettes: palettes(`
    main    pale    skin    nose    innerEar foot
    #a08a74 #e6dccc #dba79a #d98c84 #e0aba0  #dba79a
    #8d8a88 #dedad6 #dba79a #d98c84 #e0aba0  #dba79a
    #f0ece6 #f6f2ee #e8b4a8 #e09a92 #ecbab0  #e8b4a8
  `),
  coat: ({ pale, skin }) => [layer(pale, below(0.34, 0.05), on('trunk')), layer(skin, on('tail'))],
});

export const hamster = crouched({
  name: 'hamster',
  height: [0.06, 0.075],
  trunk: [
    { z: -0.28, top: 0.98, bottom: 0.2, half: 0.36, reach: 0.36 },
    { z: 0.0, top: 1.0, bottom: 0.18, half: 0.36, reach: 0.4 },
    { z: 0.28, top: 0.92, bottom: 0.22, half: 0.32, reach: 0.3 },
  ],
  neck: { base: [0.62, 0.3], head: [0.66, 0.4], radius: [0.3, 0.27], deep: 0.1 },
  head: rodentHead({
    size: 0.66,
    pitch: 8,
    point: 0.2,
    jowl: 0.09,
    ear: { ...mouseEar, length: 0.26, width: 0.28 },
    paint: ({ pale }) => [layer(pale, near([0.2, -0.16, 0.66], [0.26, 0.16, 0.34]))],
  }),
  tail: points3('0.44,-0.6,0.05 0.42,-0.66,0.045 0.42,-0.7,0.03'),
  palettes: [
    { main: '#cf9450', pale: '#f6ecdc', nose: '#d98c84', innerEar: '#b08a80', foot: '#e8bcae' },
    { main: '#b58a62', pale: '#f2e8da', nose: '#d98c84', innerEar: '#a07c70', foot: '#e0b4a6' },
    { main: '#8d8a86', pale: '#eeeae6', nose: '#d0908a', innerEar: '#8a7a76', foot: '#dcb4aa' },
  ],
  coat: ({ pale }) => [
    layer(pale, below(0.44, 0.05), on('trunk')),
    layer(pale, below(0.4, 0.05), on('front leg', 'rear leg')),
  ],
});

export const squirrel = crouched({
  name: 'squirrel',
  height: [0.11, 0.14],
  neck: { base: [0.68, 0.38], head: [0.86, 0.52], radius: [0.2, 0.17], deep: 0.2 },
  head: rodentHead({
    size: 0.58,
    pitch: 20,
    point: 0.4,
    eyeSize: 0.1,
    ear: { at: [0.19, 0.28, 0.26], lean: [14, 4], turn: 26, length: 0.44, width: 0.26, shape: 'pointed' },
    paint: ({ pale }) => [layer(pale, near([0, -0.2, 0.72], [0.24, 0.14, 0.4]))],
  }),
  tail: points3('0.5,-0.64,0.09 0.56,-0.86,0.16 0.86,-1.0,0.21 1.24,-0.96,0.23 1.5,-0.98,0.2 1.6,-1.16,0.08'),
  hair: [shaggy(['tail'], 0.16, { apart: 0.04, width: 0.08, rise: 0.6 })],
  palettes: [
    { main: '#a8562a', pale: '#f4e6d0', nose: '#3a2a24', innerEar: '#8a5a3c', foot: '#8a4a26' },
    { main: '#7d736a', pale: '#e9e2d8', nose: '#2e2622', innerEar: '#8a7a6e', foot: '#6a6058' },
  ],
  coat: ({ pale }) => [
    layer(pale, below(0.4, 0.06), on('trunk')),
    layer(pale, near([0, 0.5, 0.54], [0.2, 0.24, 0.16])),
  ],
});

export const hedgehog = crouched({
  name: 'hedgehog',
  height: [0.12, 0.15],
  head: rodentHead({ size: 0.6, pitch: 12, eyeSize: 0.065, ear: { ...mouseEar, length: 0.2, width: 0.24 } }),
  flesh: [
    lumpOn('trunk', 'mane', [0.6, -0.46], [0.31, 0.34, 0.26]),
    lumpOn('trunk', 'mane', [0.68, -0.12], [0.36, 0.38, 0.42]),
    lumpOn('chest', 'mane', [0.68, 0.2], [0.33, 0.34, 0.28]),
  ],
  hair: [
    {
      on: ['mane', 'trunk'],
      weave: 'spines',
      length: 0.15,
      width: 0.07,
      apart: 0.04,
      rise: 0.75,
      share: ([, y]) => 5 * (y - 0.45),
      flow: () => [0, 0, -1],
    },
  ],
  tail: points3('0.4,-0.66,0.04 0.36,-0.72,0.03 0.32,-0.75,0.015'),
  palettes: [
    { main: '#c9ae8c', dark: '#4f3f31', nose: '#1c1614', innerEar: '#b8937c' },
    { main: '#b89a78', dark: '#3f332a', nose: '#1c1614', innerEar: '#a8836c' },
  ],
  coat: ({ dark }) => [
    layer(dark, on('mane')),
    layer(dark, not(below(0.52, 0.04)), on('trunk'), not(near([0, 0.6, 0.62], [0.4, 0.4, 0.2]))),
  ],
});

export const beaver = crouched({
  name: 'beaver',
  height: [0.3, 0.36],
  head: rodentHead({
    size: 0.56,
    pitch: 14,
    point: 0,
    eyeSize: 0.05,
    ear: { ...mouseEar, length: 0.16, width: 0.18 },
  }),
  extras: [],
  tail: points3('0.36,-0.64,0.14 0.24,-0.78,0.12 0.2,-0.86,0.08'),
  paddle: { length: 0.66, width: 0.4, tint: '#4a443f' },
  palettes: [
    { main: '#5f412a', nose: '#1c1614', innerEar: '#4a3426', foot: '#3f342c' },
    { main: '#74502f', nose: '#1c1614', innerEar: '#5a3e2a', foot: '#4a3e34' },
  ],
});
