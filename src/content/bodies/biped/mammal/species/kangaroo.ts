import { points4, points3 } from '../../../../../core/points.js';
import { canineHead, layer, near, on, palettes } from '../../../quadruped/making.js';
import { biped } from '../define.js';

export const kangaroo = biped({
  name: 'kangaroo',
  foot: 'foot',
  height: [1.2, 1.6],
  cell: 0.025,
  trunk: [
    { at: [0.36, -0.06], radii: [0.125, 0.16, 0.14], pitch: -20 },
    { at: [0.5, 0.0], radii: [0.115, 0.17, 0.115], pitch: -12 },
    { at: [0.65, 0.035], radii: [0.085, 0.1, 0.08] },
  ],
  waist: [0.46, -0.02],
  neck: points3('0.7,0.05,0.065 0.83,0.07,0.05'),
  head: {
    ...canineHead({
      size: 0.2,
      pitch: 18,
      fine: 1.08,
      ear: { at: [0.15, 0.24, 0.16], lean: [16, 8], turn: 30, length: 0.62, width: 0.26, shape: 'leaf' },
      paint: ({ pale }) => [layer(pale, near([0, -0.22, 0.75], [0.2, 0.14, 0.3]))],
    }),
    eye: { at: [0.13, 0.46], out: 60, up: 10, radius: 0.07, irises: ['#2a180c', '#3a2412'] },
  },
  arm: points4('0.085,0.655,0.06,0.036 0.13,0.52,0.06,0.028 0.115,0.44,0.17,0.02'),
  leg: points4('0.1,0.34,-0.05,0.108 0.125,0.24,0.12,0.056 0.12,0.065,-0.06,0.034'),
  hand: 0.085,
  feet: { length: 0.3, width: 0.07, heel: 0.035, toes: 'long' },
  tail: points4(`
    0,0.3,-0.16,0.085 0,0.16,-0.3,0.062 0,0.095,-0.46,0.045 0,0.085,-0.62,0.03 0,0.1,-0.78,0.014
  `),
  palettes: palettes(`
    main    pale    hand    foot    tail    ear     innerEar nose
    #a9794e #e6d3b4 #4a3628 #7a5a40 #9a6c44 #a9794e #d9b09a  #241a16
    #8a8178 #dcd6cc #3a3430 #5c554e #7c736a #8a8178 #c0a598  #1f1a18
    #b5683c #ecd8bc #5a3a28 #8a5636 #a65e36 #b5683c #dcae98  #241814
  `),
  coat: ({ pale }) => [layer(pale, near([0, 0.53, 0.15], [0.065, 0.2, 0.13], 0.15), on('trunk', 'neck'))],
  raise: [0.26, 0.16],
  stride: 0.2,
});
