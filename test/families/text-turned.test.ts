import { describe } from 'vitest';
import { textTurned } from '../../src/families/text/turned.js';
import { familyLaws } from './law-suite.js';

describe('text/turned', () => {
  for (const turn of ['mirror', 'flip']) {
    describe(turn, () => familyLaws(textTurned, { params: { turn, length: 8, size: 320 } }));
  }
  for (const turn of ['quarter-cw', 'quarter-ccw']) {
    describe(turn, () => familyLaws(textTurned, { params: { turn, length: 10, tilt: 3 }, count: 12 }));
  }
});
