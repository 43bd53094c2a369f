import { points3 } from '../../../../core/points.js';
import { below, layer, near, on, type Layer } from '../coat/layers.js';
import { quadruped, type Quadruped } from '../define.js';
import { lumpOn, shaggy, solidLegs, ursineHead, type Palette, type Species } from '../making.js';

const bear = (own: Pick<Species, 'name' | 'height' | 'palettes' | 'head'> & Partial<Species>): Quadruped =>
  quadruped({
    foot: 'paw',
    trunk: [
      { z: -0.38, top: 0.96, bottom: 0.44, half: 0.235, reach: 0.27 },
      { z: -0.08, top: 0.95, bottom: 0.36, half: 0.255, reach: 0.38 },
      { z: 0.26, top: 1.0, bottom: 0.38, half: 0.235, reach: 0.28 },
    ],
    waist: [0.7, 0.0],
    neck: { base: [0.78, 0.36], head: [0.88, 0.58], radius: [0.21, 0.17], deep: 0.2 },
    ...solidLegs({ z: [0.28, -0.4], apart: 0.175 }),
    feet: { kind: 'paw', width: 0.2, length: 0.24, rearLength: 0.3, tall: 0.12, claws: '#3a312a' },
    tail: points3('0.82,-0.6,0.06 0.78,-0.66,0.055 0.72,-0.69,0.03'),
    hair: [shaggy(['head', 'trunk', 'neck', 'front leg', 'rear leg'], 0.08)],
    sits: true,
    ...own,
  });

const paleMuzzle = ({ pale }: Palette): Layer[] => [layer(pale, near([0, -0.1, 0.85], [0.22, 0.18, 0.26]))];

export const brownBear = bear({
  name: 'brown bear',
  height: [0.95, 1.2],
  head: ursineHead({ size: 0.44, pitch: 18, paint: paleMuzzle }),
  flesh: [lumpOn('chest', 'trunk', [0.94, 0.22], [0.16, 0.14, 0.2], 0.1)],
  palettes: [
    { main: '#6b4426', pale: '#9a7048', foot: '#4a2e1a', innerEar: '#8a6444' },
    { main: '#7d5530', pale: '#b08a5c', foot: '#5a3a20', innerEar: '#9a7450' },
    { main: '#533520', pale: '#86603c', foot: '#3a2416', innerEar: '#74543a' },
  ],
  coat: ({ foot }) => [layer(foot, below(0.3, 0.1), on('front leg', 'rear leg'))],
});

export const blackBear = bear({
  name: 'black bear',
  height: [0.75, 0.95],
  head: ursineHead({ size: 0.43, pitch: 16, paint: paleMuzzle }),
  palettes: [
    { main: '#2b2827', pale: '#a57a50', innerEar: '#4a4240' },
    { main: '#33302f', pale: '#94704e', innerEar: '#524a47' },
  ],
});

export const polarBear = bear({
  name: 'polar bear',
  height: [1.15, 1.4],
  neck: { base: [0.76, 0.38], head: [0.9, 0.7], radius: [0.19, 0.135], deep: 0.25 },
  head: ursineHead({
    size: 0.42,
    pitch: 14,
    broad: 0.88,
    ear: { at: [0.2, 0.22, 0.18], lean: [34, 4], turn: 18, length: 0.15, width: 0.2, shape: 'round' },
  }),
  palettes: [
    { main: '#efeadd', innerEar: '#c9beb0', nose: '#1c1817' },
    { main: '#e9e2cf', innerEar: '#c0b4a2', nose: '#1c1817' },
  ],
});

export const panda = bear({
  name: 'panda',
  height: [0.7, 0.85],
  head: ursineHead({
    size: 0.48,
    pitch: 14,
    broad: 1.14,
    muzzle: 0.9,
    ear: { at: [0.27, 0.24, 0.22], lean: [38, 4], turn: 18, length: 0.22, width: 0.28, shape: 'round' },
    paint: ({ dark }) => [layer(dark, near([0.2, 0.03, 0.52], [0.1, 0.14, 0.16]))],
  }),
  palettes: [
    { main: '#f0ede6', dark: '#232020', ear: '#232020', innerEar: '#3a3434', foot: '#232020' },
    { main: '#ebe6da', dark: '#2a2524', ear: '#2a2524', innerEar: '#403836', foot: '#2a2524' },
  ],
  coat: ({ dark }) => [
    layer(dark, near([0, 0.66, 0.3], [0.6, 0.6, 0.13])),
    layer(dark, below(0.6, 0.03), on('front leg')),
    layer(dark, below(0.46, 0.03), on('rear leg')),
  ],
});
