import { expect, test } from 'vitest';
import { standsOf } from '../../src/dataset/gallery/stands.js';

test('readings that name no view by text are about no distances', () => {
  const stands = (seenFrom: string | object) =>
    standsOf(
      {
        holds: true,
        readings: [
          { seenFrom: 'near', pixels: 64 },
          { seenFrom: seenFrom as string, pixels: 16 },
        ],
      },
      ['near', 'far'],
    );
  expect(stands('far')).toEqual([
    { view: 0, pixels: 64 },
    { view: 1, pixels: 16 },
  ]);
  for (const none of [{ toString: 1, valueOf: 1 }, ['far'], {}, 'other'])
    expect(stands(none)).toBeUndefined();
});
