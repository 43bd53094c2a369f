import { linear } from '../../world/modeling/color.js';
import { defineSurface } from './define.js';
import { granules } from './granules.js';

const tints = ['#96523f', '#96523f', '#864b3b', '#4f6c88', '#55765a'];

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
