import { describe, expect, test } from 'vitest';
import { permutation, permutations } from '../../src/core/permutation.js';
import { chiSquareLimit, chiSquareOf } from './chi-square.js';

describe('permutation', () => {
  test('is a bijection for every size up to 2,000 and some beyond', () => {
    for (const size of [...Array(2001).keys(), 4096, 4097, 5000, 8191, 65536, 65537, 99991]) {
      const p = permutation(size, ['bijection', size]);
      const seen = new Uint8Array(size);
      for (let i = 0; i < size; i++) seen[p(i)]++;
      expect(seen.every((times) => times === 1)).toBe(true);
    }
  });

  test.each([1e9, 2 ** 32, 2 ** 40 + 1, 2 ** 52 - 1, 2 ** 52])(
    'stays inside and repeats nothing at size %d',
    (size) => {
      const p = permutation(size, ['large']);
      const values = new Set<number>();
      for (let i = 0; i < 50_000; i++) values.add(p(i)).add(p(size - 1 - i));
      expect(values.size).toBe(100_000);
      expect([...values].every((value) => Number.isInteger(value) && value >= 0 && value < size)).toBe(true);
    },
  );

  test('sends each index to each place equally often over the paths', () => {
    for (const size of [2, 3, 5, 10, 24]) {
      const counts = new Float64Array(size * size);
      const paths = 400 * size;
      for (let path = 0; path < paths; path++) {
        const p = permutation(size, ['position', path]);
        for (let i = 0; i < size; i++) counts[i * size + p(i)]++;
      }
      // Rows and columns have fixed sums, so (size − 1)² cells are free.
      expect(chiSquareOf(counts, paths / size)).toBeLessThan(chiSquareLimit((size - 1) * (size - 1)));
    }
  });

  test('reaches all orders of 4 equally often', () => {
    const counts = new Map<string, number>();
    for (let path = 0; path < 24_000; path++) {
      const p = permutation(4, ['order', path]);
      const order = [0, 1, 2, 3].map(p).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquareOf([...counts.values()], 1000)).toBeLessThan(chiSquareLimit(23));
  });

  // These go through the Feistel network.
  test.each([5000, 1e6, 1e12])('spreads neighbors, and neighboring paths, at size %d', (size) => {
    const bins = 16;
    const bin = (x: number): number => Math.floor((x / size) * bins);
    const steps = new Float64Array(bins * bins);
    const paths = new Float64Array(bins * bins);
    const draws = 64_000;
    for (let k = 0; k < draws / 1000; k++) {
      const p = permutation(size, ['neighbors', k]);
      const q = permutation(size, ['neighbors', k + 1]);
      for (let i = 0; i < 1000; i++) {
        steps[bin(p(i)) * bins + bin(p(i + 1))]++;
        paths[bin(p(i)) * bins + bin(q(i))]++;
      }
    }
    expect(chiSquareOf(steps, draws / steps.length)).toBeLessThan(chiSquareLimit(steps.length - 1));
    expect(chiSquareOf(paths, draws / paths.length)).toBeLessThan(chiSquareLimit(paths.length - 1));
  });

  test.each([5000, 1e6, 1e12])('sends an index everywhere over the paths at size %d', (size) => {
    const counts = [new Float64Array(32), new Float64Array(32), new Float64Array(32)];
    for (let path = 0; path < 3200; path++) {
      const p = permutation(size, ['everywhere', path]);
      [0, 1, size - 1].forEach((i, row) => counts[row][Math.floor((p(i) / size) * 32)]++);
    }
    for (const row of counts) expect(chiSquareOf(row, 100)).toBeLessThan(chiSquareLimit(31));
  });

  test('low digits are as even as high ones', () => {
    const p = permutation(1_000_003, ['low']);
    for (const modulus of [2, 3, 7, 1001]) {
      const counts = new Float64Array(modulus);
      for (let i = 0; i < 100_000; i++) counts[p(i) % modulus]++;
      expect(chiSquareOf(counts, 100_000 / modulus)).toBeLessThan(chiSquareLimit(modulus - 1));
    }
  });

  test('has no more fixed points than chance leaves', () => {
    let fixed = 0;
    for (let k = 0; k < 200; k++) {
      const p = permutation(5000, ['fixed', k]);
      for (let i = 0; i < 5000; i++) if (p(i) === i) fixed++;
    }
    // One expected in each: Poisson with mean 200, whose 1e-6 quantiles are about 133 and 270.
    expect(fixed).toBeGreaterThan(133);
    expect(fixed).toBeLessThan(270);
  });

  test('is the same everywhere', () => {
    expect(Array.from({ length: 8 }, (_, i) => permutation(8, ['golden'])(i))).toEqual([
      7, 0, 5, 4, 2, 1, 3, 6,
    ]);
    expect(Array.from({ length: 4 }, (_, i) => permutation(1e6, ['golden'])(i))).toEqual([
      905986, 212658, 183069, 280374,
    ]);
    expect(Array.from({ length: 3 }, (_, i) => permutation(2 ** 52, ['golden'])(i))).toEqual([
      2520638296253604, 4277127778994661, 3237567153729333,
    ]);
  });

  test.each([-1, 0.5, NaN, Infinity, 2 ** 52 + 1])('refuses a size of %d', (size) => {
    expect(() => permutation(size, [])).toThrow(/size/);
  });

  test.each([-1, 0.5, NaN, 10, 5000])('refuses the index %d where it is outside', (index) => {
    expect(() => permutation(10, [])(index)).toThrow(/index/);
    expect(() => permutation(5000, [])(index === 10 ? 5001 : index)).toThrow(/index/);
  });
});

describe('permutations', () => {
  test.each([1, 2, 6, 64, 65, 100, 1000])('each of a family is a bijection of [0, %d)', (size) => {
    const family = permutations(size, ['family']);
    for (const which of [0, 1, 2, 77, 2 ** 32, 2 ** 40 + 3, 2 ** 52 - 1]) {
      const values = new Set(Array.from({ length: size }, (_, i) => family(which, i)));
      expect(values.size).toBe(size);
      expect(Math.max(...values)).toBe(size - 1);
    }
  });

  test.each([2, 3, 6, 70])('members of a family of size %d are independent', (size) => {
    const family = permutations(size, ['independent']);
    const places = new Float64Array(size * size);
    const pairs = new Float64Array(size * size);
    const blocks = 100 * size;
    for (let which = 0; which < blocks; which++) {
      for (let i = 0; i < size; i++) places[i * size + family(which, i)]++;
      pairs[family(which, 0) * size + family(which + 1, 0)]++;
    }
    expect(chiSquareOf(places, blocks / size)).toBeLessThan(chiSquareLimit((size - 1) * (size - 1)));
    expect(chiSquareOf(pairs, blocks / pairs.length)).toBeLessThan(chiSquareLimit(pairs.length - 1));
  });

  test('a member does not depend on which others were asked for', () => {
    const [a, b] = [permutations(6, ['order']), permutations(6, ['order'])];
    const forward = Array.from({ length: 60 }, (_, i) => a(Math.floor(i / 6), i % 6));
    const backward = Array.from({ length: 60 }, (_, i) =>
      b(Math.floor((59 - i) / 6), (59 - i) % 6),
    ).reverse();
    expect(backward).toEqual(forward);
  });
});
