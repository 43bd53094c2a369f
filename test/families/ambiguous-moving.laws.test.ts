import { describe } from 'vitest';
import { familyLaws } from './law-suite.js';

// One item of each kind.
describe('ambiguous/moving', () =>
  familyLaws('ambiguous/moving', { params: { size: 160 }, count: 6, few: 2 }));
