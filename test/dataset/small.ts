import type { Spec } from '../../src/dataset/plan/spec.js';

/** A dataset with every kind of part that takes a second to make: 20 items in three chunks, 58 pictures, 165 questions. */
export const smallSpec = {
  name: 'small',
  preset: 'strict',
  parts: [
    { name: 'text', family: 'text/rotated', count: 12, params: { length: 3, size: 64 } },
    { name: 'visual', family: 'picture/rotated', count: 4, params: { size: 128, scenes: ['face', 'thumb'] } },
    {
      name: 'match',
      family: 'matching',
      count: 4,
      params: {
        source: 'picture/rotated',
        sourcePart: 'visual',
        sourceCount: 4,
        sourceParams: { size: 128, scenes: ['face', 'thumb'] },
      },
    },
  ],
} satisfies Spec;
