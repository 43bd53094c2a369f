import { points, points3, points4 } from '../../../../core/points.js';
import { layer, near, pillarLegs, quadruped } from '../making.js';
import { cheeks, lump, snout } from '../heads/shapes.js';

export const hippo = quadruped({
  name: 'hippo',
  foot: 'foot',
  height: [1.35, 1.6],
  trunk: [
    { z: -0.52, top: 0.95, bottom: 0.3, half: 0.3, reach: 0.3 },
    { z: -0.08, top: 1.0, bottom: 0.2, half: 0.34, reach: 0.5 },
    { z: 0.38, top: 0.96, bottom: 0.28, half: 0.3, reach: 0.3 },
  ],
  waist: [0.62, 0.0],
  neck: { base: [0.64, 0.5], head: [0.7, 0.68], radius: [0.26, 0.23], deep: 0.2 },
  head: {
    size: 0.56,
    pitch: 22,
    cell: 0.055,
    shapes: [
      lump(0.0, 0.22, [0.29, 0.28, 0.32]),
      snout([-0.04, 0.4, 0.2], [-0.1, 0.72, 0.19], 1.15),
      lump(-0.06, 0.8, [0.33, 0.21, 0.22], 0.12),
      ...cheeks([0.2, 0.06, 0.88], [0.1, 0.09, 0.1], 0.06),
      lump(-0.25, 0.62, [0.26, 0.13, 0.32], 0.06),
      ...cheeks([0.17, 0.24, 0.3], [0.08, 0.08, 0.09], 0.05),
    ],
    eye: { at: [0.22, 0.3], out: 60, up: 8, radius: 0.042, irises: ['#4a3018', '#2a180c'] },
    ear: { at: [0.2, 0.3, 0.1], lean: [34, 6], turn: 24, length: 0.2, width: 0.17, shape: 'round' },
    nose: { kind: 'nostrils', x: 0.16, y: 0.08, size: [0.035, 0.025] },
    mouth: points('-0.2,1.0 -0.2,0.88 -0.17,0.7 -0.12,0.5'),
    paint: ({ pink }) => [layer(pink, near([0, -0.3, 0.76], [0.36, 0.17, 0.32]))],
  },
  ...pillarLegs({ z: [0.34, -0.52], apart: 0.2, stout: 1.05, tall: 0.8 }),
  feet: { kind: 'pillar', radius: 0.12, nails: '#5a4a48' },
  tail: points3('0.76,-0.8,0.05 0.66,-0.86,0.035 0.5,-0.86,0.02'),
  palettes: [
    { main: '#85757a', pink: '#c9988f', innerEar: '#c9988f' },
    { main: '#75666a', pink: '#b88980', innerEar: '#b88980' },
  ],
  coat: ({ pink }) => [layer(pink, near([0, 0.22, 0], [0.3, 0.1, 0.6]))],
});

export const rhino = quadruped({
  name: 'rhino',
  foot: 'foot',
  height: [1.5, 1.8],
  trunk: [
    { z: -0.46, top: 0.96, bottom: 0.38, half: 0.25, reach: 0.28 },
    { z: -0.08, top: 0.94, bottom: 0.3, half: 0.28, reach: 0.44 },
    { z: 0.32, top: 1.02, bottom: 0.34, half: 0.25, reach: 0.3 },
  ],
  waist: [0.66, 0.0],
  neck: { base: [0.74, 0.46], head: [0.78, 0.66], radius: [0.21, 0.17], deep: 0.3 },
  head: {
    size: 0.52,
    pitch: 34,
    shapes: [
      lump(0.0, 0.2, [0.24, 0.25, 0.28]),
      snout([-0.02, 0.36, 0.2], [-0.06, 0.84, 0.15], 1.05),
      lump(-0.08, 0.88, [0.185, 0.16, 0.13]),
      snout([-0.17, 0.34, 0.15], [-0.16, 0.78, 0.09], 1, 0.06),
      lump(0.12, 0.78, [0.1, 0.09, 0.12], 0.06),
    ],
    eye: { at: [0.08, 0.44], out: 74, up: 6, radius: 0.034, irises: ['#2a180c', '#3a2412'] },
    ear: { at: [0.15, 0.22, 0.06], lean: [18, -18], turn: 36, length: 0.26, width: 0.17, shape: 'leaf' },
    nose: { kind: 'nostrils', x: 0.11, y: -0.05, size: [0.03, 0.028] },
    mouth: points('-0.16,1.0 -0.17,0.88 -0.15,0.72'),
    noseHorns: [
      points4('0,0.14,0.8,0.105 0,0.34,0.86,0.075 0,0.56,0.86,0.045 0,0.74,0.8,0.01'),
      points4('0,0.12,0.56,0.085 0,0.26,0.56,0.05 0,0.38,0.54,0.01'),
    ],
  },
  ...pillarLegs({ z: [0.3, -0.44], apart: 0.17, stout: 0.98, tall: 0.92 }),
  feet: { kind: 'pillar', radius: 0.105, nails: '#4a4440' },
  tail: points3('0.78,-0.7,0.035 0.66,-0.77,0.022 0.48,-0.77,0.015'),
  tuft: points3('0.5,-0.77,0.015 0.44,-0.77,0.026 0.36,-0.76,0.008'),
  palettes: [
    { main: '#8b8780', horn: '#5f584e', tuft: '#2a2625', innerEar: '#9a8880' },
    { main: '#77726c', horn: '#524b43', tuft: '#2a2625', innerEar: '#8a7a72' },
  ],
});
