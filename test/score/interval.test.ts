import { describe, expect, test } from 'vitest';
import { pairedDifference, wilson } from '../../src/score/measure/interval.js';

describe('wilson', () => {
  // Newcombe, Statistics in Medicine 17 (1998) 857–872, table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [29, 29, 0.883, 1],
  ])('%i of %i', (correct, n, low, high) => {
    const interval = wilson(correct, n);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('is symmetric and stays within 0 and 1', () => {
    for (let n = 1; n <= 60; n++) {
      for (let correct = 0; correct <= n; correct++) {
        const { low, high } = wilson(correct, n);
        const mirrored = wilson(n - correct, n);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(correct / n);
        expect(high).toBeGreaterThanOrEqual(correct / n);
        expect(low + mirrored.high).toBeCloseTo(1, 12);
      }
    }
  });

  test('covers the true proportion as often as it says', () => {
    const p = 0.1;
    const n = 68;
    let covered = 0;
    let probability = (1 - p) ** n;
    for (let correct = 0; correct <= n; correct++) {
      const { low, high } = wilson(correct, n);
      if (low <= p && p <= high) covered += probability;
      probability *= ((n - correct) / (correct + 1)) * (p / (1 - p));
    }
    expect(covered).toBeGreaterThan(0.93);
    expect(covered).toBeLessThan(0.98);
  });
});

describe('pairedDifference', () => {
  // Newcombe, Statistics in Medicine 17 (1998) 2635–2650, table II, method 10.
  test('agrees with the published example', () => {
    const difference = pairedDifference({ both: 36, firstOnly: 12, secondOnly: 2, neither: 0 });
    expect(difference.value).toBeCloseTo(0.2, 12);
    expect(difference.low).toBeCloseTo(0.0569, 4);
    expect(difference.high).toBeCloseTo(0.3404, 4);
  });

  test('changes sign with the order', () => {
    const one = pairedDifference({ both: 5, firstOnly: 20, secondOnly: 3, neither: 9 });
    const other = pairedDifference({ both: 5, firstOnly: 3, secondOnly: 20, neither: 9 });
    expect(other.value).toBeCloseTo(-one.value, 12);
    expect(other.low).toBeCloseTo(-one.high, 12);
    expect(other.high).toBeCloseTo(-one.low, 12);
  });

  test('covers the true difference as often as it says', () => {
    // All outcomes of 12 pairs with probabilities .4, .35, .05, .2.
    const [n, p] = [12, [0.4, 0.35, 0.05, 0.2]];
    const factorial = (k: number): number => (k < 2 ? 1 : k * factorial(k - 1));
    let covered = 0;
    for (let a = 0; a <= n; a++) {
      for (let b = 0; a + b <= n; b++) {
        for (let c = 0; a + b + c <= n; c++) {
          const d = n - a - b - c;
          const ways = factorial(n) / (factorial(a) * factorial(b) * factorial(c) * factorial(d));
          const interval = pairedDifference({ both: a, firstOnly: b, secondOnly: c, neither: d });
          if (interval.low > 0.3 || interval.high < 0.3) continue;
          covered += ways * p[0] ** a * p[1] ** b * p[2] ** c * p[3] ** d;
        }
      }
    }
    expect(covered).toBeGreaterThan(0.92);
  });

  test.each([
    { both: 10, firstOnly: 0, secondOnly: 0, neither: 0 },
    { both: 0, firstOnly: 10, secondOnly: 0, neither: 0 },
    { both: 0, firstOnly: 0, secondOnly: 0, neither: 1 },
  ])('is finite at the edge: %j', (counts) => {
    const { value, low, high } = pairedDifference(counts);
    expect(low).toBeLessThanOrEqual(value);
    expect(high).toBeGreaterThanOrEqual(value);
    expect(low).toBeGreaterThanOrEqual(-1);
    expect(high).toBeLessThanOrEqual(1);
  });
});
