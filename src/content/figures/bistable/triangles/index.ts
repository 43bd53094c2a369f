import type { BistableFigure } from '../figure.js';
import { headings, pointing } from './headings.js';
import { lattice } from './lattice.js';
import { pyramid } from './pyramid.js';
import { ring } from './ring.js';
import { scatter } from './scatter.js';
import { spiral } from './spiral.js';
import { trio } from './trio.js';

/** Equilateral triangles that all seem to point one way, and then all another. */
export const triangles: BistableFigure = {
  name: 'triangles',
  summary: 'Equilateral triangles that all seem to point in one of three directions.',
  source: 'Attneave, American Journal of Psychology 81, 1968',
  open: false,
  drawings: [lattice, ring, spiral, trio, scatter, pyramid],
  readings(shape) {
    const [a, b] = headings(shape);
    return [
      { word: pointing(a!), accept: [] },
      { word: pointing(b!), accept: [] },
    ];
  },
  absent: (shape) => headings(shape).map((angle) => pointing(angle > 30 ? angle - 180 : angle + 180)),
};
