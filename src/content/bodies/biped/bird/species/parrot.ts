import { points3, points4 } from '../../../../../core/points.js';
import { blob } from '../../../../../world/modeling/organic/index.js';
import { layer, near, on, palettes } from '../../../quadruped/making.js';
import { bird } from '../define.js';
import { mandible } from '../form.js';

/** A macaw. */
export const parrot = bird({
  name: 'parrot',
  foot: 'claw',
  height: [0.4, 0.55],
  trunk: [
    { at: [0.48, 0.0], radii: [0.165, 0.18, 0.27], pitch: 48 },
    { at: [0.6, 0.08], radii: [0.15, 0.16, 0.15] },
  ],
  neck: points3('0.62,0.09,0.145 0.74,0.13,0.125 0.85,0.15,0.12'),
  head: {
    size: 0.135,
    shapes: [blob([0, 0, 0], [0.92, 1, 1.08])],
    eye: { at: [0.18, 0.36], out: 74, radius: 0.15, irises: ['#e8d27a', '#f0e2a0'] },
    beak: [
      mandible(
        'beak',
        `0.22,0.82,0.4,0.42 0.14,1.2,0.38,0.42 -0.14,1.46,0.3,0.32 -0.52,1.5,0.2,0.2
        -0.92,1.36,0.04,0.05`,
      ),
      mandible('bill', '-0.34,0.74,0.34,0.3 -0.5,1.02,0.3,0.2 -0.62,1.16,0.16,0.08'),
    ],
    paint: ({ face }) => [layer(face, near([0.7, 0.02, 0.62], [0.52, 0.44, 0.44], 0.1))],
  },
  wing: { shoulder: [0.62, 0.14], tip: [0.055, 0.27, -0.34], width: 0.115, thick: 0.03, spread: [0.78, 1] },
  leg: points4('0.08,0.34,0.02,0.075 0.09,0.17,-0.03,0.04 0.09,0.035,0.03,0.028'),
  toes: { length: [0.13, 0.1], claws: '#2a2624' },
  raise: [0.18, 0.18, -10],
  tail: { at: [0.3, -0.19], length: 0.5, feathers: [5, 0.034, 14], pitch: -26 },
  palettes: palettes(`
    main    face    beak    bill    wing    flight  tip     tail    leg     breast
    #c9201e #f4efe6 #efe4cc #26211f #c9201e #f0bd2a #1f57b0 #b81c1c #4a4542 -
    #1e6fc4 #f4f1e8 #26211f #26211f #1e6fc4 #1a5cae #164a92 #1a5cae #3a3634 #f2b322
    #3fa034 #f2d43a #d9a05a #c98a48 #389030 #c9302a #24508e #2f7f2c #6a625c #6cbf3e
  `),
  coat: ({ breast, main }) => [
    layer(breast ?? main, near([0, 0.46, 0.2], [0.15, 0.36, 0.16], 0.1), on('trunk', 'neck', 'leg')),
  ],
});
