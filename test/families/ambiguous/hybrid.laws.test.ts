import { describe } from 'vitest';
import { familyLaws } from '../law-suite.js';
import { fullyDescribe } from '../../few.js';

describe('ambiguous/hybrid', () =>
  familyLaws('ambiguous/hybrid', { params: { look: 'clean', size: 192, variations: 2 }, count: 3, few: 1 }));
fullyDescribe('ambiguous/hybrid, pictures that are not square', () =>
  familyLaws('ambiguous/hybrid', {
    params: { look: 'clean', size: '192x240', variations: 2 },
    count: 3,
    few: 1,
  }),
);
