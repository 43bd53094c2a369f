import { expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { TopsyturvyError } from '../../src/core/errors.js';
import { families } from '../../src/families/index.js';
import { FamilyRegistry } from '../../src/families/registry.js';
import { Deck } from '../../src/serve/items/deck.js';
import { PartRequests } from '../../src/serve/items/part-requests.js';

/** What JSON can hold and JavaScript can make neither text nor a number of. */
const none = { toString: 1, valueOf: 1 };

/** As JavaScript calls it, without types. */
const planOf = plan as (what: unknown, options?: object) => unknown;

test.each<[string, () => unknown]>([
  ['the size of a family', () => planOf('text/rotated', { count: 1, params: { size: none } })],
  ['the size of a benchmark', () => planOf('dori', { params: { size: none } })],
  ['the size of a benchmark, in a list', () => planOf('dori', { params: { size: [none] } })],
  [
    'the part that a part follows',
    () =>
      planOf({
        name: 'a',
        parts: [
          { name: 'p', family: 'text/rotated', count: 1, params: { difficulty: 2, sourcePart: none } },
          { name: 'q', family: 'text/rotated', count: 1, params: {} },
        ],
      }),
  ],
])('%s that is an object without text is refused', async (_, planned) => {
  await expect(Promise.resolve().then(planned)).rejects.toThrow(TopsyturvyError);
});

test('and so is the size that a client of a server asks for', async () => {
  const settings = {
    seed: '1',
    preset: 'strict',
    base: '.',
    exclude: [],
    modules: undefined,
    largest: 128,
  } as const;
  const asking = new PartRequests(new FamilyRegistry(families), settings);
  const deck = (size: number | object) =>
    asking.deckOf({ family: 'text/rotated', params: { size: size as number } }, new Deck('1', []));
  expect((await deck(64)).parts).toHaveLength(1);
  for (const size of [none, [none], [4096], 4096]) await expect(deck(size)).rejects.toThrow(TopsyturvyError);
});
