import { points3 } from '../../../../core/points.js';
import { below, crestMane, equineHead, hoofedLegs, layer, on, quadruped, shaggy } from '../making.js';

export const horse = quadruped({
  name: 'horse',
  foot: 'hoof',
  height: [1.45, 1.7],
  trunk: [
    { z: -0.4, top: 0.99, bottom: 0.6, half: 0.175, reach: 0.25 },
    { z: -0.1, top: 0.95, bottom: 0.54, half: 0.2, reach: 0.36 },
    { z: 0.26, top: 0.97, bottom: 0.52, half: 0.175, reach: 0.29 },
  ],
  waist: [0.78, 0.0],
  neck: { base: [0.82, 0.37], head: [1.27, 0.66], radius: [0.15, 0.08], deep: 0.5 },
  head: equineHead({ size: 0.42, pitch: 48, blaze: true }),
  ...hoofedLegs({ z: [0.3, -0.46], apart: 0.13 }),
  feet: { kind: 'hoof', radius: 0.056, tall: 0.07, reach: 0.045, cloven: false },
  tail: points3('0.93,-0.58,0.035 0.9,-0.67,0.045 0.72,-0.72,0.06 0.48,-0.71,0.052 0.3,-0.69,0.015'),
  hair: [shaggy(['tail'], 0.14, { apart: 0.022, width: 0.04, rise: 0.2 })],
  extras: [crestMane([0.2, 0.08], 0.035, points3('0.01,0.02,0.032 -0.05,0.1,0.036 -0.16,0.135,0.01'))],
  palettes: [
    { main: '#8a4f2a', mane: '#1d1613', legs: '#241a15', muzzle: '#4a3830', blaze: '#f3eee6' },
    { main: '#a8622f', mane: '#b5713a', legs: '#a8622f', muzzle: '#8a5a3c', blaze: '#f3eee6' },
    { main: '#322825', mane: '#141110', legs: '#241c1a', muzzle: '#241c1a', blaze: '#322825' },
    { main: '#c9c4bb', mane: '#e8e4dc', legs: '#8f8a84', muzzle: '#7d7672', blaze: '#d8d4cc' },
    { main: '#c79a5c', mane: '#f0e4c8', legs: '#e9dcc0', muzzle: '#8a6a4a', blaze: '#f3eee6' },
    { main: '#5a3521', mane: '#1a1412', legs: '#efe9df', muzzle: '#3a2a22', blaze: '#f3eee6' },
  ],
  coat: ({ legs, mane }) => [
    layer(legs, below(0.33, 0.05), on('front leg', 'rear leg')),
    layer(mane, on('tail')),
  ],
});
