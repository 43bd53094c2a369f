import { describe } from 'vitest';
import { familyLaws } from '../law-suite.js';

const params = { size: 256, look: 'texture' };

describe('ambiguous/mixed', () => familyLaws('ambiguous/mixed', { params, count: 6, few: 2 }));
