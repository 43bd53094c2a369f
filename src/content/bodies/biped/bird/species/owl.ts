import { points4, points3 } from '../../../../../core/points.js';
import { blob, bothSides, paired } from '../../../../../world/modeling/index.js';
import { bent } from '../../../bent.js';
import { behind, layer, near, not, on, palettes, spots } from '../../../quadruped/making.js';
import { bird } from '../define.js';
import { mandible } from '../form.js';

export const owl = bird({
  name: 'owl',
  foot: 'claw',
  height: [0.4, 0.6],
  trunk: [
    { at: [0.43, -0.02], radii: [0.225, 0.29, 0.2], pitch: -8 },
    { at: [0.56, 0.01], radii: [0.21, 0.2, 0.18] },
  ],
  neck: points3('0.6,0.01,0.19 0.76,0.03,0.185'),
  head: {
    size: 0.2,
    shapes: [
      blob([0, 0, 0], [1.16, 0.98, 0.98]),
      ...paired(blob([0.42, 0.02, 0.62], [0.5, 0.54, 0.36], { blend: 0.2 })),
    ],
    eye: { at: [0.06, -0.7], out: 15, radius: 0.27, irises: ['#f0a21e', '#f2c21e', '#e8842a'] },
    beak: [
      mandible('beak', '-0.02,0.9,0.1,0.14 -0.12,1.06,0.13,0.13 -0.28,1.14,0.1,0.1 -0.46,1.08,0.03,0.03'),
    ],
    trim: ({ dark }) => [
      {
        name: 'crest',
        color: dark,
        mesh: bothSides(bent(points4('0.4,0.72,0.36,0.16 0.58,1.02,0.3,0.15 0.78,1.34,0.2,0.03'), 10)),
      },
    ],
    paint: ({ disc, dark, pale }) => [
      layer(disc, near([0.42, 0.02, 0.8], [0.52, 0.56, 0.6], 0.08)),
      layer(
        dark,
        near([0.42, 0.04, 0.8], [0.54, 0.58, 0.62], 0.06),
        not(near([0.42, 0.04, 0.8], [0.45, 0.49, 0.62], 0.06)),
      ),
      layer(pale, near([0, -0.55, 0.9], [0.4, 0.2, 0.5])),
    ],
  },
  wing: { shoulder: [0.6, 0.07], tip: [0.07, 0.17, -0.22], width: 0.125, thick: 0.035, spread: [0.85, 1.1] },
  leg: points4('0.1,0.28,0.02,0.09 0.1,0.13,-0.01,0.055 0.1,0.035,0.04,0.03'),
  toes: { length: [0.12, 0.07], claws: '#2a2422' },
  raise: [0.15, 0.16, -10],
  tail: { at: [0.22, -0.17], length: 0.2, feathers: [5, 0.045, 26], pitch: -52 },
  palettes: palettes(`
    main    pale    dark    disc    beak    wing    flight  tip     leg
    #a57c4e #ecdcbc #5a3d24 #d8b27c #3a3430 #8a6238 #6b4a2a #4a321e #d8b27c
    #8d8378 #eeeae2 #48413a #c9c0b2 #d9b24a #72685e #574e46 #3d3732 #c9c0b2
    #c08a52 #f6e9cf #7a4a22 #f3e6cc #d8c39a #a87440 #8a5c32 #6a4526 #e0c49a
  `),
  coat: ({ pale, dark }, pattern) => [
    layer(pale, not(behind(0.08, 0.03)), on('trunk', 'leg', 'neck')),
    layer(dark, spots(0.085, 0.3, pattern, 0.8), on('trunk')),
  ],
  facesFront: true,
});
