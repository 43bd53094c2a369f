import { points, points3 } from '../../../../core/points.js';
import { below, layer, near, on, patches } from '../coat/layers.js';
import {
  cervineHead,
  crestMane,
  equineHead,
  hoofedLegs,
  lumpOn,
  palettes,
  quadruped,
  shaggy,
} from '../making.js';
import { scimitar } from '../heads/horns.js';
import { cheeks, lump, snout } from '../heads/shapes.js';
import { horse } from './horse.js';

export const pig = quadruped({
  name: 'pig',
  foot: 'hoof',
  height: [0.7, 0.9],
  trunk: [
    { z: -0.5, top: 0.98, bottom: 0.36, half: 0.27, reach: 0.3 },
    { z: -0.1, top: 1.02, bottom: 0.27, half: 0.29, reach: 0.45 },
    { z: 0.34, top: 0.97, bottom: 0.33, half: 0.25, reach: 0.28 },
  ],
  waist: [0.66, 0.0],
  neck: { base: [0.7, 0.46], head: [0.78, 0.62], radius: [0.23, 0.2], deep: 0.2 },
  head: {
    size: 0.5,
    pitch: 26,
    shapes: [
      lump(0.02, 0.24, [0.3, 0.3, 0.32]),
      snout([-0.03, 0.45, 0.22], [-0.08, 0.86, 0.135], 1),
      ...cheeks([0.2, -0.14, 0.28], [0.16, 0.18, 0.2]),
      snout([-0.2, 0.4, 0.14], [-0.18, 0.76, 0.07], 1, 0.05),
      lump(-0.07, 0.94, [0.15, 0.145, 0.06], 0.02),
    ],
    eye: { at: [0.12, 0.4], out: 48, up: 12, radius: 0.045, irises: ['#3a2412', '#4a6a8a'] },
    ear: { at: [0.21, 0.24, 0.14], lean: [34, -34], turn: 16, length: 0.42, width: 0.32, shape: 'pointed' },
    nose: { kind: 'nostrils', x: 0.055, y: -0.07, size: [0.028, 0.04] },
    mouth: points('-0.19,0.9 -0.2,0.78 -0.18,0.6'),
    paint: ({ snout }) => [layer(snout, near([0, -0.07, 0.98], [0.2, 0.2, 0.09]))],
  },
  ...hoofedLegs({ z: [0.32, -0.5], apart: 0.17, stout: 1.25, flesh: 1.6, tall: 0.78 }),
  feet: { kind: 'hoof', radius: 0.07, tall: 0.07, reach: 0.03, cloven: true },
  tail: points3(`0.78,-0.76,0.035 0.84,-0.83,0.026 0.9,-0.81,0.024 0.87,-0.77,0.022 0.82,-0.83,0.02
    0.83,-0.9,0.012`),
  palettes: palettes(`
    main    snout   nose    innerEar hoof    spot
    #e8b4a2 #d99486 #8a4a42 #d99486  #7a5c50 #e8b4a2
    #ecc0ae #dca090 #8a4a42 #dca090  #7a5c50 #3a302c
    #5a4a44 #8a6a60 #2a1c18 #8a6a60  #2a2420 #5a4a44
  `),
  coat: ({ spot }, seed) => [layer(spot, patches(0.34, 0.28, seed))],
});

export const goat = quadruped({
  name: 'goat',
  foot: 'hoof',
  height: [0.62, 0.8],
  trunk: [
    { z: -0.42, top: 0.99, bottom: 0.52, half: 0.19, reach: 0.24 },
    { z: -0.1, top: 0.97, bottom: 0.44, half: 0.21, reach: 0.35 },
    { z: 0.26, top: 0.98, bottom: 0.46, half: 0.18, reach: 0.26 },
  ],
  waist: [0.72, 0.0],
  neck: { base: [0.82, 0.37], head: [1.2, 0.58], radius: [0.13, 0.09], deep: 0.4 },
  head: (() => {
    const form = cervineHead({
      size: 0.38,
      pitch: 40,
      nose: 1.1,
      ear: { at: [0.17, 0.1, 0.04], lean: [94, 4], turn: 10, length: 0.46, width: 0.2, shape: 'leaf' },
      horns: { paths: scimitar, color: 'horn' },
      paint: ({ dark }) => [layer(dark, near([0.12, 0.04, 0.6], [0.06, 0.08, 0.36]))],
    });
    // the beard
    return {
      ...form,
      shapes: [...form.shapes, snout([-0.16, 0.72, 0.06], [-0.44, 0.66, 0.02], 0.8, 0.04)],
      eye: { ...form.eye, irises: ['#c9a24a', '#b8923a'], pupil: 'round' as const },
    };
  })(),
  ...hoofedLegs({ z: [0.28, -0.44], apart: 0.14, stout: 0.96, flesh: 1.05, tall: 0.94 }),
  feet: { kind: 'hoof', radius: 0.054, tall: 0.065, reach: 0.03, cloven: true },
  tail: points3('0.92,-0.62,0.045 0.99,-0.7,0.045 1.02,-0.76,0.02'),
  palettes: [
    { main: '#f0ebe0', dark: '#e6dfd0', horn: '#8a7a64', legs: '#f0ebe0' },
    { main: '#9a6a3e', dark: '#2a2018', horn: '#6a5c4a', legs: '#2a2018' },
    { main: '#4a4440', dark: '#d9d0c2', horn: '#5a5044', legs: '#d9d0c2' },
  ],
  coat: ({ legs }) => [layer(legs, below(0.34, 0.05), on('front leg', 'rear leg'))],
});

export const donkey = quadruped({
  ...horse.species,
  name: 'donkey',
  height: [1.0, 1.25],
  trunk: [
    { z: -0.4, top: 0.99, bottom: 0.56, half: 0.18, reach: 0.25 },
    { z: -0.1, top: 0.96, bottom: 0.47, half: 0.21, reach: 0.36 },
    { z: 0.24, top: 0.97, bottom: 0.48, half: 0.18, reach: 0.28 },
  ],
  neck: { base: [0.82, 0.34], head: [1.16, 0.62], radius: [0.14, 0.09], deep: 0.45 },
  head: (() => {
    const form = equineHead({ size: 0.46, pitch: 46, ears: 0.62 });
    const { ear } = form;
    return {
      ...form,
      ear: { ...ear, width: 0.19, lean: [14, 4] as const },
      paint: ({ muzzle, pale }) => [
        layer(pale, near([0.15, 0.08, 0.3], [0.1, 0.1, 0.12])),
        layer(pale, near([0, -0.03, 0.84], [0.24, 0.24, 0.26])),
        layer(muzzle, near([0, 0, 0.99], [0.12, 0.1, 0.1])),
      ],
    };
  })(),
  ...hoofedLegs({ z: [0.28, -0.44], apart: 0.135, stout: 0.98 }),
  tail: points3('0.9,-0.58,0.035 0.86,-0.65,0.03 0.66,-0.69,0.024 0.48,-0.69,0.022'),
  tuft: points3('0.52,-0.69,0.022 0.4,-0.69,0.05 0.24,-0.68,0.01'),
  extras: [crestMane([0.17, 0.1], 0.035)],
  palettes: palettes(`
    main    pale    muzzle  mane    tuft    cross
    #8d867e #e6e0d4 #5a524c #3a3430 #2a2624 #4a443f
    #7a5f48 #e0d4c0 #4a3c32 #2e2420 #241c18 #3f3026
    #4a403a #d0c4b4 #2e2824 #1e1a18 #1a1614 #2e2824
  `),
  coat: ({ pale, cross }) => [
    layer(pale, below(0.52, 0.04), on('trunk')),
    layer(cross, near([0, 0.96, -0.05], [0.022, 0.12, 0.6], 0.3)),
    layer(cross, near([0, 0.9, 0.2], [0.4, 0.26, 0.03], 0.3), on('trunk', 'front leg')),
  ],
});

export const alpaca = quadruped({
  name: 'alpaca',
  foot: 'hoof',
  height: [0.8, 0.95],
  trunk: [
    { z: -0.36, top: 1.0, bottom: 0.48, half: 0.225, reach: 0.25 },
    { z: -0.08, top: 1.02, bottom: 0.44, half: 0.24, reach: 0.34 },
    { z: 0.22, top: 0.99, bottom: 0.44, half: 0.22, reach: 0.27 },
  ],
  waist: [0.74, 0.0],
  neck: { base: [0.84, 0.32], head: [1.5, 0.42], radius: [0.155, 0.105], deep: 0.15 },
  head: cervineHead({
    size: 0.32,
    pitch: 18,
    nose: 1.15,
    ear: { at: [0.17, 0.26, 0.1], lean: [14, 2], turn: 30, length: 0.5, width: 0.2, shape: 'leaf' },
    paint: ({ face }) => [layer(face, near([0, -0.05, 0.85], [0.22, 0.2, 0.36]))],
  }),
  flesh: [lumpOn('head', 'neck', [1.645, 0.455], [0.075, 0.075, 0.075], 0.03)],
  ...hoofedLegs({ z: [0.26, -0.36], apart: 0.145, stout: 1.2, flesh: 1.25, tall: 0.92 }),
  feet: { kind: 'hoof', radius: 0.06, tall: 0.06, reach: 0.03, cloven: true },
  hair: [shaggy(['head', 'trunk', 'neck'], 0.07, { rise: 0.5 })],
  tail: points3('0.9,-0.58,0.06 0.82,-0.65,0.06 0.7,-0.67,0.025'),
  palettes: [
    { main: '#efe8da', face: '#e3d6c2' },
    { main: '#b5814e', face: '#8a5c34' },
    { main: '#6a4630', face: '#4a3020' },
    { main: '#8d8781', face: '#5f5a56' },
  ],
  coat: ({ face }) => [layer(face, below(0.26, 0.04), on('front leg', 'rear leg'))],
});
