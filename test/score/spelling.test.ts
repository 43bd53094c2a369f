import { describe, expect, test } from 'vitest';
import { labeledList } from '../../src/score/read/lists/labeled-list.js';
import { proseList } from '../../src/score/read/lists/prose-list.js';

describe('replies in American and in British spelling are read alike', () => {
  test.each(['Color: dog\nGray: cat', 'Colour: dog\nGrey: cat', 'Coloured: dog\nGreyscale: cat'])(
    '%j',
    (text) => {
      expect(labeledList(text, ['gray', 'color'])).toEqual(['cat', 'dog']);
    },
  );

  test('a cat is a thing that is seen', () => expect(proseList('I see cat.')).toEqual(['cat']));

  test.each(['gray', 'grey', 'color', 'colour'])('%s is no thing that is seen', (word) => {
    expect(proseList(`I see ${word}.`)).toEqual([]);
  });
});
