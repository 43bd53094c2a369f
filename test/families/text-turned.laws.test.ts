import { describe } from 'vitest';
import { familyLaws } from './law-suite.js';
import { someOf, fullyDescribe } from '../few.js';

describe('text/turned', () => {
  for (const turn of someOf(['mirror', 'flip'], 1)) {
    describe(turn, () => familyLaws('text/turned', { params: { turn, length: 8, size: 320 } }));
  }
  for (const turn of someOf(['quarter-cw', 'quarter-ccw'], 1)) {
    describe(turn, () => familyLaws('text/turned', { params: { turn, length: 10, tilt: 3 }, count: 12 }));
    fullyDescribe(`${turn}, wider than high`, () => {
      const params = { turn, length: 6, size: '300x160', background: 'stripes', noise: 5, jitter: 0.1 };
      familyLaws('text/turned', { params, count: 12 });
    });
  }
});
