import { points3 } from '../../../../core/points.js';
import { bands, below, layer, near, not, on } from '../coat/layers.js';
import { felineHead, palettes, pawedLegs, quadruped, roundEar, stripes } from '../making.js';

export const tiger = quadruped({
  name: 'tiger',
  foot: 'paw',
  height: [0.85, 1.05],
  trunk: [
    { z: -0.46, top: 0.96, bottom: 0.56, half: 0.165, reach: 0.24 },
    { z: -0.1, top: 0.93, bottom: 0.5, half: 0.18, reach: 0.4 },
    { z: 0.3, top: 0.99, bottom: 0.46, half: 0.185, reach: 0.27 },
  ],
  waist: [0.74, 0.0],
  neck: { base: [0.82, 0.42], head: [0.99, 0.6], radius: [0.175, 0.16], deep: 0.2 },
  head: felineHead({
    size: 0.4,
    pitch: 12,
    muzzle: 1.1,
    ear: roundEar(0.24, 0.28),
    eye: { radius: 0.058, irises: ['#c9a83e', '#b8962e'] },
    paint: ({ pale, dark }) => [
      layer(pale, near([0.14, -0.2, 0.76], [0.24, 0.17, 0.28])),
      layer(pale, near([0.15, 0.17, 0.66], [0.09, 0.07, 0.12])),
      layer(
        dark,
        bands([0.75, 0.6], 0.13, { share: 0.34, waver: 0.3, seed: 3 }),
        near([0, 0.34, 0.36], [0.3, 0.3, 0.34]),
      ),
      layer(
        dark,
        bands([0.2, 1], 0.14, { share: 0.34, waver: 0.3, seed: 5 }),
        near([0.36, -0.05, 0.42], [0.16, 0.26, 0.26]),
      ),
    ],
  }),
  ...pawedLegs({ z: [0.32, -0.46], apart: 0.15, stout: 1.2 }),
  feet: { kind: 'paw', width: 0.15, length: 0.19, tall: 0.095 },
  tail: points3('0.88,-0.64,0.045 0.76,-0.76,0.042 0.52,-0.84,0.04 0.34,-0.94,0.038 0.32,-1.08,0.025'),
  palettes: palettes(`
    main    pale    dark    nose    ear     innerEar
    #d07a26 #f6ecdc #1e1612 #b0706a #2a1f1a #e6d6c2
    #c26c20 #f0e2cc #1a1310 #a5655e #241a16 #e0ccb4
    #dc8a34 #faf2e4 #261a14 #c07c74 #30231c #ecdcc8
  `),
  coat: ({ pale, dark }, seed) => [
    layer(pale, near([0, 0.5, -0.05], [0.2, 0.16, 0.5])),
    layer(pale, near([0, 0.55, 0.56], [0.12, 0.26, 0.14])),
    layer(
      dark,
      stripes({
        period: 0.135,
        legs: [
          { z: 0.32, top: 0.52 },
          { z: -0.46, top: 0.52 },
        ],
        lean: 0.12,
        share: 0.46,
        waver: 0.34,
        taper: 0.26,
        seed,
      }),
      not(on('tail')),
      not(below(0.12, 0.02)),
      not(near([0, 0.5, -0.05], [0.13, 0.14, 0.4])),
    ),
    layer(dark, bands([0.7, 0.7], 0.12, { share: 0.46, waver: 0.1 }), on('tail')),
  ],
  sits: true,
});
