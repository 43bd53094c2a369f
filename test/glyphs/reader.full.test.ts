import { describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { excludedChars, fontCatalog } from '../../src/glyphs/catalog.js';
import { paperMap } from '../../src/glyphs/paper-map.js';
import { drawLine, halfTurned, mirrored } from './line.js';
import { readString } from './reader.js';

const rot180 = (text: string): string =>
  Array.from(text, (char) => paperMap.reads[char])
    .reverse()
    .join('');

describe.each(fontCatalog().map(({ id }) => id))('%s', (id) => {
  const alphabet = Array.from(paperMap.alphabet).filter((char) => !excludedChars(id).has(char));

  test('the reader reads every single character upright and half-turned', () => {
    for (const char of paperMap.alphabet) {
      for (const size of [24, 100]) {
        const picture = drawLine(id, char, size);
        expect(readString(picture, id, paperMap.alphabet).text).toBe(char);
        expect(readString(halfTurned(picture), id, paperMap.alphabet).text).toBe(rot180(char));
      }
    }
  });

  test('the reader reads random strings upright and half-turned, tight and loose', () => {
    const stream = new Stream(['reader', id]);
    for (let i = 0; i < 9; i++) {
      const text = Array.from({ length: stream.integer(2, 5) }, () => stream.choice(alphabet)).join('');
      const size = stream.integer(24, 90);
      const picture = drawLine(id, text, size, (i % 3) * 0.05 * size);
      expect(readString(picture, id, paperMap.alphabet).text).toBe(text);
      const turned = readString(halfTurned(picture), id, paperMap.alphabet);
      expect(turned.text).toBe(rot180(text));
      expect(Math.min(...turned.scores)).toBeGreaterThan(0.65);
    }
  });
});

test('the reader goes by what it sees: a mirrored b is a d, a mirrored p is a q', () => {
  expect(readString(mirrored(drawLine('dejavu-sans', 'bp', 60)), 'dejavu-sans', paperMap.alphabet).text).toBe(
    'qd',
  );
});

test('size tells capitals from small letters', () => {
  const letters = 'oOsSxXzZcCvVwW';
  for (const [text, size] of [
    ['oOxXsS', 48],
    ['zZvVcC', 40],
  ] as const) {
    expect(readString(drawLine('varela-round', text, size, 3), 'varela-round', letters).text).toBe(text);
  }
  expect(readString(drawLine('varela-round', 'x', 48), 'varela-round', letters, { size: 48 }).text).toBe('x');
  expect(readString(drawLine('varela-round', 'X', 48), 'varela-round', letters, { size: 48 }).text).toBe('X');
});
