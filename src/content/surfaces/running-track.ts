import { linear } from '../../world/modeling/color.js';
import { defineSurface } from './define.js';
import { granules } from './granules.js';

const tints = ['#a5492f', '#a5492f', '#8f4630', '#3f6a92', '#4b7a52'];

/** Rubber crumb of running tracks and playgrounds: mostly brick red. */
export const runningTrack = defineSurface({
  name: 'running track',
  tile: [1.2, 1.2],
  paint(variation, size) {
    const tint = linear(variation.child('look').choice(tints));
    const seed = variation.child('noise').below(0x40000000);
    return granules(size, { tint, across: 200, high: 9e-4, differ: 0.14, roughness: 0.86 }, seed);
  },
});
