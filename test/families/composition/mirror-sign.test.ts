import { describe, expect, test } from 'vitest';
import { sameRaster } from '../../../src/draw/raster.js';
import { loadFont } from '../../../src/glyphs/font.js';
import type { SignState } from '../../../src/families/composition/mirror-sign/draw.js';
import { mirrorSign } from '../../../src/families/composition/mirror-sign/family.js';
import { paramsAt } from '../../../src/families/difficulty/params-at.js';
import { readSign } from '../../../src/families/composition/mirror-sign/read-sign.js';
import { reversed } from '../../../src/families/composition/mirror-sign/texts.js';
import { wordFours } from '../../../src/families/composition/mirror-sign/words.js';
import { answerOf, counts, made, turnedBySharp } from './made.js';

const items = await made('composition/mirror-sign', 48, { turns: ['mirror', 'flip', 'half'], size: 160 });
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVXYZ';

describe('composition/mirror-sign', () => {
  test('sharp turns the picture back to a sign that reads as the answer, among all capitals', async () => {
    for (const item of items.slice(0, 18)) {
      const { turn } = item.transform as { turn: string };
      const state = item.state as SignState;
      const turned = item.view('turned').raster;
      const back = await turnedBySharp(turned, [turn]);
      expect(sameRaster(back, item.view('original').raster)).toBe(true);
      const read = readSign(back, state, 'none', loadFont(state.font), alphabet);
      expect(read.text).toBe(answerOf(item, 'turned'));
    }
  });

  test('the options hold, of every text, its reverse; each is the truth as often, at each letter', () => {
    for (const { questions } of items) {
      const texts = Object.values(questions.find(({ condition }) => condition === 'turned.choice')!.options!);
      expect(texts.map(reversed).sort()).toEqual([...texts].sort());
      expect(new Set(texts).size).toBe(4);
    }
    expect(counts(items.map((item) => answerOf(item, 'turned.choice')))).toEqual({
      A: 12,
      B: 12,
      C: 12,
      D: 12,
    });
  });

  test('at the highest level a mirrored sign is made of letters all the same, and still reads as the answer', async () => {
    for (const item of await made('composition/mirror-sign', 9, { difficulty: 10 })) {
      const state = item.state as SignState;
      expect(state.text).toMatch(/^[bdpq]{10}$/);
      expect(readSign(item.view('turned').raster, state, 'mirror', loadFont(state.font), 'bdpq').text).toBe(
        answerOf(item, 'turned'),
      );
    }
  });

  test('words have no alphabet to set', () => {
    expect(paramsAt(mirrorSign, 10, { texts: 'words' })).not.toHaveProperty('alphabet');
  });

  test('words come in fours that differ in one letter at one place', () => {
    for (const four of wordFours) {
      expect(new Set(four).size).toBe(4);
      const places = [0, 1, 2, 3].filter((at) => new Set(four.map((word) => word[at])).size > 1);
      expect([four, places.length]).toEqual([four, 1]);
      for (const word of four) expect(word).toMatch(/^[A-VX-Z]{4}$/);
    }
  });
});
