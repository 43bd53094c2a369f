import { describe } from 'vitest';
import { familyLaws } from './law-suite.js';

describe('text/turned', () => {
  for (const turn of ['mirror', 'flip']) {
    describe(turn, () => familyLaws('text/turned', { params: { turn, length: 8, size: 320 } }));
  }
  for (const turn of ['quarter-cw', 'quarter-ccw']) {
    describe(turn, () => familyLaws('text/turned', { params: { turn, length: 10, tilt: 3 }, count: 12 }));
  }
});
