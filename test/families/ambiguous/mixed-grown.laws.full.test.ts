import { describe } from 'vitest';
import { familyLaws } from '../law-suite.js';

const params = { look: 'grown', size: 256 };

describe('ambiguous/mixed, grown', () => familyLaws('ambiguous/mixed', { params, count: 6 }));
