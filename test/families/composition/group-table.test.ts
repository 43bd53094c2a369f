import { describe, expect, test } from 'vitest';
import { sameRaster } from '../../../src/draw/raster.js';
import { turnNoun } from '../../../src/families/composition/steps.js';
import { counts, made, turnedBySharp } from './made.js';

/** What sharp does for each change, by the words of an option. */
const chains: Readonly<Record<string, readonly string[]>> = {
  [turnNoun('none')]: [],
  [turnNoun('half')]: ['half'],
  [turnNoun('quarter-cw')]: ['quarter-cw'],
  [turnNoun('quarter-ccw')]: ['quarter-ccw'],
  [turnNoun('mirror')]: ['mirror'],
  [turnNoun('flip')]: ['flip'],
  // A reflection in a diagonal swaps x and y.
  [turnNoun('transpose')]: ['quarter-cw', 'mirror'],
  [turnNoun('anti-transpose')]: ['quarter-ccw', 'mirror'],
};
const items = await made('composition/group-table', 48, { size: 96 });

describe('composition/group-table', () => {
  test('of the options, sharp makes the second picture with just the answer, and both changes one after the other', async () => {
    for (const item of items.slice(0, 12)) {
      const [single, composed] = item.questions;
      const original = item.view('original').raster;
      const made = async (words: string) => turnedBySharp(original, chains[words]);
      for (const [letter, words] of Object.entries(single.options!))
        expect(sameRaster(await made(words), item.view('turned').raster)).toBe(letter === single.answer);
      const { steps } = item.transform as { steps: ('none' | 'half')[] };
      const both = await turnedBySharp(
        original,
        steps.flatMap((step) => chains[turnNoun(step)]),
      );
      for (const [letter, words] of Object.entries(composed.options!))
        expect(sameRaster(await made(words), both)).toBe(letter === composed.answer);
    }
  });

  test('every change is the answer as often, at every letter as often', () => {
    for (const at of [0, 1]) {
      const questions = items.map((item) => item.questions[at]);
      expect(counts(questions.map(({ answer }) => answer))).toEqual({ A: 12, B: 12, C: 12, D: 12 });
      const changes = counts(questions.map(({ options, answer }) => options![answer]));
      expect(Object.values(changes)).toEqual(Array(8).fill(6));
    }
  });
});
