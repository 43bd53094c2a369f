import { describe } from 'vitest';
import { familyLaws } from '../law-suite.js';

describe('ambiguous/color', () =>
  familyLaws('ambiguous/color', { params: { look: 'clean', size: 128, variations: 2 }, count: 3, few: 1 }));
