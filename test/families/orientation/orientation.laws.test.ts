import { describe } from 'vitest';
import type { Item } from '../../../src/dataset/item/item.js';
import { orientations } from '../../../src/families/orientation/index.js';
import { familyLaws } from '../law-suite.js';

const small = { size: 96, samples: 1, shadows: false };
const alike = ({ certificate }: Item): boolean => certificate.verdict === 'undetermined';

describe.each(orientations.map(({ name }) => name))('%s', (name) => {
  if (name === 'orientation/mental-rotation') {
    familyLaws(name, { params: { ...small, rotation: 'tumbling' }, count: 3 });
    return;
  }
  describe.each(['coarse', 'granular'])('%s', (level) =>
    familyLaws(name, { params: { ...small, level, variations: 1, distractors: [0, 0] }, count: 2, alike }),
  );
});
