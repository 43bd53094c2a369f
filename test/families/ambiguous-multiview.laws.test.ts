import { describe } from 'vitest';
import { familyLaws } from './law-suite.js';

// One item of each kind.
describe('ambiguous/multiview', () =>
  familyLaws('ambiguous/multiview', { params: { size: 160 }, count: 20 }));
