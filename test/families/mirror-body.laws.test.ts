import { describe } from 'vitest';
import { familyLaws } from './law-suite.js';
import { fullyDescribe } from '../few.js';

/** The look photo has its laws in mirror-look.full.test.ts. */
const params = { look: 'clean', size: 96, samples: 1, shadows: false };

describe('mirror/body', () => familyLaws('mirror/body', { params, count: 6, few: 2 }));
fullyDescribe('mirror/body, pictures that are not square', () =>
  familyLaws('mirror/body', { params: { ...params, size: '64x96' }, count: 3, few: 1 }),
);
fullyDescribe('mirror/reflection', () => familyLaws('mirror/reflection', { params, count: 3, few: 1 }));
