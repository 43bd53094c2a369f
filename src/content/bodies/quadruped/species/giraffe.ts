import { points3, points4 } from '../../../../core/points.js';
import { below, fields, layer, near, not, on } from '../coat/layers.js';
import { cervineHead, crestMane, hoofedLegs, palettes, quadruped } from '../making.js';

export const giraffe = quadruped({
  name: 'giraffe',
  foot: 'hoof',
  height: [2.6, 3.1],
  trunk: [
    { z: -0.26, top: 0.84, bottom: 0.58, half: 0.115, reach: 0.16 },
    { z: -0.06, top: 0.9, bottom: 0.56, half: 0.13, reach: 0.23 },
    { z: 0.16, top: 0.99, bottom: 0.57, half: 0.125, reach: 0.19 },
  ],
  waist: [0.74, 0.0],
  neck: { base: [0.88, 0.22], head: [1.6, 0.52], radius: [0.115, 0.06], deep: 0.4 },
  head: cervineHead({
    size: 0.22,
    pitch: 36,
    nose: 1.05,
    ear: { at: [0.17, 0.14, 0.02], lean: [66, 10], turn: 20, length: 0.4, width: 0.2, shape: 'leaf' },
    horns: {
      paths: [
        points4(`
          0.09,0.2,0.1,0.05 0.1,0.32,0.03,0.042 0.11,0.41,-0.01,0.052 0.112,0.45,-0.025,0.05
          0.112,0.475,-0.03,0.02
        `),
      ],
      color: 'horn',
    },
    paint: ({ patch, muzzle }) => [
      layer(patch, near([0, 0.2, 0.36], [0.17, 0.14, 0.4], 0.3)),
      layer(patch, fields(0.34, 0.1, 5), near([0.2, -0.02, 0.16], [0.24, 0.2, 0.34])),
      layer(muzzle, near([0, -0.06, 0.95], [0.2, 0.18, 0.22])),
    ],
  }),
  ...hoofedLegs({ z: [0.18, -0.3], apart: 0.095, stout: 0.62, flesh: 0.7, tall: 0.9 }),
  feet: { kind: 'hoof', radius: 0.04, tall: 0.05, reach: 0.02, cloven: true },
  tail: points3('0.78,-0.38,0.022 0.74,-0.42,0.016 0.6,-0.44,0.012 0.5,-0.44,0.011'),
  tuft: points3('0.52,-0.44,0.011 0.44,-0.44,0.026 0.34,-0.43,0.008'),
  extras: [crestMane([0.125, 0.06], 0.022)],
  palettes: palettes(`
    main    patch   mane    muzzle  horn    tuft
    #f0dcb4 #a0622c #6a3c20 #c9a27a #2e2018 #221a16
    #ecd2a4 #8a4c22 #5a3018 #b8906a #2e2018 #221a16
    #f4e6c8 #b5763a #7a4a26 #d0ae88 #2e2018 #221a16
  `),
  coat: ({ patch }, seed) => [
    layer(
      patch,
      fields(0.15, 0.065, seed),
      not(below(0.42, 0.06)),
      on('trunk', 'neck', 'front leg', 'rear leg'),
    ),
  ],
  cell: 0.0245,
  upright: true,
});
