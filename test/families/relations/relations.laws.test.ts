import { describe } from 'vitest';
import { familyLaws } from '../law-suite.js';

const params = { size: 96, samples: 1, variations: 1 };

describe('relations/viewer-relations', () =>
  familyLaws('relations/viewer-relations', { params, count: 12, few: 2 }));
describe('relations/object-relations', () =>
  familyLaws('relations/object-relations', { params, count: 12, few: 2 }));
