import { points3 } from '../../../../core/points.js';
import { bands, below, layer, middle, near, not, on } from '../coat/layers.js';
import { lowLegs, palettes, quadruped, shaggy, type Quadruped, type Species } from '../making.js';
import { mouseEar, mousePaint, rodentHead, roundEar, ursineHead } from '../heads/clawed.js';

type Own = Pick<Species, 'name' | 'height' | 'palettes' | 'head' | 'tail'> & Partial<Species>;

/** A body that is long and near the ground. */
const stretched = (own: Own): Quadruped =>
  quadruped({
    foot: 'paw',
    trunk: [
      { z: -0.62, top: 0.98, bottom: 0.38, half: 0.26, reach: 0.36 },
      { z: -0.12, top: 0.96, bottom: 0.36, half: 0.25, reach: 0.55 },
      { z: 0.44, top: 0.94, bottom: 0.34, half: 0.24, reach: 0.34 },
    ],
    waist: [0.66, 0.0],
    neck: { base: [0.74, 0.54], head: [0.98, 0.78], radius: [0.21, 0.17], deep: 0.2 },
    ...lowLegs({ z: [0.46, -0.62], apart: 0.19, tall: 1.15 }),
    feet: { kind: 'paw', width: 0.15, length: 0.19, rearLength: 0.23, tall: 0.09 },
    cell: 0.042,
    ...own,
  });

export const rat = stretched({
  name: 'rat',
  height: [0.07, 0.09],
  head: rodentHead({
    size: 0.76,
    pitch: 14,
    eyeSize: 0.06,
    ear: { ...mouseEar, length: 0.3, width: 0.3 },
    paint: mousePaint,
  }),
  neck: { base: [0.66, 0.5], head: [0.74, 0.66], radius: [0.23, 0.19], deep: 0.2 },
  tail: points3('0.56,-0.92,0.07 0.36,-1.16,0.055 0.18,-1.5,0.045 0.14,-1.9,0.036 0.2,-2.2,0.016'),
  palettes: palettes(`
    main    pale    skin    nose    innerEar foot
    #6a5f56 #b8aca0 #c99a90 #c98a80 #c99a90  #c99a90
    #4d4845 #8d8682 #b8897e #b07a72 #b8897e  #b8897e
  `),
  coat: ({ pale, skin }) => [layer(pale, below(0.42, 0.05), on('trunk')), layer(skin, on('tail'))],
});

export const otter = stretched({
  name: 'otter',
  height: [0.25, 0.3],
  head: ursineHead({
    size: 0.5,
    pitch: 12,
    muzzle: 1.05,
    broad: 0.96,
    whiskers: true,
    ear: { ...roundEar(0.13, 0.16), at: [0.27, 0.14, 0.24] },
    eyeSize: 0.05,
    paint: ({ pale }) => [layer(pale, near([0.1, -0.2, 0.7], [0.24, 0.16, 0.36]))],
  }),
  tail: points3('0.72,-0.92,0.15 0.5,-1.16,0.12 0.32,-1.44,0.09 0.22,-1.74,0.06 0.22,-1.94,0.02'),
  palettes: [
    { main: '#6a4a33', pale: '#c9b498', foot: '#4a3426' },
    { main: '#573d2c', pale: '#b8a488', foot: '#3f2c20' },
  ],
  coat: ({ pale }) => [
    layer(pale, near([0, 0.66, 0.78], [0.2, 0.26, 0.2])),
    layer(pale, below(0.42, 0.04), on('trunk')),
  ],
});

export const weasel = stretched({
  name: 'weasel',
  height: [0.07, 0.09],
  trunk: [
    { z: -0.62, top: 0.96, bottom: 0.5, half: 0.2, reach: 0.34 },
    { z: -0.12, top: 0.94, bottom: 0.5, half: 0.19, reach: 0.55 },
    { z: 0.44, top: 0.96, bottom: 0.48, half: 0.19, reach: 0.32 },
  ],
  neck: { base: [0.78, 0.56], head: [1.1, 0.82], radius: [0.165, 0.14], deep: 0.15 },
  head: ursineHead({
    size: 0.46,
    pitch: 10,
    muzzle: 0.86,
    broad: 0.9,
    whiskers: true,
    ear: { ...roundEar(0.2, 0.26), at: [0.24, 0.2, 0.22] },
    eyeSize: 0.062,
    paint: ({ pale }) => [layer(pale, near([0, -0.24, 0.5], [0.3, 0.16, 0.6]))],
  }),
  ...lowLegs({ z: [0.46, -0.6], apart: 0.15, stout: 0.76, tall: 1.3 }),
  feet: { kind: 'paw', width: 0.11, length: 0.15, tall: 0.08 },
  tail: points3('0.82,-0.92,0.06 0.72,-1.1,0.055 0.62,-1.3,0.055 0.58,-1.46,0.03'),
  palettes: [
    { main: '#a5683a', pale: '#f6eedd', dark: '#2a1e18' },
    { main: '#8d5630', pale: '#f0e6d2', dark: '#241a14' },
  ],
  coat: ({ pale }) => [
    layer(pale, below(0.6, 0.04), on('trunk')),
    layer(pale, near([0, 0.74, 0.82], [0.16, 0.3, 0.2])),
  ],
});

export const skunk = stretched({
  name: 'skunk',
  height: [0.18, 0.22],
  head: ursineHead({
    size: 0.46,
    pitch: 18,
    muzzle: 0.74,
    broad: 0.86,
    ear: { ...roundEar(0.16, 0.2), at: [0.24, 0.17, 0.2] },
    paint: ({ pale }) => [layer(pale, middle(0.05, 0.02), not(near([0, -0.2, 0.5], [0.4, 0.24, 0.7])))],
  }),
  tail: points3('0.84,-0.92,0.1 0.98,-1.06,0.17 1.3,-1.2,0.23 1.56,-1.34,0.2 1.66,-1.52,0.06'),
  hair: [shaggy(['tail', 'trunk'], 0.12, { rise: 0.45 }), shaggy(['neck'], 0.07), shaggy(['head'], 0.04)],
  palettes: [
    { main: '#262322', pale: '#f4f2ec', innerEar: '#3a3432' },
    { main: '#302b29', pale: '#efece4', innerEar: '#453d3a' },
  ],
  coat: ({ pale }) => [
    layer(pale, near([0.1, 0.94, -0.2], [0.075, 0.2, 1.1], 0.2), not(below(0.7, 0.05)), on('trunk')),
    layer(pale, near([0, 1.0, 0.6], [0.14, 0.16, 0.3]), on('neck', 'trunk')),
    layer(pale, not(below(1.0, 0.08)), on('tail')),
  ],
});

export const raccoon = stretched({
  name: 'raccoon',
  height: [0.26, 0.32],
  trunk: [
    { z: -0.44, top: 1.0, bottom: 0.36, half: 0.28, reach: 0.34 },
    { z: -0.08, top: 0.98, bottom: 0.34, half: 0.29, reach: 0.44 },
    { z: 0.32, top: 0.94, bottom: 0.36, half: 0.24, reach: 0.3 },
  ],
  neck: { base: [0.74, 0.4], head: [0.86, 0.56], radius: [0.21, 0.17], deep: 0.2 },
  head: ursineHead({
    size: 0.52,
    pitch: 16,
    muzzle: 0.72,
    broad: 1.12,
    whiskers: true,
    ear: { at: [0.24, 0.24, 0.2], lean: [26, 4], turn: 18, length: 0.26, width: 0.27, shape: 'round' },
    eyeSize: 0.056,
    paint: ({ pale, dark }) => [
      layer(pale, near([0.2, 0.1, 0.52], [0.2, 0.13, 0.24])),
      layer(pale, near([0, -0.12, 0.86], [0.16, 0.14, 0.22])),
      layer(dark, near([0.22, 0.02, 0.55], [0.17, 0.09, 0.2])),
    ],
  }),
  ...lowLegs({ z: [0.34, -0.44], apart: 0.19, tall: 1.15 }),
  tail: points3('0.8,-0.74,0.1 0.68,-0.92,0.12 0.52,-1.14,0.125 0.42,-1.38,0.115 0.4,-1.54,0.05'),
  palettes: [
    { main: '#7d766d', pale: '#e6e2da', dark: '#241f1d', foot: '#3a3430' },
    { main: '#8d8070', pale: '#ebe4d6', dark: '#2a2420', foot: '#443a32' },
  ],
  coat: ({ dark }) => [
    layer(dark, bands([0, 1], 0.19, { share: 0.46, waver: 0 }), on('tail')),
    layer(dark, below(0.24, 0.06), on('front leg', 'rear leg')),
  ],
});
