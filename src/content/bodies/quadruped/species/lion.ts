import { points3 } from '../../../../core/points.js';
import { below, layer, near, on } from '../coat/layers.js';
import { felineHead, lumpOn, pawedLegs, quadruped, roundEar, ruff } from '../making.js';

export const lion = quadruped({
  name: 'lion',
  foot: 'paw',
  height: [1.0, 1.2],
  trunk: [
    { z: -0.42, top: 0.97, bottom: 0.58, half: 0.16, reach: 0.23 },
    { z: -0.1, top: 0.94, bottom: 0.54, half: 0.165, reach: 0.36 },
    { z: 0.26, top: 1.0, bottom: 0.48, half: 0.185, reach: 0.27 },
  ],
  waist: [0.76, 0.0],
  neck: { base: [0.86, 0.36], head: [1.0, 0.54], radius: [0.18, 0.15], deep: 0.2 },
  head: felineHead({
    size: 0.4,
    pitch: 14,
    muzzle: 1.2,
    ear: { ...roundEar(0.2, 0.26), at: [0.27, 0.28, 0.42] },
    eye: { radius: 0.055, irises: ['#b8862e', '#a8741e'] },
    paint: ({ pale }) => [layer(pale, near([0, -0.22, 0.95], [0.22, 0.16, 0.24]))],
  }),
  ...pawedLegs({ z: [0.28, -0.42], apart: 0.15, stout: 1.22 }),
  feet: { kind: 'paw', width: 0.15, length: 0.19, tall: 0.095 },
  flesh: [
    lumpOn('head', 'mane', [1.0, 0.57], [0.25, 0.27, 0.13]),
    ruff('head', [0.99, 0.6], [0.2, 0.23], 0.085, -8),
    ruff('neck', [0.93, 0.47], [0.19, 0.26], 0.11, -18),
    lumpOn('neck', 'mane', [0.82, 0.5], [0.17, 0.27, 0.15]),
  ],
  tail: points3('0.88,-0.6,0.04 0.78,-0.7,0.034 0.55,-0.78,0.03 0.36,-0.86,0.028'),
  tuft: points3('0.4,-0.84,0.028 0.31,-0.9,0.06 0.22,-0.94,0.015'),
  palettes: [
    { main: '#c9985a', pale: '#efe0c2', mane: '#6e4220', tuft: '#4a2c18', nose: '#5a3a34', ear: '#a87a44' },
    { main: '#d1a468', pale: '#f2e6cc', mane: '#8a5626', tuft: '#5a3418', nose: '#6a443c', ear: '#b08450' },
    { main: '#bd8c50', pale: '#e6d4b2', mane: '#3f2819', tuft: '#2e1e14', nose: '#4a302c', ear: '#94693a' },
  ],
  coat: ({ pale, mane }) => [layer(pale, below(0.56, 0.04), on('trunk')), layer(mane, on('mane'))],
  sits: true,
});
