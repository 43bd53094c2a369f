import { expect, test } from 'vitest';
import { words } from '../../src/core/words.js';

test('words are parted by commas, on one line or several', () => {
  expect(words('mug')).toEqual(['mug']);
  expect(words('mug, hot dog,wine glass')).toEqual(['mug', 'hot dog', 'wine glass']);
  expect(words("\n  barber's pole, mug,\n  cup\n")).toEqual(["barber's pole", 'mug', 'cup']);
});

test('an empty word, one that stands twice and a comma left out are errors', () => {
  for (const text of ['', ' ', 'mug,', 'mug,, cup', 'mug, cup, mug', 'mug, cup\n  bowl']) {
    expect(() => words(text), text).toThrow(/word of a list/);
  }
});
