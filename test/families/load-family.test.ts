import { expect, test } from 'vitest';
import { loadFamily } from '../../src/families/index.js';

test('a shipped family is loaded by its name, with its types', async () => {
  const text = await loadFamily('text/rotated');
  const { turn, reads } = text.inverse!({ turn: 'half', reads: { '6': '9' } });
  expect({ turn, reads }).toEqual({ turn: 'half', reads: { '9': '6' } });
  // @ts-expect-error -- the transform of text/rotated has no exchange
  expect(() => text.inverse!({ exchange: 'halves' })).toThrow();
});

test('an unknown name is refused with the names there are', async () => {
  await expect(loadFamily('text/exchanged')).rejects.toMatchObject({
    code: 'bad-spec',
    message: expect.stringMatching(/no family 'text\/exchanged'.*text\/rotated/s),
  });
});
