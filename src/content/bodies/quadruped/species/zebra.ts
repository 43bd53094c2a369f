import { points3 } from '../../../../core/points.js';
import { bands, below, layer, near, not } from '../coat/layers.js';
import { crestMane, equineHead, hoofedLegs, quadruped, stripes } from '../making.js';

export const zebra = quadruped({
  name: 'zebra',
  foot: 'hoof',
  height: [1.2, 1.4],
  trunk: [
    { z: -0.4, top: 0.99, bottom: 0.57, half: 0.185, reach: 0.25 },
    { z: -0.1, top: 0.96, bottom: 0.5, half: 0.21, reach: 0.36 },
    { z: 0.24, top: 0.97, bottom: 0.5, half: 0.185, reach: 0.28 },
  ],
  waist: [0.76, 0.0],
  neck: { base: [0.82, 0.34], head: [1.2, 0.6], radius: [0.155, 0.09], deep: 0.5 },
  head: {
    ...equineHead({ size: 0.42, pitch: 48, ears: 0.38 }),
    paint: ({ dark, muzzle }) => [
      layer(dark, bands([0.35, 1], 0.13, { share: 0.46, waver: 0.12 })),
      layer(muzzle, near([0, -0.03, 0.92], [0.2, 0.2, 0.2])),
    ],
  },
  ...hoofedLegs({ z: [0.28, -0.44], apart: 0.13, stout: 0.95, flesh: 1, tall: 0.95 }),
  feet: { kind: 'hoof', radius: 0.052, tall: 0.07, reach: 0.04, cloven: false },
  tail: points3('0.92,-0.58,0.035 0.88,-0.65,0.032 0.7,-0.69,0.028 0.5,-0.69,0.026'),
  tuft: points3('0.52,-0.69,0.026 0.42,-0.69,0.045 0.26,-0.68,0.01'),
  extras: [crestMane([0.185, 0.1], 0.045)],
  palettes: [
    { main: '#ece8e0', dark: '#1c1918', mane: '#2a2625', muzzle: '#2c2624', tuft: '#1c1918', ear: '#d8d3c9' },
    { main: '#f1ede6', dark: '#262120', mane: '#2e2928', muzzle: '#352c29', tuft: '#262120', ear: '#dcd6cb' },
  ],
  coat: ({ dark }, seed) => [
    layer(
      dark,
      stripes({
        period: 0.115,
        legs: [
          { z: 0.28, top: 0.56, period: 0.8 },
          { z: -0.5, top: 0.57, period: 0.8 },
        ],
        lean: 0.1,
        share: 0.5,
        waver: 0.22,
        seed,
      }),
      not(near([0, 0.46, -0.08], [0.07, 0.1, 0.3])),
    ),
    layer(dark, below(0.1, 0.02)),
  ],
});
