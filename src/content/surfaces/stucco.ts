import { defineSurface } from './define.js';
import { granules } from './granules.js';
import { wallPaint } from './wall-paint.js';

/** Rough render of façades, of grains of 5 mm, painted. */
export const stucco = defineSurface({
  name: 'stucco',
  tile: [1.6, 1.6],
  paint(variation, size) {
    const tint = wallPaint(variation.child('paint'));
    const seed = variation.child('noise').below(0x40000000);
    return granules(size, { tint, across: 256, high: 1e-3, differ: 0.03, roughness: 0.9 }, seed);
  },
});
