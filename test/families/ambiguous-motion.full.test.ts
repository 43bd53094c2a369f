import { expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/item/maker.js';

test('an Ouchi pattern is found under the strongest grain, however many proposals that takes', async () => {
  // Item 3 needs more than 21.
  const request = { seed: 'strong grain', count: 60, params: { kinds: ['ouchi'] } } as const;
  const item = (await prepare(await plan('ambiguous/motion', request))).make(3);
  expect(item.view('original').raster.width).toBe(768);
  expect(item.attempt).toBeGreaterThan(20);
});
