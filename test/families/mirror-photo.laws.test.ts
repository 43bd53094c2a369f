import { beforeAll, describe } from 'vitest';
import { sharedFolder } from '../dataset/folders.js';
import { familyLaws } from './law-suite.js';
import { writeSet } from './mirror-photo-sets.js';
import { fullyDescribe } from '../few.js';

describe('mirror/photo', () => {
  const base = sharedFolder();
  beforeAll(() => void writeSet(base));
  const params = { annotations: 'people.json', size: 320 };
  familyLaws('mirror/photo', { params, count: 16, base, roomy: false });
  fullyDescribe('in a frame that is not square', () =>
    familyLaws('mirror/photo', {
      params: { ...params, size: '320x180' },
      count: 4,
      few: 2,
      base,
      roomy: false,
    }),
  );
});
