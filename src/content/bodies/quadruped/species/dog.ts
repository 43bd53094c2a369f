import { points3 } from '../../../../core/points.js';
import { below, canineHead, hanging, layer, near, on, pawedLegs, quadruped } from '../making.js';

export const dog = quadruped({
  name: 'dog',
  foot: 'paw',
  height: [0.42, 0.62],
  trunk: [
    { z: -0.34, top: 0.97, bottom: 0.6, half: 0.15, reach: 0.22 },
    { z: -0.08, top: 0.95, bottom: 0.55, half: 0.155, reach: 0.3 },
    { z: 0.24, top: 0.99, bottom: 0.44, half: 0.175, reach: 0.27 },
  ],
  waist: [0.76, -0.02],
  neck: { base: [0.84, 0.34], head: [1.17, 0.52], radius: [0.155, 0.115], deep: 0.25 },
  head: canineHead({
    size: 0.46,
    pitch: 16,
    ear: hanging(0.42, 0.24),
    paint: ({ pale }) => [layer(pale, near([0, -0.12, 0.8], [0.2, 0.16, 0.36]))],
  }),
  ...pawedLegs({ z: [0.27, -0.38], apart: 0.135 }),
  feet: { kind: 'paw', width: 0.115, length: 0.16, tall: 0.085 },
  tail: points3('0.9,-0.5,0.05 0.93,-0.62,0.042 1.04,-0.74,0.042 1.2,-0.79,0.038 1.33,-0.76,0.014'),
  palettes: [
    { main: '#c98f4e', pale: '#f0dcb8', ear: '#a06a34', foot: '#f0dcb8' },
    { main: '#7a4a28', pale: '#d8b48a', ear: '#4a2c18', foot: '#d8b48a' },
    { main: '#35302d', pale: '#b9783e', ear: '#241f1d', foot: '#b9783e' },
    { main: '#e6d3ae', pale: '#f6ecd8', ear: '#c9a877', foot: '#f6ecd8' },
    { main: '#8d8a86', pale: '#e9e6e0', ear: '#5f5c59', foot: '#e9e6e0' },
    { main: '#5b3a26', pale: '#7a5236', ear: '#3f2718', foot: '#6b442c' },
  ],
  coat: ({ pale }) => [
    layer(pale, below(0.2, 0.05), on('front leg', 'rear leg')),
    layer(pale, near([0, 0.62, 0.5], [0.12, 0.22, 0.14])),
    layer(pale, below(0.52, 0.03), on('trunk')),
  ],
  sits: true,
});
