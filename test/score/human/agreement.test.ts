import { expect, test } from 'vitest';
import { krippendorffAlpha } from '../../../src/score/human/agreement.js';
import { resampled, twoWayInterval } from '../../../src/score/human/two-way-interval.js';
import { wilson } from '../../../src/score/measure/interval.js';
import { Stream } from '../../../src/core/stream.js';

/** Ratings of columns by rows, `.` where there is none. */
const ratings = (...rows: string[]) =>
  rows.flatMap((row) =>
    row.split(' ').flatMap((value, unit) => (value === '.' ? [] : [{ unit: String(unit), value }])),
  );

test("Krippendorff's own example: four observers, twelve units, missing values (2011, section C): 0.743", () => {
  const alpha = krippendorffAlpha(
    ratings(
      '1 2 3 3 2 1 4 1 2 . . .',
      '1 2 3 3 2 2 4 1 2 5 . 3',
      '. 3 3 3 2 3 4 2 2 5 1 .',
      '1 2 3 3 2 4 4 1 2 5 1 .',
    ),
  );
  expect(alpha).toBeCloseTo(0.743, 3);
});

test('two observers, binary (2011, section A): 0.095', () => {
  expect(krippendorffAlpha(ratings('0 1 0 0 0 0 0 0 1 0', '1 1 1 0 0 1 0 0 0 0'))).toBeCloseTo(0.095, 3);
});

test('1 where all agree; null where nothing was rated twice, or all that was said is the same', () => {
  expect(krippendorffAlpha(ratings('a b a', 'a b a'))).toBe(1);
  expect(krippendorffAlpha(ratings('a b a'))).toBeNull();
  expect(krippendorffAlpha(ratings('a a', 'a a'))).toBeNull();
  expect(krippendorffAlpha([])).toBeNull();
});

const grid = (people: number, items: number, right: (person: number, item: number) => boolean) =>
  Array.from({ length: people * items }, (_, i) => ({
    person: String(i % people),
    item: String(Math.floor(i / people)),
    right: right(i % people, Math.floor(i / people)),
  }));

test('the interval is that of the people where they alone differ, and of the items where these do', () => {
  const byPerson = twoWayInterval(grid(10, 40, (person) => person < 5))!;
  const byItem = twoWayInterval(grid(40, 10, (_, item) => item < 5))!;
  for (const { low, high } of [byPerson, byItem]) {
    // Ten that are all right or all wrong: about the interval of 5 of 10.
    const ten = wilson(5, 10);
    expect(Math.abs(low - ten.low)).toBeLessThan(0.08);
    expect(Math.abs(high - ten.high)).toBeLessThan(0.08);
  }
});

test('where neither differs it is a little wider than that of so many single answers', () => {
  const stream = new Stream(['answers']);
  const { low, high } = twoWayInterval(grid(20, 30, () => stream.float() < 0.7))!;
  const single = wilson(420, 600);
  expect(high - low).toBeGreaterThan(0.95 * (single.high - single.low));
  expect(high - low).toBeLessThan(2.2 * (single.high - single.low));
  expect(twoWayInterval([])).toBeNull();
  expect(twoWayInterval(grid(1, 30, (_, item) => item % 3 > 0))).toBeNull();
  expect(twoWayInterval(grid(2, 30, (_, item) => item % 3 > 0))).not.toBeNull();
});

test('draws as single draws below n would be', () => {
  for (const n of [1, 2, 3, 17, 1000, 0x10000]) {
    const [many, single] = [new Stream(['draws', n]), new Stream(['draws', n])];
    const counts = new Uint32Array(n);
    for (let i = 0; i < n; i++) counts[single.below(n)]++;
    expect(resampled(n, many)).toEqual(counts);
    expect(many.below(1000)).toBe(single.below(1000));
  }
});
