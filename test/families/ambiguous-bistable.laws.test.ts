import { describe } from 'vitest';
import { familyLaws } from './law-suite.js';

// Two drawings of each figure.
describe('ambiguous/bistable', () => familyLaws('ambiguous/bistable', { params: { size: 256 }, count: 18 }));
