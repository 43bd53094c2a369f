import { expect, test } from 'vitest';
import { bonferroni, mcnemar, welch } from '../../../src/score/measure/compare.js';

/** Five values of a mean and a sample deviation. */
const five = (mean: number, deviation: number): number[] =>
  [-2, -1, 0, 1, 2].map((step) => mean + (step * deviation) / Math.sqrt(2.5));

/** AmbiBench, Table 9: mean and deviation over five seeds of Multi-Scene, Mix, Color, Multi-View and Hybrid. */
const table9 = {
  'Gemini 2.5 Pro': [
    five(63.68, 7.33),
    five(1.43, 1.75),
    five(48.27, 1.19),
    five(19.76, 1.23),
    five(18.33, 0.96),
  ],
  GPT5: [five(74.74, 2.11), five(1.43, 3.19), five(51.59, 0.92), five(16.24, 1.2), five(20.58, 1.12)],
  'Qwen2.5-VL-72B': [five(37.89, 2.11), five(0, 0), five(41.49, 2.31), five(9.76, 1.92), five(13.19, 1.74)],
};

/** Table 11 as printed, before its values are cut at 1. */
const table11 = {
  GPT5: [0, 1.865, 0.00106, 0.002185, 0.000525],
  'Gemini 2.5 Pro': [0.004365, 0.71, 0.00565, 0.000145, 0.00515],
};

test.each(Object.entries(table11))('AmbiBench’s Table 11 follows from its Table 9: %s', (model, printed) => {
  const other = table9['Qwen2.5-VL-72B'];
  for (const [i, value] of printed.entries()) {
    const p = 5 * welch(table9[model as keyof typeof table11][i], other[i])!;
    expect(Math.abs(p - value)).toBeLessThan(value === 0 ? 0.0005 : 0.006 * value);
  }
});

test('p-values that SciPy 1.17 gives', () => {
  // scipy.stats.ttest_ind([1, 2, 3, 4], [2, 4, 6, 8, 10], equal_var=False), and of samples far apart
  expect(welch([1, 2, 3, 4], [2, 4, 6, 8, 10])).toBeCloseTo(0.06913359319239237, 7);
  // scipy.stats.binomtest(9, 10).pvalue and binomtest(3, 6).pvalue
  expect(mcnemar(9, 1)).toBeCloseTo(0.021484375, 12);
  expect(mcnemar(1, 9)).toBe(mcnemar(9, 1));
  expect(mcnemar(3, 3)).toBe(1);
  expect(mcnemar(0, 0)).toBe(1);
});

test('what has no p-value has none, and does not count in a correction', () => {
  expect(welch([1], [1, 2])).toBeNull();
  expect(welch([1, 1], [1, 1])).toBeNull();
  expect(welch([1, 1], [2, 2])).toBe(0);
  expect(bonferroni([0.2, null, 0.6])).toEqual([0.4, null, 1]);
});
