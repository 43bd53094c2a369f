import { describe } from 'vitest';
import type { Json } from '../../../src/core/json.js';
import { familyLaws } from '../law-suite.js';

/** Few models: building them takes longer than all else. */
const categories = ['elephant', 'car', 'armchair', 'airplane', 'bicycle', 'mug'];
const small = { size: 96, samples: 1, categories };
const options = (params: Record<string, Json> = {}) => ({
  params: { ...small, ...params },
  count: 8,
  few: 1,
});

describe('relations/viewer-relations', () =>
  familyLaws('relations/viewer-relations', options({ variations: 1 })));
describe('relations/object-relations', () =>
  familyLaws('relations/object-relations', options({ variations: 1 })));
describe('relations/counting', () => familyLaws('relations/counting', options({ variations: 1 })));
describe('relations/view-from-behind', () =>
  familyLaws('relations/view-from-behind', options({ variations: 2 })));
describe('relations/second-camera', () => familyLaws('relations/second-camera', options({ variations: 1 })));
describe('relations/odd-one-out', () => familyLaws('relations/odd-one-out', options()));
describe('relations/same-object', () => familyLaws('relations/same-object', options()));
