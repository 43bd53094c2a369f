import { points } from '../../core/points.js';
import { part } from '../../world/modeling/mesh/index.js';
import { colored, materials, oklch, smoothCurve, type ProfilePoint } from '../../world/modeling/index.js';
import { cutProfile } from '../../world/modeling/solids/cut-profile.js';
import { vessel } from '../../world/modeling/solids/vessel.js';
import { defineModel } from './define.js';
import * as views from './views.js';

/** Outlines from the foot up, for a height of 1: amphora, belly with a narrow neck, tulip, shoulder jar. */
const shapes: readonly (readonly ProfilePoint[])[] = [
  points('0.13,0 0.15,0.03 0.2,0.2 0.27,0.45 0.25,0.65 0.13,0.82 0.11,0.9 0.17,1'),
  points('0.16,0 0.19,0.03 0.28,0.18 0.3,0.32 0.22,0.5 0.09,0.65 0.075,0.85 0.11,1'),
  points('0.15,0 0.16,0.02 0.14,0.1 0.18,0.3 0.23,0.5 0.2,0.75 0.19,0.85 0.26,1'),
  points('0.14,0 0.16,0.03 0.2,0.25 0.27,0.55 0.3,0.74 0.24,0.88 0.15,0.94 0.18,1'),
];

/** The places of a second glaze, from and to as shares of the height. */
const bands: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[0.86, 1.1]],
  points('0.3,0.34 0.6,0.64'),
  points('-0.1,0.12 0.45,0.55'),
];

/** A glazed vase with bands of a second glaze all around it. */
export const vase = defineModel({
  category: 'vase',
  broadClass: 'miscellaneous',
  metIn: ['studio'],
  hasFront: false,
  round: true,
  silhouetteView: views.round,
  thick: true,
  label: { at: 0.5, size: [0.75, 0.2], texts: [['FLORA'], ['ROMA'], ['SPRING'], ['1897']] },
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const height = size.uniform(0.24, 0.42);
    const width = height * size.uniform(0.9, 1.12);
    const shape = size.choice(shapes).map(([r, y]): ProfilePoint => [r * width, y * height]);
    const hue = look.uniform(0, 360);
    const glaze = oklch(look.uniform(0.5, 0.85), look.uniform(0.05, 0.13), hue);
    const second = oklch(look.uniform(0.3, 0.45), look.uniform(0.05, 0.12), hue + look.uniform(40, 180));
    const banded = look.choice(bands).map(([from, to]) => [from * height, to * height] as const);
    // pairs of points, a hair apart, hold the change from glaze to glaze
    const hair = 0.0003;
    const edges = banded.flat().flatMap((y) => [y - hair, y + hair]);
    const profile = cutProfile(smoothCurve(4, shape), edges);
    const body = vessel(profile, 0.006, 0.012, { segments: 96 });
    const mesh = colored(body, (x, y, z) => {
      const outside = banded.some(([from, to]) => y > from && y < to);
      return outside && x * x + z * z > 0 ? second : glaze;
    });
    return [part('vase', materials.ceramic([1, 1, 1]), mesh)];
  },
});
