import { describe } from 'vitest';
import { familyLaws } from './law-suite.js';

// One item of each illusion.
describe('ambiguous/geometric', () =>
  familyLaws('ambiguous/geometric', { params: { size: 256 }, count: 22 }));
