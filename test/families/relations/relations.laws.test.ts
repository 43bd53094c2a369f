import { describe } from 'vitest';
import type { Json } from '../../../src/core/json.js';
import { familyLaws } from '../law-suite.js';
import { fullyDescribe } from '../../few.js';

/** Few models: building them takes longer than all else. Those that stand together are of one scale. */
const small = {
  size: 96,
  samples: 1,
  categories: ['chair', 'dog', 'suitcase', 'umbrella', 'person', 'bicycle'],
};
const alone = { categories: ['elephant', 'car', 'armchair', 'airplane', 'bicycle', 'mug'] };
const options = (params: Record<string, Json> = {}) => ({
  params: { ...small, ...params },
  count: 8,
  few: 1,
});

describe('relations/viewer-relations', () =>
  familyLaws('relations/viewer-relations', options({ variations: 1 })));
fullyDescribe('relations/object-relations', () =>
  familyLaws('relations/object-relations', options({ variations: 1 })),
);
fullyDescribe('relations/counting', () => familyLaws('relations/counting', options({ variations: 1 })));
fullyDescribe('relations/view-from-behind', () =>
  familyLaws('relations/view-from-behind', options({ variations: 2 })),
);
fullyDescribe('relations/second-camera', () =>
  familyLaws('relations/second-camera', options({ variations: 1 })),
);
describe('relations/odd-one-out', () => familyLaws('relations/odd-one-out', options(alone)));
fullyDescribe('relations/same-object', () => familyLaws('relations/same-object', options(alone)));
