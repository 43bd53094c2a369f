import { points3, points4 } from '../../../../../core/points.js';
import { blob, ellipsoid, moved } from '../../../../../world/modeling/index.js';
import { below, layer, near, not, on, palettes } from '../../../quadruped/making.js';
import { bird } from '../define.js';
import { mandible, type BirdHead } from '../form.js';

const swanBeak: BirdHead['beak'] = [
  mandible(
    'beak',
    `-0.02,0.8,0.46,0.46 -0.16,1.4,0.4,0.3 -0.36,2.1,0.4,0.18 -0.46,2.7,0.34,0.12
    -0.5,2.9,0.06,0.04`,
  ),
  mandible('beak', '-0.36,0.8,0.36,0.2 -0.5,1.6,0.34,0.1 -0.6,2.6,0.24,0.06 -0.6,2.74,0.05,0.02'),
];

export const swan = bird({
  name: 'swan',
  foot: 'foot',
  height: [1.0, 1.25],
  cell: 0.024,
  trunk: [
    { at: [0.34, -0.04], radii: [0.16, 0.145, 0.27], pitch: 2 },
    { at: [0.35, 0.12], radii: [0.135, 0.13, 0.14] },
    { at: [0.38, -0.25], radii: [0.09, 0.075, 0.15], pitch: -16 },
  ],
  neck: points3(`
    0.4,0.18,0.1 0.5,0.25,0.062 0.6,0.26,0.048 0.7,0.22,0.043 0.8,0.17,0.04 0.89,0.165,0.039
    0.95,0.205,0.039
  `),
  head: {
    size: 0.052,
    pitch: 12,
    shapes: [blob([0, 0, 0], [0.86, 0.9, 1.3])],
    eye: { at: [0.22, 0.6], out: 76, radius: 0.17, irises: ['#8a4a2a'] },
    beak: swanBeak,
    trim: ({ knob }) => [
      { name: 'head', color: knob, mesh: moved(ellipsoid(0.3, 0.34, 0.36, 14), 0, 0.42, 1.06), shiny: true },
    ],
    paint: ({ knob }) => [layer(knob, near([0, 0.0, 1.12], [0.75, 0.42, 0.36], 0.12))],
  },
  wing: {
    shoulder: [0.39, 0.17],
    tip: [0.06, 0.45, -0.38],
    width: 0.105,
    thick: 0.034,
    spread: [0.75, 0.95],
  },
  leg: points4('0.075,0.28,-0.04,0.07 0.08,0.14,-0.07,0.03 0.085,0.028,-0.03,0.02'),
  toes: { length: [0.16, 0.04], webbed: true },
  raise: [0.14, 0.12, 10],
  tail: { at: [0.42, -0.34], length: 0.15, feathers: [5, 0.04, 30], pitch: 6 },
  palettes: palettes(`
    main    wing    flight  tip     knob    beak    leg
    #f6f4ee #f2efe8 #ebe7de #e3ded4 #1f1c1b #e8782a #2a2725
    #2c2a2c #302e30 #3a3739 #f0ece4 #c8281e #c8281e #2a2725
  `),
});

export const goose = bird({
  name: 'goose',
  foot: 'foot',
  height: [0.75, 0.95],
  cell: 0.025,
  trunk: [
    { at: [0.4, -0.04], radii: [0.165, 0.165, 0.27], pitch: 6 },
    { at: [0.42, 0.12], radii: [0.14, 0.145, 0.13] },
    { at: [0.43, -0.25], radii: [0.085, 0.075, 0.14], pitch: -12 },
  ],
  neck: points3('0.47,0.17,0.1 0.6,0.23,0.062 0.74,0.235,0.05 0.86,0.235,0.047 0.92,0.25,0.05'),
  head: {
    size: 0.066,
    shapes: [blob([0, 0, 0], [0.86, 0.92, 1.2])],
    eye: { at: [0.24, 0.46], out: 76, radius: 0.17, irises: ['#2a1a10'] },
    beak: [
      mandible(
        'beak',
        `0.08,0.85,0.42,0.5 -0.04,1.35,0.36,0.34 -0.2,1.85,0.32,0.18 -0.3,2.12,0.2,0.1
        -0.34,2.2,0.04,0.03`,
      ),
      mandible('beak', '-0.34,0.85,0.34,0.18 -0.4,1.4,0.3,0.1 -0.42,2.0,0.14,0.05'),
    ],
    paint: ({ chin }) => [layer(chin, near([0.5, -0.42, 0.0], [0.62, 0.5, 0.5], 0.08))],
  },
  wing: {
    shoulder: [0.45, 0.17],
    tip: [0.06, 0.48, -0.38],
    width: 0.115,
    thick: 0.034,
    spread: [0.72, 0.95],
  },
  leg: points4('0.08,0.33,-0.03,0.075 0.085,0.17,-0.06,0.034 0.09,0.03,-0.02,0.021'),
  toes: { length: [0.16, 0.04], webbed: true },
  raise: [0.16, 0.12, 14],
  tail: { at: [0.45, -0.33], length: 0.16, feathers: [5, 0.042, 32], pitch: 4 },
  palettes: palettes(`
    main    head    neck    chin    pale    wing    flight  tip     tail    beak    leg
    #9a8672 #1f1d1d #1f1d1d #f2efe8 #ddd2c2 #7a6653 #645343 #3a312a #26211f #1d1b1b #2a2725
    #f3f0e9 #f5f2ec #f5f2ec #f5f2ec #f3f0e9 #eeeae2 #e6e1d6 #dcd6ca #ece8df #e8902e #e88a2c
    #8f867c #7c7268 #7c7268 #7c7268 #cfc8be #6f665d #5a524a #403a35 #4a443e #e08a3a #e0823a
  `),
  coat: ({ neck, pale }) => [
    layer(
      pale,
      not(below(0.36, 0.05)),
      below(0.48, 0.06),
      near([0, 0.42, 0.28], [0.2, 0.16, 0.16]),
      on('trunk', 'neck'),
    ),
    layer(neck, not(below(0.575, 0.01)), on('neck')),
  ],
});
