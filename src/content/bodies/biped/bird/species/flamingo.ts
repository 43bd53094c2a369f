import { points3, points4 } from '../../../../../core/points.js';
import { blob } from '../../../../../world/modeling/organic/index.js';
import { palettes } from '../../../quadruped/palette.js';
import { bird } from '../define.js';
import { mandible } from '../form.js';

export const flamingo = bird({
  name: 'flamingo',
  foot: 'foot',
  height: [1.1, 1.4],
  cell: 0.018,
  trunk: [
    { at: [0.565, -0.03], radii: [0.1, 0.095, 0.17], pitch: 8 },
    { at: [0.58, -0.15], radii: [0.06, 0.05, 0.11], pitch: -14, blend: 0.05 },
    { at: [0.58, 0.07], radii: [0.075, 0.075, 0.08], blend: 0.05 },
  ],
  neck: points3(`
    0.6,0.1,0.052 0.635,0.165,0.037 0.7,0.2,0.031 0.77,0.19,0.028 0.835,0.145,0.027 0.9,0.12,0.026
    0.945,0.14,0.028 0.955,0.18,0.034
  `),
  head: {
    size: 0.044,
    pitch: 12,
    shapes: [blob([0, 0, 0], [0.86, 0.9, 1.15])],
    eye: { at: [0.2, 0.4], out: 78, radius: 0.2, irises: ['#f2d23a', '#e8c22e'] },
    beak: [
      mandible('beak', '-0.08,0.85,0.52,0.52 -0.12,1.3,0.42,0.44 -0.34,1.75,0.36,0.38 -0.66,2.05,0.33,0.36'),
      mandible('tipped', '-0.62,2.02,0.34,0.37 -0.95,2.2,0.28,0.3 -1.3,2.24,0.18,0.18 -1.55,2.18,0.04,0.05'),
    ],
  },
  wing: { shoulder: [0.6, 0.09], tip: [0.03, 0.545, -0.27], width: 0.07, thick: 0.018, spread: [0.5, 1] },
  leg: points4('0.045,0.53,-0.02,0.042 0.045,0.27,-0.035,0.013 0.045,0.02,-0.01,0.0115'),
  toes: { length: [0.075, 0.02], webbed: true },
  raise: [0.2, 0.05, 62],
  tail: { at: [0.57, -0.22], length: 0.09, feathers: [5, 0.022, 24], pitch: -22 },
  palettes: palettes(`
    main    head    wing    flight  tip     tail    beak    tipped  leg
    #f08a92 #f3959c #e86a76 #e05262 #2a2426 #ea7c86 #f3dcd4 #22201f #e8748a
    #f6b0a8 #f6b4ac #f0948e #e87a78 #2a2426 #f2a49c #f6e2d8 #22201f #f08a9a
    #ea6a5a #ee7464 #e25444 #d84234 #2a2426 #e46050 #f0d8cc #22201f #e8808a
  `),
});
