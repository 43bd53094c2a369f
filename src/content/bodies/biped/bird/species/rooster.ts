import { points3, points4 } from '../../../../../core/points.js';
import { blob, bothSides, merged, moved, scaled, turned } from '../../../../../world/modeling/index.js';
import { ellipsoid } from '../../../../../world/modeling/solids/index.js';
import { bent } from '../../../bent.js';
import { behind, below, layer, near, not, on, palettes } from '../../../quadruped/making.js';
import { bird } from '../define.js';
import { mandible } from '../form.js';

/** Points along the middle of the skull. */
const comb = scaled(
  merged(
    ...points3('0.95,0.62,0.5 1.12,0.3,0.62 1.16,-0.06,0.66 1.08,-0.42,0.6 0.86,-0.72,0.5').map(
      ([y, z, long]) => moved(turned(ellipsoid(0.14, long, 0.25, 14), 'x', z * 34), 0, y, z),
    ),
    moved(ellipsoid(0.16, 0.5, 1, 16), 0, 0.72, 0),
  ),
  [0.9, 1, 1],
);

export const rooster = bird({
  name: 'rooster',
  foot: 'claw',
  height: [0.5, 0.65],
  trunk: [
    { at: [0.43, -0.02], radii: [0.175, 0.165, 0.25], pitch: 6 },
    { at: [0.46, 0.13], radii: [0.15, 0.16, 0.14] },
    { at: [0.5, -0.19], radii: [0.1, 0.1, 0.14], pitch: -36 },
  ],
  neck: points3('0.52,0.14,0.13 0.66,0.19,0.095 0.76,0.205,0.075 0.83,0.21,0.057'),
  head: {
    size: 0.076,
    shapes: [blob([0, 0, 0], [0.86, 0.95, 1.1])],
    eye: { at: [0.2, 0.3], out: 78, radius: 0.19, irises: ['#e0822a', '#d8641e'] },
    beak: [
      mandible('beak', '0.02,0.9,0.32,0.3 -0.04,1.3,0.24,0.22 -0.2,1.66,0.12,0.12 -0.36,1.84,0.03,0.03'),
      mandible('beak', '-0.24,0.88,0.24,0.14 -0.28,1.3,0.16,0.08 -0.3,1.54,0.05,0.03'),
    ],
    trim: ({ comb: red }) => [
      { name: 'comb', color: red, mesh: comb, shiny: true },
      {
        name: 'wattle',
        color: red,
        mesh: bothSides(
          bent(points4('0.26,-0.4,0.86,0.12 0.3,-0.85,0.84,0.24 0.3,-1.25,0.78,0.2 0.3,-1.42,0.74,0.06'), 10),
        ),
        shiny: true,
      },
    ],
    paint: ({ comb: red }) => [layer(red, near([0.75, 0.06, 0.5], [0.5, 0.48, 0.56], 0.1))],
  },
  wing: { shoulder: [0.5, 0.15], tip: [0.07, 0.4, -0.28], width: 0.115, thick: 0.032, spread: [0.58, 1.15] },
  leg: points4('0.085,0.36,0.0,0.09 0.09,0.19,-0.03,0.04 0.09,0.03,0.01,0.022'),
  toes: { length: [0.13, 0.07], claws: '#6a5a44' },
  raise: [0.17, 0.12, 30],
  tail: {
    at: [0.58, -0.22],
    length: 0.24,
    feathers: [5, 0.035, 22],
    pitch: 58,
    plumes: [
      points3('-0.02,0.02,0.02 0.2,-0.05,0.042 0.34,-0.2,0.044 0.3,-0.36,0.036 0.14,-0.45,0.008'),
      points3('-0.03,0.02,0.02 0.14,-0.09,0.04 0.22,-0.22,0.042 0.15,-0.35,0.034 0.0,-0.41,0.008'),
      points3('-0.04,0.02,0.02 0.07,-0.1,0.036 0.1,-0.2,0.038 0.02,-0.31,0.03 -0.1,-0.35,0.008'),
    ],
  },
  palettes: palettes(`
    main    head    neck    belly   comb    wing    flight  tip     tail    plume   beak    leg
    #a8481e #d8862a #dc8e2c #2a2320 #c8201c #8e3c1a #6a2e18 #1f3a34 #1a2422 #1d3f3a #d9b05a #d9a83a
    #f3f0e8 #f6f3ec #f6f3ec #f3f0e8 #d0221e #eae6dc #e2ddd0 #d8d2c4 #eeeae0 #e6e1d5 #e2b84a #e2b03a
    #2b2a2c #34302f #3a3330 #2b2a2c #c41e1e #262527 #202022 #1b2a2c #1c1c1f #1c3034 #8a7a5a #8a8478
  `),
  coat: ({ neck, belly }) => [
    layer(neck, not(below(0.54, 0.03)), not(behind(0.06, 0.03)), on('neck', 'trunk')),
    layer(belly, below(0.42, 0.04), on('trunk', 'leg')),
  ],
});
