import { describe, expect, test } from 'vitest';
import { binomialTail, holm } from '../../src/score/measure/binomial.js';

describe('binomialTail', () => {
  test('agrees with the sum over all outcomes', () => {
    const choose = (n: number, k: number): bigint =>
      k === 0 ? 1n : (choose(n - 1, k - 1) * BigInt(n)) / BigInt(k);
    for (const n of [1, 7, 40]) {
      for (let count = 0; count <= n; count++) {
        // p = 1/4: the terms are integers over 4^n.
        let sum = 0n;
        for (let k = count; k <= n; k++) sum += choose(n, k) * 3n ** BigInt(n - k);
        const exact = Number((sum * 10n ** 18n) / 4n ** BigInt(n)) / 1e18;
        expect(binomialTail(count, n, 0.25)).toBeCloseTo(exact, 12);
      }
    }
  });

  test('neither over- nor underflows', () => {
    expect(binomialTail(250_500, 1_000_000, 0.25)).toBeCloseTo(0.1243, 3);
    expect(binomialTail(1_000_000, 1_000_000, 0.25)).toBe(0);
    expect(binomialTail(0, 10, 0)).toBe(1);
    expect(binomialTail(1, 10, 0)).toBe(0);
    expect(binomialTail(10, 10, 1)).toBe(1);
  });
});

test('holm agrees with a worked example', () => {
  // R: p.adjust(c(.01, .04, .03, .005), "holm")
  const adjusted = holm([0.01, 0.04, 0.03, 0.005]);
  [0.03, 0.06, 0.06, 0.02].forEach((value, i) => expect(adjusted[i]).toBeCloseTo(value, 12));
  expect(holm([0.6, 0.7])).toEqual([1, 1]);
  expect(holm([])).toEqual([]);
});
