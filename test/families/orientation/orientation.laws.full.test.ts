import { describe } from 'vitest';
import type { Item } from '../../../src/dataset/item/item.js';
import { orientations } from '../../../src/families/orientation/index.js';
import { familyLaws } from '../law-suite.js';

const canonical = 'orientation/canonical-orientation';
const small = { size: 96, samples: 1, shadows: false };
/** The plain look; photo-look.full.test.ts tests the other. */
const clean = { ...small, look: 'clean' };
const alike = ({ certificate }: Item): boolean => certificate.verdict === 'undetermined';

describe.each(orientations.map(({ name }) => name))('%s', (name) => {
  if (name === 'orientation/mental-rotation') {
    familyLaws(name, { params: { ...small, rotation: 'tumbling' }, count: 3 });
    return;
  }
  describe.each(['coarse', 'granular'])('%s', (level) =>
    familyLaws(name, {
      params: { ...clean, level, variations: 1, ...(name === canonical ? {} : { distractors: [0, 0] }) },
      count: 2,
      alike,
    }),
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
