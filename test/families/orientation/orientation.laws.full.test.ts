import { describe } from 'vitest';
import type { Item } from '../../../src/dataset/item/item.js';
import { families } from '../../../src/families/index.js';
import { keepModels } from '../kept-models.js';
import { familyLaws } from '../law-suite.js';

const canonical = 'orientation/canonical-orientation';
const small = { size: 96, samples: 1, shadows: false };
/** The plain look and the coarse questions; photo-look.full.test.ts tests the others. */
const clean = { ...small, look: 'clean' };
const alike = ({ certificate }: Item): boolean => certificate.verdict === 'undetermined';

// All tasks are about the same models.
keepModels(1, 2);

const names = families.map(({ name }) => name).filter((name) => name.startsWith('orientation/'));

describe.each(names)('%s', (name) => {
  if (name === 'orientation/mental-rotation') {
    familyLaws(name, { params: { ...small, rotation: 'tumbling' }, count: 3 });
    return;
  }
  familyLaws(name, {
    params: {
      ...clean,
      level: 'coarse',
      variations: 1,
      ...(name === canonical ? {} : { distractors: [0, 0] }),
    },
    count: 2,
    alike,
  });
});

describe('both questions of a picture', () => {
  describe.each([canonical, 'orientation/inter-object-direction'])('%s', (name) =>
    familyLaws(name, { params: { ...clean, level: 'both', variations: 1 }, count: 3, alike }),
  );
});

describe('pictures that are not square', () => {
  const still = { ...clean, variations: 1 };
  describe(canonical, () =>
    familyLaws(canonical, {
      params: { ...still, size: '96x64' },
      count: 6,
      alike,
    }),
  );
  describe('orientation/viewer-scene-direction', () =>
    familyLaws('orientation/viewer-scene-direction', {
      params: { ...still, distractors: [0, 0], size: '64x96' },
      count: 2,
      alike,
    }));
});
