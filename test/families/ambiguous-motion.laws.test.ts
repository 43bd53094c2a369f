import { describe } from 'vitest';
import { familyLaws } from './law-suite.js';

// One item of each kind.
describe('ambiguous/motion', () => familyLaws('ambiguous/motion', { params: { size: 400 }, count: 7 }));
