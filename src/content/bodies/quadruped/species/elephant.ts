import { points3, points4 } from '../../../../core/points.js';
import { limb } from '../../../../world/modeling/organic/index.js';
import { lump, snout, cheeks } from '../heads/shapes.js';
import { pillarLegs, quadruped } from '../making.js';

/** Places along the trunk, with its radius there, from the brow to the tip. */
const proboscisJoints = points4(`
  0,0.16,0.6,0.28 0,-0.3,0.82,0.225 0,-0.85,0.9,0.17 0,-1.2,0.9,0.13 0,-1.42,0.98,0.115 0,-1.48,1.14,0.1
`);

const proboscis = proboscisJoints.slice(1).map(([x, y, z, radius], i) => {
  const [fromX, fromY, fromZ, from] = proboscisJoints[i];
  return limb([fromX, fromY, fromZ], [x, y, z], from, radius, { blend: 0.09 });
});

export const elephant = quadruped({
  name: 'elephant',
  foot: 'foot',
  height: [2.4, 3.1],
  trunk: [
    { z: -0.34, top: 0.94, bottom: 0.42, half: 0.235, reach: 0.25 },
    { z: -0.04, top: 1.0, bottom: 0.38, half: 0.265, reach: 0.36 },
    { z: 0.24, top: 0.98, bottom: 0.42, half: 0.235, reach: 0.25 },
  ],
  waist: [0.7, 0.0],
  neck: { base: [0.78, 0.34], head: [0.88, 0.46], radius: [0.2, 0.18], deep: 0.2 },
  head: {
    size: 0.42,
    pitch: 0,
    cell: 0.075,
    shapes: [
      lump(0.2, 0.3, [0.42, 0.46, 0.4]),
      ...cheeks([0.17, 0.4, 0.36], [0.2, 0.24, 0.28], 0.12),
      lump(-0.16, 0.42, [0.32, 0.24, 0.28], 0.12),
      ...proboscis,
      snout([-0.3, 0.4, 0.16], [-0.42, 0.56, 0.08], 1, 0.1),
    ],
    eye: { at: [0.14, 0.55], out: 62, radius: 0.05, irises: ['#4a3018', '#3a2412'] },
    ear: { at: [0.38, 0.2, 0.16], lean: [98, 46], turn: 0, length: 0.92, width: 1.16, shape: 'fan' },
    nose: { kind: 'none' },
    tusks: {
      paths: [points4('0.2,-0.16,0.62,0.07 0.27,-0.5,0.86,0.07 0.29,-0.62,1.16,0.055 0.26,-0.54,1.44,0.014')],
      color: 'tusk',
    },
  },
  ...pillarLegs({ z: [0.26, -0.34], apart: 0.165 }),
  feet: { kind: 'pillar', radius: 0.105, nails: '#c9bda8' },
  tail: points3('0.82,-0.56,0.03 0.7,-0.63,0.022 0.52,-0.63,0.016 0.44,-0.62,0.014'),
  tuft: points3('0.46,-0.62,0.014 0.4,-0.62,0.028 0.32,-0.61,0.008'),
  palettes: [
    { main: '#8b8783', tusk: '#f0e6d0', tuft: '#2a2625', innerEar: '#8f7d78' },
    { main: '#7a7774', tusk: '#f0e6d0', tuft: '#2a2625', innerEar: '#80706c' },
    { main: '#958a80', tusk: '#ece0c8', tuft: '#2a2625', innerEar: '#94807a' },
  ],
  heavy: true,
  upright: true,
});
