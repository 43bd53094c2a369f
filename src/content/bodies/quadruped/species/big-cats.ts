import { points3 } from '../../../../core/points.js';
import { below, layer, near, not, on, rosettes, spots, type Layer, type Share } from '../coat/layers.js';
import { quadruped, type Quadruped } from '../define.js';
import { felineHead, pawedLegs, roundEar, type Palette, type Species } from '../making.js';

const nape: Share = not(below(0.5, 0.05));
const paleBelow = ({ pale }: Palette): Layer[] => [
  layer(pale, below(0.58, 0.05), on('trunk')),
  layer(pale, near([0, 0.55, 0.56], [0.12, 0.26, 0.14])),
];
const freckles = (dark: string): Layer =>
  layer(dark, spots(0.13, 0.3, 9, 0.9), near([0, 0.24, 0.3], [0.4, 0.26, 0.4]));
const paleMuzzle = (pale: string): Layer => layer(pale, near([0.1, -0.2, 0.82], [0.24, 0.16, 0.24]));

/** Spotted cats by what tells them apart. */
const spotted = (own: Pick<Species, 'name' | 'height' | 'palettes' | 'coat'> & Partial<Species>): Quadruped =>
  quadruped({
    foot: 'paw',
    trunk: [
      { z: -0.46, top: 0.96, bottom: 0.57, half: 0.155, reach: 0.23 },
      { z: -0.1, top: 0.92, bottom: 0.52, half: 0.165, reach: 0.39 },
      { z: 0.28, top: 0.98, bottom: 0.48, half: 0.17, reach: 0.26 },
    ],
    waist: [0.74, 0.0],
    neck: { base: [0.82, 0.4], head: [1.0, 0.57], radius: [0.155, 0.135], deep: 0.2 },
    head: felineHead({
      size: 0.37,
      pitch: 12,
      muzzle: 1.1,
      ear: roundEar(0.24, 0.28),
      eye: { radius: 0.062, irises: ['#c9a83e', '#a8a04a'] },
      paint: ({ pale, dark }) => [freckles(dark), paleMuzzle(pale)],
    }),
    ...pawedLegs({ z: [0.3, -0.45], apart: 0.14, stout: 1.12 }),
    feet: { kind: 'paw', width: 0.14, length: 0.18, tall: 0.09 },
    tail: points3('0.88,-0.63,0.042 0.74,-0.76,0.038 0.5,-0.86,0.036 0.34,-0.98,0.036 0.36,-1.14,0.03'),
    sits: true,
    ...own,
  });

export const leopard = spotted({
  name: 'leopard',
  height: [0.6, 0.75],
  palettes: [
    { main: '#d6a558', pale: '#f6ecd8', dark: '#2a1e16', nose: '#a5655e', ear: '#8a6a3a' },
    { main: '#c9954a', pale: '#f0e2c8', dark: '#241a12', nose: '#96584f', ear: '#7a5a30' },
  ],
  coat: (palette, seed) => [
    ...paleBelow(palette),
    layer(palette.dark, rosettes(0.098, seed), nape),
    layer(palette.dark, spots(0.09, 0.3, seed, 0.9), below(0.5, 0.05), not(below(0.1, 0.02))),
  ],
});

export const jaguar = spotted({
  name: 'jaguar',
  height: [0.65, 0.78],
  ...pawedLegs({ z: [0.3, -0.45], apart: 0.155, stout: 1.3, tall: 0.96 }),
  trunk: [
    { z: -0.44, top: 0.96, bottom: 0.53, half: 0.175, reach: 0.23 },
    { z: -0.1, top: 0.93, bottom: 0.46, half: 0.195, reach: 0.38 },
    { z: 0.28, top: 0.98, bottom: 0.44, half: 0.2, reach: 0.26 },
  ],
  palettes: [
    { main: '#cf8f3c', pale: '#f4e8d0', dark: '#1e1510', nose: '#8a4f48', ear: '#6a4a26' },
    { main: '#d99c48', pale: '#f6ecd8', dark: '#241912', nose: '#96584f', ear: '#74522c' },
  ],
  coat: (palette, seed) => [
    ...paleBelow(palette),
    layer(palette.dark, rosettes(0.145, seed), nape),
    layer(palette.dark, spots(0.145, 0.1, seed), nape),
    layer(palette.dark, spots(0.11, 0.3, seed + 1, 0.9), below(0.5, 0.05), not(below(0.1, 0.02))),
  ],
});

export const cheetah = spotted({
  name: 'cheetah',
  height: [0.7, 0.85],
  trunk: [
    { z: -0.4, top: 0.97, bottom: 0.66, half: 0.13, reach: 0.2 },
    { z: -0.1, top: 0.94, bottom: 0.62, half: 0.135, reach: 0.33 },
    { z: 0.24, top: 0.99, bottom: 0.52, half: 0.15, reach: 0.23 },
  ],
  neck: { base: [0.86, 0.34], head: [1.06, 0.5], radius: [0.13, 0.11], deep: 0.2 },
  head: felineHead({
    size: 0.3,
    pitch: 10,
    ear: roundEar(0.24, 0.28),
    eye: { radius: 0.066, irises: ['#b8862e', '#a8741e'] },
    paint: ({ pale, dark }) => [
      freckles(dark),
      paleMuzzle(pale),
      layer(dark, near([0.13, -0.08, 0.76], [0.035, 0.2, 0.2], 0.3)),
    ],
  }),
  ...pawedLegs({ z: [0.26, -0.4], apart: 0.115, stout: 0.86, flesh: 0.95, tall: 1.02 }),
  feet: { kind: 'paw', width: 0.1, length: 0.14, tall: 0.08 },
  palettes: [
    { main: '#dcae62', pale: '#f6eedc', dark: '#241b15', nose: '#2a1f1b', ear: '#a88446' },
    { main: '#d2a052', pale: '#f2e6cc', dark: '#1e1611', nose: '#241a16', ear: '#98763c' },
  ],
  coat: (palette, seed) => [
    ...paleBelow(palette),
    layer(palette.dark, spots(0.075, 0.33, seed), not(below(0.14, 0.03))),
  ],
});

export const panther = spotted({
  name: 'panther',
  height: [0.6, 0.75],
  head: felineHead({
    size: 0.37,
    pitch: 12,
    muzzle: 1.1,
    ear: roundEar(0.24, 0.28),
    eye: { radius: 0.064, irises: ['#d9c23e', '#c9d04a'] },
  }),
  palettes: [
    { main: '#2b2828', dark: '#1a1818', nose: '#171414', innerEar: '#4a4040' },
    { main: '#332e2c', dark: '#211d1c', nose: '#1a1615', innerEar: '#52463f' },
  ],
  coat: ({ dark }, seed) => [layer(dark, rosettes(0.15, seed))],
});

export const snowLeopard = spotted({
  name: 'snow leopard',
  height: [0.55, 0.65],
  tail: points3('0.88,-0.63,0.065 0.74,-0.78,0.066 0.5,-0.9,0.068 0.36,-1.06,0.07 0.44,-1.24,0.05'),
  palettes: [
    { main: '#c9c5be', pale: '#f4f2ee', dark: '#3a3633', nose: '#b08a84', ear: '#8d8882' },
    { main: '#d6d2c8', pale: '#f8f6f2', dark: '#433e3a', nose: '#b8928a', ear: '#98938b' },
  ],
  coat: (palette, seed) => [
    ...paleBelow(palette),
    layer(palette.dark, rosettes(0.125, seed), nape),
    layer(palette.dark, spots(0.11, 0.3, seed, 0.9), below(0.5, 0.05), not(below(0.1, 0.02))),
  ],
});

export const lynx = spotted({
  name: 'lynx',
  height: [0.5, 0.65],
  head: felineHead({
    size: 0.4,
    pitch: 10,
    ear: { at: [0.22, 0.26, 0.34], lean: [16, 4], turn: 22, length: 0.52, width: 0.28, shape: 'pointed' },
    eye: { radius: 0.07, irises: ['#c9a83e', '#b8962e'] },
    paint: ({ pale, dark }) => [
      layer(pale, near([0.34, -0.16, 0.5], [0.24, 0.2, 0.24])),
      layer(dark, near([0.42, -0.12, 0.42], [0.05, 0.24, 0.12], 0.3)),
      paleMuzzle(pale),
    ],
  }),
  ...pawedLegs({ z: [0.26, -0.4], apart: 0.135, stout: 1.1, tall: 1.02 }),
  tail: points3('0.9,-0.62,0.055 0.9,-0.72,0.055 0.84,-0.8,0.04'),
  palettes: [
    { main: '#b08a5c', pale: '#efe4d0', dark: '#4a3626', nose: '#a5655e', ear: '#5a4634' },
    { main: '#a8927a', pale: '#f0e8dc', dark: '#4a4038', nose: '#a5706a', ear: '#5a5048' },
  ],
  coat: (palette, seed) => [
    ...paleBelow(palette),
    layer(palette.dark, spots(0.09, 0.24, seed, 0.7), not(below(0.14, 0.03))),
    layer(palette.dark, on('tail'), not(below(0.86, 0.02)), not(near([0, 0.9, -0.6], [0.2, 0.2, 0.14]))),
  ],
});
