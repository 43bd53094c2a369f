import { expect, test } from 'vitest';
import { checkNames } from '../../src/families/user-list.js';

test('names of a long list are compared in no more time than it takes to read them', () => {
  const names = Array.from({ length: 400_000 }, (_, i) => ({ name: `n-${i}` }));
  const begun = performance.now();
  checkNames(names, 'pairs', 'list.json');
  expect(performance.now() - begun).toBeLessThan(20_000);
  expect(() => checkNames([...names, { name: 'n-7' }], 'pairs', 'list.json')).toThrow(
    "Two pairs in 'list.json' are named 'n-7'",
  );
}, 120_000);
