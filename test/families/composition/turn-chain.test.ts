import { describe, expect, test } from 'vitest';
import { sameRaster } from '../../../src/draw/raster.js';
import { answerOf, counts, made, turnedBySharp } from './made.js';

const letters = ['A', 'B', 'C', 'D'];

describe('composition/turn-chain', () => {
  test('of the options, sharp makes just the answer, step by step', async () => {
    for (const mirrors of [false, true])
      for (const item of await made('composition/turn-chain', 12, { mirrors, steps: 4, size: 96 })) {
        const { steps } = item.transform as { steps: string[] };
        expect(steps).toHaveLength(4);
        const result = await turnedBySharp(item.view('original').raster, steps);
        const right = letters.filter((letter) => sameRaster(result, item.view(letter.toLowerCase()).raster));
        expect(right).toEqual([answerOf(item, 'predicted.choice')]);
      }
  });

  test('what the chain comes to, and the letter, are dealt evenly, for the shortest chain too', async () => {
    const items = await made('composition/turn-chain', 48, { mirrors: true, steps: 2, size: 64 });
    const products = counts(items.map(({ questions }) => questions[0].groups!['product']));
    expect(Object.values(products)).toEqual(Array(8).fill(6));
    expect(counts(items.map((item) => answerOf(item, 'predicted.choice')))).toEqual({
      A: 12,
      B: 12,
      C: 12,
      D: 12,
    });
  });
});
