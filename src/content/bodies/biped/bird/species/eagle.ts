import { points3, points4 } from '../../../../../core/points.js';
import { blob, paired } from '../../../../../world/modeling/organic/index.js';
import { below, layer, not, on, palettes } from '../../../quadruped/making.js';
import { bird } from '../define.js';
import { mandible } from '../form.js';

export const eagle = bird({
  name: 'eagle',
  foot: 'claw',
  height: [0.7, 0.95],
  trunk: [
    { at: [0.47, 0.0], radii: [0.185, 0.2, 0.3], pitch: 42 },
    { at: [0.6, 0.1], radii: [0.175, 0.18, 0.16] },
  ],
  neck: points3('0.62,0.1,0.15 0.76,0.13,0.112 0.88,0.145,0.09'),
  head: {
    size: 0.108,
    shapes: [
      blob([0, 0, 0], [0.92, 0.92, 1.2]),
      ...paired(blob([0.44, 0.5, 0.58], [0.34, 0.12, 0.5], { blend: 0.12 })),
    ],
    eye: { at: [0.24, 0.42], out: 58, up: -4, radius: 0.17, irises: ['#f2ce3a', '#e8b42a'] },
    beak: [
      mandible(
        'beak',
        `0.08,0.9,0.42,0.46 0.1,1.4,0.34,0.4 -0.02,1.78,0.27,0.3 -0.3,2.0,0.18,0.19
        -0.68,2.0,0.04,0.05`,
      ),
      mandible('beak', '-0.3,0.9,0.32,0.16 -0.34,1.4,0.26,0.12 -0.34,1.72,0.1,0.06'),
    ],
  },
  wing: { shoulder: [0.64, 0.16], tip: [0.06, 0.21, -0.38], width: 0.14, thick: 0.036, spread: [1.0, 1.05] },
  leg: points4('0.1,0.36,0.04,0.105 0.11,0.16,-0.02,0.062 0.115,0.04,0.04,0.032'),
  toes: { length: [0.14, 0.09], claws: '#1f1b19' },
  raise: [0.17, 0.2, -12],
  tail: { at: [0.27, -0.2], length: 0.3, feathers: [7, 0.042, 34], pitch: -34 },
  palettes: palettes(`
    main    head    neck    wing    flight  tip     tail    beak    leg
    #4a3324 #f5f2ea #f5f2ea #45301f #38271b #281c14 #f3efe6 #f0b92c #eab42c
    #7a4e2a #a87a42 #a87a42 #6b4424 #56361e #3a2616 #5f3e22 #5a5450 #e6b234
  `),
  coat: ({ neck }) => [layer(neck, not(below(0.715, 0.012)), on('neck', 'trunk'))],
});
