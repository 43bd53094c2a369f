import { describe, expect, test } from 'vitest';
import { balancedRuns, balancedStrings, type StringDesignOptions } from '../../src/core/design.js';
import { all } from '../few.js';
import { chiSquareLimit, chiSquareOf } from './chi-square.js';

/** The largest less the smallest of the counts of 0..levels − 1. */
function spread(values: readonly number[], levels: number): number {
  const counts = new Array<number>(levels).fill(0);
  for (const value of values) counts[value]++;
  return Math.max(...counts) - Math.min(...counts);
}

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

describe('balancedRuns', () => {
  test.each([1, 2, 6, 100])('%d levels are balanced in every prefix', (levels) => {
    const level = balancedRuns(levels, ['runs']);
    const counts = new Array<number>(levels).fill(0);
    for (let i = 0; i < 10 * levels; i++) {
      counts[level(i)]++;
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
  });
  test('a level does not follow from the parity of the index', () => {
    const level = balancedRuns(2, ['parity']);
    const even = range(1000).filter((i) => level(2 * i) === 0).length;
    expect(Math.abs(even - 500)).toBeLessThan(79); // five standard deviations
  });
});

const rotated = { alphabet: [...'69bdpq'], partner: (i: number): number => [1, 0, 5, 4, 3, 2][i] };
const fixing = { alphabet: [...'HbqXo'], partner: (i: number): number => [0, 2, 1, 3, 4][i] };

describe('balancedStrings', () => {
  const cases: (Omit<StringDesignOptions, 'path'> & { size: number })[] = [
    { ...rotated, length: 1, excludeSelf: false, size: 6 },
    { ...rotated, length: 2, excludeSelf: false, size: 36 },
    { ...rotated, length: 3, excludeSelf: false, size: 216 },
    { ...rotated, length: 1, excludeSelf: true, size: 6 },
    { ...rotated, length: 2, excludeSelf: true, size: 30 },
    { ...rotated, length: 3, excludeSelf: true, size: 216 },
    { ...rotated, length: 4, excludeSelf: true, size: 1260 },
    { ...rotated, length: 5, excludeSelf: true, size: 7776 },
    { ...rotated, length: 6, excludeSelf: true, size: 6 ** 6 - 6 ** 3 },
    { ...fixing, length: 1, excludeSelf: true, size: 2 },
    { ...fixing, length: 2, excludeSelf: true, size: 20 },
    { ...fixing, length: 3, excludeSelf: true, size: 100 },
    { ...fixing, length: 4, excludeSelf: true, size: 600 },
    { ...fixing, length: 5, excludeSelf: true, size: 3000 },
    { alphabet: ['a'], partner: () => 0, length: 3, excludeSelf: true, size: 0 },
    { alphabet: ['a'], length: 7, excludeSelf: false, size: 1 },
    { alphabet: range(80).map(String), length: 2, excludeSelf: false, size: 6400 },
  ];
  test.each(cases.filter(({ size }) => all || size < 2000))(
    '$alphabet, $length, $excludeSelf: $size strings, balanced in every prefix',
    (options) => {
      const { alphabet, length, size } = options;
      for (const seed of [0, 1]) {
        const design = balancedStrings({ ...options, path: ['strings', seed] });
        expect(design.size).toBe(size);
        const counts = range(length).map(() => new Array<number>(alphabet.length).fill(0));
        const seen = new Set<string>();
        let worst = 0;
        for (let i = 0; i < size; i++) {
          const string = design.at(i);
          seen.add(string.join());
          string.forEach((index, j) => counts[j][index]++);
          // Characters that are their own turned reading cannot stand alone.
          const used = (list: number[]): number[] =>
            length === 1 && options.excludeSelf
              ? list.filter((_, index) => options.partner!(index) !== index)
              : list;
          for (const list of counts)
            worst = Math.max(worst, Math.max(...used(list)) - Math.min(...used(list)));
          if (options.excludeSelf) {
            expect(string).not.toEqual(string.map(options.partner!).reverse());
          }
        }
        expect(seen.size).toBe(size);
        expect(worst).toBeLessThanOrEqual(1);
      }
    },
  );

  test('every string that is not its own turned reading is there, if the length is even', () => {
    const design = balancedStrings({ ...fixing, length: 4, excludeSelf: true, path: [] });
    const there = new Set(range(design.size).map((i) => design.at(i).join('')));
    for (let n = 0; n < 625; n++) {
      const string = [125, 25, 5, 1].map((place) => Math.floor(n / place) % 5);
      const turned = string.map(fixing.partner).reverse();
      expect(there.has(string.join(''))).toBe(string.join() !== turned.join());
    }
  });

  test('strings too many to be counted are still distinct, balanced and turn into others', () => {
    const design = balancedStrings({ ...fixing, length: 60, excludeSelf: true, path: ['long'] });
    expect(design.size).toBeGreaterThan(2 ** 48);
    expect(design.size).toBeLessThanOrEqual(2 ** 52);
    const strings = range(1000).map((i) => design.at(i));
    expect(new Set(strings.map((string) => string.join())).size).toBe(1000);
    for (let j = 0; j < 60; j++)
      expect(
        spread(
          strings.map((string) => string[j]),
          5,
        ),
      ).toBe(0);
    for (const string of strings) expect(string).not.toEqual(string.map(fixing.partner).reverse());
    expect(design.at(design.size - 1)).toHaveLength(60);
  });

  test('pairs of positions are as even as chance, in a part of the strings', () => {
    const design = balancedStrings({ ...rotated, length: 5, excludeSelf: false, path: ['pairs'] });
    for (const [a, b] of [
      [0, 1],
      [0, 4],
      [1, 3],
      [2, 4],
    ] as const) {
      const counts = new Float64Array(36);
      for (let i = 0; i < 1800; i++) counts[design.at(i)[a] * 6 + design.at(i)[b]]++;
      expect(chiSquareOf(counts, 50)).toBeLessThan(chiSquareLimit(25));
    }
  });

  test('other seeds give other orders', () => {
    const first = (seed: string): string => {
      const design = balancedStrings({ ...rotated, length: 5, excludeSelf: true, path: [seed] });
      return range(5)
        .map((i) => design.at(i).join(''))
        .join();
    };
    expect(new Set(range(50).map((seed) => first(`s${seed}`))).size).toBe(50);
  });

  test('is the same everywhere', () => {
    const design = balancedStrings({ ...rotated, length: 4, excludeSelf: true, path: ['golden'] });
    expect(
      range(8).map((i) =>
        design
          .at(i)
          .map((index) => rotated.alphabet[index])
          .join(''),
      ),
    ).toEqual(['9q69', '66pp', 'b9bb', 'qd9d', 'ppqq', 'dbd6', '9qpd', '66dq']);
  });

  test('says how many there are when asked for more', () => {
    const design = balancedStrings({ ...rotated, length: 2, excludeSelf: true, path: [] });
    expect(() => design.at(30)).toThrow('Asked for string 31, but there are only 30');
    expect(() => design.at(30)).toThrow(expect.objectContaining({ code: 'too-many' }));
    expect(() => design.at(-1)).toThrow(/index/);
    expect(() => design.at(0.5)).toThrow(/index/);
  });

  test('refuses nonsense', () => {
    const make = (more: object) => () =>
      balancedStrings({ ...rotated, length: 3, excludeSelf: true, path: [], ...more });
    expect(make({ alphabet: [] })).toThrow(/alphabet/);
    expect(make({ alphabet: ['a', 'a'] })).toThrow(/alphabet/);
    expect(make({ length: 0 })).toThrow(/length/);
    expect(make({ length: 1e9 })).toThrow(/length/);
    expect(make({ partner: undefined })).toThrow(/partner/);
    expect(make({ partner: () => 0 })).toThrow(/partner/);
    expect(make({ partner: (i: number) => i + 1 })).toThrow(/partner/);
  });
});
