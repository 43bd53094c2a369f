import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type JsonListsOptions, type JsonPart, jsonLists } from '../../src/core/files/json-lists.js';
import { temporaryFolder } from '../dataset/folders.js';

function read(text: string, options: JsonListsOptions): readonly JsonPart[] {
  const file = join(temporaryFolder(), 'some.json');
  writeFileSync(file, text);
  return [...jsonLists(file, 'The file', options)];
}

const lists = { lists: ['a', 'b'], whole: ['c'] };

describe('the parts of an object', () => {
  const values = [
    1,
    -2.5e3,
    'x',
    '"]}\\,:é€😀',
    true,
    null,
    [[], [1, [2]]],
    { a: { a: [1] }, ']': '}' },
    '',
    {},
  ];

  test.each([0, 1, 3])('are those of JSON.parse, indented by %i', (indent) => {
    const object = { z: [{ a: [9] }], a: values, c: { a: values }, y: 'a', b: [], 'with "quotes"': [1] };
    const parts = read(JSON.stringify(object, null, indent), lists);
    expect(parts).toEqual([
      ...values.map((value, at) => ({ key: 'a', at, value })),
      { key: 'c', value: { a: values } },
    ]);
  });

  test('a field that is no list comes whole', () => {
    expect(read('{"a": {"b": [1]}, "b": 5}', lists)).toEqual([
      { key: 'a', value: { b: [1] } },
      { key: 'b', value: 5 },
    ]);
  });

  test('the same where a chunk ends within them', () => {
    const long = Array.from({ length: 3000 }, (_, i) => ({ i, text: 'é'.repeat(i % 700) + '"\\' }));
    const parts = read(JSON.stringify({ x: 'y'.repeat(1_048_571), a: long }), lists);
    expect(parts.map(({ value }) => value)).toEqual(long);
  });

  test('what is not asked for is not held, however long', () => {
    const text = `{"x": ["${'y'.repeat(3 << 20)}"], "a": [1]}`;
    expect(read(text, { ...lists, longest: 100 })).toEqual([{ key: 'a', at: 0, value: 1 }]);
  });
});

test.each([
  ['', 'is empty'],
  ['  \n', 'is empty'],
  ['[1]', 'is not a JSON object'],
  ['"{}"', 'is not a JSON object'],
  ['{', 'is cut short: its object does not end'],
  ['{"a": [1, 2', 'is cut short: its object does not end'],
  ['{"a": ["', 'is cut short: its object does not end'],
  ['{"a": [1,]}', "has nothing as element 1 of 'a'"],
  ['{"a": [,1]}', "has nothing as element 0 of 'a'"],
  ['{"a": [1 2]}', "is not JSON at element 0 of 'a'"],
  ['{"a": [nul]}', "is not JSON at element 0 of 'a'"],
  ['{"a": [1}', "closes the list 'a' with a brace"],
  ['{"a": [1] 2}', "has more after the list 'a'"],
  ['{"a": [1]]', 'closes its object with a bracket'],
  ['{"c": {"x": 1]}', "is not JSON at 'c'"],
  ['{"c": }', "is not JSON at 'c'"],
  ['{"c": 1,}', 'has a value without a name'],
  ['{a: [1]}', 'is not JSON at a name'],
  ['{3: [1]}', 'has 3 where a name should be'],
  ['{"a"}', 'has a value without a name'],
  ['{,}', 'has a value without a name'],
  ['{} {}', 'has more after the end of its object'],
  [`{"a": [${'['.repeat(101)}`, "holds a value of more than 100 bytes in 'a'"],
  [`{"a": ["${'x'.repeat(200)}"]}`, "holds a value of more than 100 bytes in 'a'"],
  [`{"${'x'.repeat(200)}": 1}`, 'holds a value of more than 100 bytes'],
])('%s is refused', (text, sentence) => {
  expect(() => read(text, { ...lists, longest: 100 })).toThrow(`The file ${sentence}`);
});
