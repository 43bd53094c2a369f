import { points3 } from '../../../../core/points.js';
import { bands, below, layer, near, not, on } from '../coat/layers.js';
import { stripes } from '../coat/stripes.js';
import { quadruped } from '../define.js';
import { catEar, felineHead } from '../heads/clawed.js';
import { pawedLegs } from '../legs.js';

const tabby = (seed: number) =>
  stripes({
    period: 0.15,
    legs: [
      { z: 0.3, top: 0.6 },
      { z: -0.42, top: 0.55 },
    ],
    lean: -0.1,
    share: 0.44,
    waver: 0.3,
    taper: 0.16,
    seed,
  });

export const cat = quadruped({
  name: 'cat',
  foot: 'paw',
  height: [0.23, 0.28],
  trunk: [
    { z: -0.42, top: 0.98, bottom: 0.56, half: 0.165, reach: 0.24 },
    { z: -0.1, top: 0.93, bottom: 0.5, half: 0.175, reach: 0.36 },
    { z: 0.28, top: 0.97, bottom: 0.5, half: 0.165, reach: 0.25 },
  ],
  waist: [0.74, -0.02],
  neck: { base: [0.82, 0.4], head: [1.06, 0.55], radius: [0.15, 0.13], deep: 0.15 },
  head: felineHead({
    size: 0.44,
    pitch: 6,
    ear: catEar(0.4, 0.33),
    eye: { irises: ['#b8c24a', '#d9a52e', '#5fa86a', '#6aa5c9'], pupil: 'slit', radius: 0.088 },
    paint: ({ pale }) => [layer(pale, near([0, -0.18, 0.86], [0.24, 0.17, 0.2]))],
  }),
  ...pawedLegs({ z: [0.3, -0.42], apart: 0.135, stout: 0.98 }),
  feet: { kind: 'paw', width: 0.12, length: 0.15, tall: 0.085 },
  tail: {
    path: points3(`
      0.88,-0.6,0.055 0.92,-0.74,0.05 1.1,-0.86,0.048 1.34,-0.86,0.046 1.5,-0.78,0.03
    `),
  },
  palettes: [
    {
      main: '#d98a3d',
      pale: '#f6e3c6',
      dark: '#a85c20',
      nose: '#c9777a',
      innerEar: '#d99a94',
      foot: '#f6e3c6',
    },
    {
      main: '#2f2b2a',
      pale: '#2f2b2a',
      dark: '#2f2b2a',
      nose: '#3a2a2a',
      innerEar: '#7a5c58',
      foot: '#2f2b2a',
    },
    {
      main: '#2f2b2a',
      pale: '#f1eee9',
      dark: '#2f2b2a',
      nose: '#c98484',
      innerEar: '#c99a94',
      foot: '#f1eee9',
    },
    {
      main: '#8b8c90',
      pale: '#dcdcdc',
      dark: '#55565a',
      nose: '#b07a7a',
      innerEar: '#c99a94',
      foot: '#dcdcdc',
    },
    {
      main: '#e6dfd2',
      pale: '#f6f2ea',
      dark: '#d8cfbe',
      nose: '#d98c8c',
      innerEar: '#e0a8a0',
      foot: '#f6f2ea',
    },
    {
      main: '#8a6a4a',
      pale: '#d9c2a2',
      dark: '#4a3626',
      nose: '#b0706a',
      innerEar: '#c99a8c',
      foot: '#c9b090',
    },
  ],
  coat: ({ pale, dark }, seed) => [
    layer(
      dark,
      tabby(seed),
      not(on('tail')),
      not(below(0.2, 0.03)),
      not(near([0, 0.5, -0.08], [0.2, 0.16, 0.34])),
    ),
    layer(dark, bands([0.8, 0.4], 0.15, { share: 0.42, waver: 0.15, seed }), on('tail')),
    layer(pale, near([0, 0.62, 0.5], [0.12, 0.24, 0.16])),
    layer(pale, below(0.16, 0.03), on('front leg', 'rear leg')),
  ],
  sits: true,
});
