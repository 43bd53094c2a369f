import { points3, points4 } from '../../../../../core/points.js';
import { blob } from '../../../../../world/modeling/organic/index.js';
import { behind, below, layer, near, not, on, palettes } from '../../../quadruped/making.js';
import { bird } from '../define.js';
import { mandible } from '../form.js';

export const penguin = bird({
  name: 'penguin',
  foot: 'foot',
  height: [0.7, 1.1],
  trunk: [
    { at: [0.4, 0], radii: [0.185, 0.33, 0.175], pitch: -2 },
    { at: [0.56, 0.01], radii: [0.15, 0.2, 0.145] },
  ],
  neck: points3('0.62,0.0,0.13 0.78,0.01,0.095 0.89,0.015,0.074'),
  head: {
    size: 0.093,
    shapes: [blob([0, 0, 0], [0.98, 1, 1.06]), blob([0, -0.12, 0.7], [0.5, 0.42, 0.6], { blend: 0.5 })],
    eye: { at: [0.16, 0.38], out: 68, up: 4, radius: 0.16, irises: ['#4a2a1a', '#6a3a1c'] },
    beak: [
      mandible('beak', '-0.06,0.9,0.28,0.2 -0.06,1.4,0.2,0.14 -0.14,1.85,0.12,0.09 -0.3,2.14,0.03,0.03'),
      mandible('bill', '-0.26,0.9,0.24,0.13 -0.24,1.4,0.16,0.09 -0.27,1.85,0.08,0.05 -0.3,2.0,0.02,0.02'),
    ],
    paint: ({ ear }) => [layer(ear, near([0.85, -0.3, -0.15], [0.5, 0.62, 0.42], 0.15))],
  },
  wing: {
    kind: 'flipper',
    shoulder: [0.68, 0.0],
    tip: [0.215, 0.27, -0.05],
    width: 0.062,
    thick: 0.022,
    spread: [0.42, 1],
  },
  leg: points4('0.08,0.2,0.0,0.075 0.09,0.105,-0.03,0.05 0.095,0.035,0.03,0.03'),
  toes: { length: [0.15, 0.03], webbed: true, claws: '#1a1716' },
  raise: [0.11, 0.13, -8],
  tail: { at: [0.12, -0.1], length: 0.13, feathers: [5, 0.025, 30], pitch: -38 },
  palettes: palettes(`
    main    belly   throat  ear     beak    bill    wing    underwing flight  leg
    #22252b #f6f3ec #f2c94e #f0b02e #26282c #e08a3a #22252b #f1eee8   #22252b #33302f
    #2c323c #f7f5f0 #f7f5f0 #2c323c #d8642e #d8642e #2c323c #f1eee8   #2c323c #e0862e
  `),
  coat: ({ belly, throat }) => [
    layer(belly, not(behind(0.045, 0.008)), below(0.755, 0.008), on('trunk', 'neck', 'leg')),
    layer(throat, near([0, 0.73, 0.13], [0.1, 0.06, 0.1]), on('neck', 'trunk')),
  ],
});
