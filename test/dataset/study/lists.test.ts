import { describe, expect, test } from 'vitest';
import { group } from '../../../src/core/group.js';
import { Stream } from '../../../src/core/stream.js';
import { dealLists } from '../../../src/dataset/study/lists.js';

interface Dealt {
  readonly item: string;
  readonly condition: string;
  readonly variant: string;
}
const of = (item: number, condition: number): Dealt => ({
  item: `i${item}`,
  condition: `c${condition}`,
  variant: 'P0',
});
const all = (items: number, conditions: number): Dealt[] =>
  Array.from({ length: items * conditions }, (_, at) => of(Math.floor(at / conditions), at % conditions));

/** Sets of questions as datasets have them: whole squares, items that lack conditions, many conditions of few items. */
const sets: [name: string, questions: Dealt[]][] = [
  ['a whole square', all(24, 6)],
  ['one condition', all(37, 1)],
  ['one item', all(1, 23)],
  ['more items than conditions', all(100, 3)],
  ['items that lack conditions', all(60, 7).filter((_, at) => new Stream(['lack', at]).float() < 0.4)],
  [
    'two kinds of items',
    [...all(40, 4), ...all(15, 9).map((one) => ({ ...one, item: `other ${one.item}` }))],
  ],
  ['one item with most of the questions', [...all(1, 50), ...all(30, 1)]],
  ['questions of one condition and item several times', [...all(9, 4), ...all(9, 4), ...all(5, 2)]],
  ['a set without its practice questions', all(48, 8).filter((_, at) => at % 31 !== 5)],
];

const spread = (counts: readonly number[]): number => Math.max(...counts) - Math.min(...counts);

describe.each(sets)('%s', (_, questions) => {
  test.each([1, 2, 3, 4, 5, 8, 12, 17])('in %d lists', (count) => {
    const lists = dealLists(questions, Math.min(count, questions.length));
    // Each question once, in its order.
    expect(new Set(lists.flat()).size).toBe(questions.length);
    expect(lists.flat()).toHaveLength(questions.length);
    for (const list of lists) expect(list).toEqual(questions.filter((question) => list.includes(question)));
    expect(spread(lists.map(({ length }) => length))).toBeLessThanOrEqual(1);
    for (const by of [({ item }: Dealt) => item, ({ condition }: Dealt) => condition])
      for (const [name, own] of group(questions, by)) {
        const counts = lists.map((list) => list.filter((question) => by(question) === name).length);
        expect(spread(counts), `${name}: ${own.length} questions`).toBeLessThanOrEqual(1);
      }
  });
});

test('a whole benchmark is dealt at once, and the same each time', () => {
  const questions = all(5549, 13);
  const lists = dealLists(questions, 100);
  expect(spread(lists.map(({ length }) => length))).toBeLessThanOrEqual(1);
  expect(dealLists(questions, 100)).toEqual(lists);
});
