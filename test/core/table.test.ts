import { expect, test } from 'vitest';
import { pairs, quadruples, rows, table, triples } from '../../src/core/table.js';

test('rows are parted by commas, their words by white space', () => {
  expect(pairs('a b, #c d')).toEqual([
    ['a', 'b'],
    ['#c', 'd'],
  ]);
  expect(triples('a b c')).toEqual([['a', 'b', 'c']]);
  expect(quadruples('\n  a b c d,\n  e f g h\n')).toEqual([
    ['a', 'b', 'c', 'd'],
    ['e', 'f', 'g', 'h'],
  ]);
  expect(rows('a b c d e')).toEqual([['a', 'b', 'c', 'd', 'e']]);
});

test('the first line of a table names its columns, in the order of the keys', () => {
  const made = table(`
    main    pale
    #d98a3d #f6e3c6
    #2f2b2a none
  `);
  expect(made).toEqual([
    { main: '#d98a3d', pale: '#f6e3c6' },
    { main: '#2f2b2a', pale: 'none' },
  ]);
  expect(made.map((record) => Object.keys(record))).toEqual([
    ['main', 'pale'],
    ['main', 'pale'],
  ]);
});

test.each([
  [() => pairs('a b c'), '2 words'],
  [() => pairs('a b,'), '2 words'],
  [() => triples('a b c, d e'), '3 words'],
  [() => rows('a b, c'), '2 words'],
  [() => rows(''), '1 word'],
  [() => table('a b\nc'), '2 words'],
])('a row with too few or too many words is refused: %s', (make, wanted) => {
  expect(make).toThrow(wanted);
});
