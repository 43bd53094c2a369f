import { points3, points4 } from '../../../../../core/points.js';
import { blob } from '../../../../../world/modeling/organic/index.js';
import { behind, below, layer, near, not, on, palettes } from '../../../quadruped/making.js';
import { bird } from '../define.js';
import { mandible } from '../form.js';

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
      mandible(
        'beak',
        `-0.1,0.8,0.46,0.42 -0.16,1.25,0.42,0.28 -0.27,1.75,0.46,0.16 -0.3,2.2,0.5,0.12
        -0.31,2.42,0.36,0.09 -0.32,2.5,0.06,0.03`,
      ),
      mandible('beak', '-0.4,0.8,0.36,0.2 -0.46,1.4,0.36,0.1 -0.46,2.1,0.4,0.08 -0.45,2.34,0.1,0.04'),
    ],
  },
  wing: {
    shoulder: [0.46, 0.24],
    tip: [0.06, 0.54, -0.46],
    width: 0.13,
    thick: 0.035,
    lead: 0.01,
    spread: [0.72, 0.95],
  },
  leg: points4('0.1,0.36,0.02,0.085 0.11,0.17,-0.03,0.04 0.115,0.035,0.0,0.024'),
  toes: { length: [0.19, 0.06], webbed: true },
  raise: [0.19, 0.13, 18],
  tail: { at: [0.5, -0.4], length: 0.24, feathers: [5, 0.05, 40], pitch: 16 },
  palettes: palettes(`
    main    head    neck    breast  wing    flight  tip     tail    collar  beak    leg
    #a8a49c #1f5a3c #1f5a3c #6a4128 #8c877f #6c675f #3a3835 #2a2a2c #f4f1ea #e2b02e #e0802a
    #f4f1ea -       #f4f1ea #f4f1ea #f0ece2 #e8e3d8 #ded8ca #ece7dc #f4f1ea #e8952a #e58a26
    #9a7a54 #8a6a46 #8a6a46 #a88660 #7a5c3c #634a30 #4a3826 #5a442e #9a7a54 #c98a3a #d0803a
  `),
  coat: ({ breast, collar, neck }) => [
    layer(breast, not(behind(0.17, 0.03)), on('trunk', 'neck')),
    layer(neck, not(below(0.62, 0.01)), on('neck')),
    layer(collar, near([0, 0.615, 0.29], [0.3, 0.022, 0.3]), on('neck')),
  ],
});
