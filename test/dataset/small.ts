import type { Spec } from '../../src/dataset/plan/spec.js';

/** A dataset with every kind of part that takes a second to make: 20 items in three chunks, 52 pictures, 148 questions. */
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
      // Of texts: of scenes it would take most of the second. The layout is named, so that each preset means the same set.
      params: {
        layout: 'five',
        source: 'text/rotated',
        sourcePart: 'text',
        sourceCount: 12,
        sourceParams: { length: 3, size: 64 },
      },
    },
  ],
} satisfies Spec;
