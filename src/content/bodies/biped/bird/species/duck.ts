import { points3, points4 } from '../../../../../core/points.js';
import { blob } from '../../../../../world/modeling/organic/index.js';
import { behind, below, layer, near, not, on } from '../../../quadruped/coat/layers.js';
import { bird } from '../define.js';

export const duck = bird({
  name: 'duck',
  foot: 'foot',
  height: [0.36, 0.46],
  trunk: [
    { at: [0.42, 0.0], radii: [0.215, 0.2, 0.35], pitch: 4 },
    { at: [0.43, 0.2], radii: [0.18, 0.18, 0.17] },
    { at: [0.47, -0.3], radii: [0.12, 0.1, 0.2], pitch: -14 },
  ],
  neck: points3('0.5,0.24,0.14 0.66,0.3,0.092 0.78,0.31,0.082 0.9,0.34,0.088'),
  head: {
    size: 0.105,
    shapes: [blob([0, 0, 0], [0.92, 0.98, 1.1]), blob([0, -0.2, 0.5], [0.66, 0.6, 0.7], { blend: 0.5 })],
    eye: { at: [0.25, 0.42], out: 74, up: 6, radius: 0.2, irises: ['#2a1a10', '#3a2414'] },
    beak: [
      {
        color: 'beak',
        path: points4(`
          -0.1,0.8,0.46,0.42 -0.16,1.25,0.42,0.28 -0.27,1.75,0.46,0.16 -0.3,2.2,0.5,0.12
          -0.31,2.42,0.36,0.09 -0.32,2.5,0.06,0.03
        `),
      },
      {
        color: 'beak',
        path: points4(`
          -0.4,0.8,0.36,0.2 -0.46,1.4,0.36,0.1 -0.46,2.1,0.4,0.08 -0.45,2.34,0.1,0.04
        `),
      },
    ],
  },
  wing: {
    kind: 'feathers',
    shoulder: [0.46, 0.24],
    tip: [0.54, -0.46],
    width: 0.13,
    thick: 0.035,
    tipX: 0.06,
    lead: 0.01,
    span: 0.72,
    chord: 0.95,
  },
  leg: {
    hip: [0.1, 0.36, 0.02],
    hock: [0.11, 0.17, -0.03],
    foot: [0.115, 0.035, 0.0],
    radius: [0.085, 0.04, 0.024],
    toe: [0.19, 0.06],
    webbed: true,
    raise: [0.19, 0.13, 18],
  },
  tail: { at: [0.5, -0.4], length: 0.24, feathers: [5, 0.05, 40], pitch: 16 },
  palettes: [
    {
      main: '#a8a49c',
      head: '#1f5a3c',
      neck: '#1f5a3c',
      breast: '#6a4128',
      wing: '#8c877f',
      flight: '#6c675f',
      tip: '#3a3835',
      tail: '#2a2a2c',
      collar: '#f4f1ea',
      beak: '#e2b02e',
      leg: '#e0802a',
    },
    {
      main: '#f4f1ea',
      breast: '#f4f1ea',
      neck: '#f4f1ea',
      wing: '#f0ece2',
      flight: '#e8e3d8',
      tip: '#ded8ca',
      tail: '#ece7dc',
      collar: '#f4f1ea',
      beak: '#e8952a',
      leg: '#e58a26',
    },
    {
      main: '#9a7a54',
      head: '#8a6a46',
      neck: '#8a6a46',
      breast: '#a88660',
      wing: '#7a5c3c',
      flight: '#634a30',
      tip: '#4a3826',
      tail: '#5a442e',
      collar: '#9a7a54',
      beak: '#c98a3a',
      leg: '#d0803a',
    },
  ],
  coat: ({ breast, collar, neck }) => [
    layer(breast, not(behind(0.17, 0.03)), on('trunk', 'neck')),
    layer(neck, not(below(0.62, 0.01)), on('neck')),
    layer(collar, near([0, 0.615, 0.29], [0.3, 0.022, 0.3]), on('neck')),
  ],
});
