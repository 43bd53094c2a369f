import { points3 } from '../../../../core/points.js';
import { bands, below, layer, near, not, on } from '../coat/layers.js';
import { catEar, felineHead, palettes, pawedLegs, quadruped, stripes } from '../making.js';

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
  tail: points3('0.88,-0.6,0.055 0.92,-0.74,0.05 1.1,-0.86,0.048 1.34,-0.86,0.046 1.5,-0.78,0.03'),
  palettes: palettes(`
    main    pale    dark    nose    innerEar foot
    #d98a3d #f6e3c6 #a85c20 #c9777a #d99a94  #f6e3c6
    #2f2b2a #2f2b2a #2f2b2a #3a2a2a #7a5c58  #2f2b2a
    #2f2b2a #f1eee9 #2f2b2a #c98484 #c99a94  #f1eee9
    #8b8c90 #dcdcdc #55565a #b07a7a #c99a94  #dcdcdc
    #e6dfd2 #f6f2ea #d8cfbe #d98c8c #e0a8a0  #f6f2ea
    #8a6a4a #d9c2a2 #4a3626 #b0706a #c99a8c  #c9b090
  `),
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
