import { describe, expect, test } from 'vitest';
import { sameRaster } from '../../../src/draw/raster.js';
import {
  countStrings,
  products,
  readingAfter,
  readingsOf,
  type StringTurn,
} from '../../../src/families/composition/two-turns/strings.js';
import { answerOf, counts, made, turnedBySharp } from './made.js';

const items = await made('composition/two-turns', 48, { size: 96 });

describe('composition/two-turns', () => {
  test('sharp makes the same picture of the two turns, one after the other', async () => {
    for (const item of items.slice(0, 16)) {
      const { steps } = item.transform as { steps: StringTurn[] };
      const { raster } = item.view('original');
      expect(sameRaster(await turnedBySharp(raster, steps), item.view('turned').raster)).toBe(true);
    }
  });

  test('the options are the four readings of the string; each product and letter comes as often', () => {
    for (const item of items) {
      const { options } = item.questions.find(({ condition }) => condition === 'predicted.choice')!;
      expect(Object.values(options!).sort()).toEqual(readingsOf(answerOf(item, 'upright')).sort());
    }
    const asked = items.map((item) => answerOf(item, 'predicted.choice'));
    expect(counts(asked)).toEqual({ A: 12, B: 12, C: 12, D: 12 });
    const comes = items.map(({ questions }) => questions[0].groups!['product']);
    expect(counts(comes)).toEqual(Object.fromEntries(products.map((product) => [product, 12])));
  });

  test('strings with four readings are counted', () => {
    const characters = [...'bdpq'];
    let texts = [''];
    for (let length = 1; length <= 4; length++) {
      texts = texts.flatMap((text) => characters.map((char) => text + char));
      const different = texts.filter((text) => new Set(readingsOf(text)).size === 4);
      expect(countStrings(length)).toBe(different.length);
    }
    expect(readingAfter('mirror', 'bp')).toBe('qd');
  });
});
