import { points3, points4 } from '../../../../core/points.js';
import { bovineHead, hoofedLegs, layer, lumpOn, near, on, palettes, patches, quadruped } from '../making.js';

export const cow = quadruped({
  name: 'cow',
  foot: 'hoof',
  height: [1.3, 1.45],
  trunk: [
    { z: -0.48, top: 1.0, bottom: 0.52, half: 0.22, reach: 0.24 },
    { z: -0.1, top: 0.97, bottom: 0.38, half: 0.255, reach: 0.42 },
    { z: 0.3, top: 0.98, bottom: 0.4, half: 0.21, reach: 0.28 },
  ],
  waist: [0.72, 0.0],
  neck: { base: [0.78, 0.44], head: [1.03, 0.78], radius: [0.17, 0.11], deep: 0.5 },
  head: bovineHead({
    size: 0.42,
    pitch: 46,
    horns: {
      paths: [points4('0.13,0.19,-0.02,0.055 0.28,0.24,0.02,0.05 0.4,0.36,0.08,0.038 0.4,0.5,0.1,0.01')],
      color: 'horn',
    },
    paint: ({ pink, second, star }) => [
      layer(second, near([0.16, 0.1, 0.3], [0.17, 0.3, 0.34])),
      layer(star, near([0, 0.2, 0.4], [0.08, 0.2, 0.3])),
      layer(pink, near([0, -0.05, 0.97], [0.24, 0.2, 0.17])),
    ],
  }),
  ...hoofedLegs({ z: [0.32, -0.52], apart: 0.16, stout: 1.12, flesh: 1.2, tall: 0.93 }),
  feet: { kind: 'hoof', radius: 0.065, tall: 0.07, reach: 0.035, cloven: true },
  flesh: [lumpOn('trunk', 'trunk', [0.42, -0.33], [0.12, 0.09, 0.14])],
  tail: points3('0.95,-0.68,0.03 0.92,-0.75,0.026 0.7,-0.79,0.02 0.45,-0.78,0.018'),
  tuft: points3('0.48,-0.78,0.018 0.38,-0.78,0.04 0.26,-0.77,0.01'),
  palettes: palettes(`
    main    second  star    pink    ear     tuft    horn    hoof
    #f2efe9 #1d1a19 #f2efe9 #d9a596 #1d1a19 #1d1a19 #d8c9a8 #3a302a
    #f2efe9 #7a4426 #f2efe9 #d9a596 #7a4426 #7a4426 #d8c9a8 #3a302a
    #9a5a30 #9a5a30 #f2efe9 #d9a596 #9a5a30 #5a341c #d8c9a8 #3a302a
    #2b2523 #2b2523 #f2efe9 #a0807a #2b2523 #1a1512 #d8c9a8 #2a2420
  `),
  coat: ({ main, second, pink }, seed) => [
    layer(
      second === main ? '#f2efe9' : second,
      patches(0.36, second === main ? 0.12 : 0.46, seed),
      on('trunk', 'neck', 'front leg', 'rear leg'),
    ),
    layer(pink, near([0, 0.36, -0.33], [0.14, 0.07, 0.15])),
  ],
});
