import { describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { displayNumber } from '../../src/content/figures/turned/display.js';
import { duckRabbitOutlines } from '../../src/content/figures/duck-rabbit-outlines.js';
import { figures } from '../../src/content/figures/turned/index.js';
import { displayWords } from '../../src/content/figures/turned/words.js';
import { turnSegments } from '../../src/content/drawings/parts/seven-segment.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { sameRaster } from '../../src/draw/raster.js';
import { turn } from '../../src/draw/turn.js';
import { wordPairs } from '../../src/families/ambiguous/multiview/propose.js';
import { multiviewKinds } from '../../src/families/ambiguous/multiview/kinds.js';
import type { MultiviewState } from '../../src/families/ambiguous/multiview/state.js';
import { loadFont } from '../../src/glyphs/font.js';
import { fully } from '../few.js';

const size = 160;
const itemsOf = async (params: object, count: number, seed = 1) => {
  const maker = await prepare(
    await plan('ambiguous/multiview', { seed, count, params: { size, ...params } }),
  );
  return Array.from({ length: count }, (_, i) => maker.make(i));
};

describe('ambiguous/multiview', () => {
  // Controls show the same thing turned; words are few, so that seeds meet in text, never in pictures.
  test('every drawn figure is a kind, and there are at least 40', () => {
    expect(figures.length).toBeGreaterThanOrEqual(40);
    const names = figures.map(({ name }) => name);
    expect(multiviewKinds.filter((kind) => names.includes(kind)).length).toBeGreaterThanOrEqual(40);
  });

  test('no reading is that of another figure turned the same way', () => {
    const pairs = figures.map(({ readings }) => readings.map(({ word }) => word).join(', '));
    expect(new Set(pairs).size).toBe(figures.length);
    for (const { name, readings } of figures) expect(readings[0].word, name).not.toBe(readings[1].word);
  });

  test('duck and rabbit have the outlines of the bistable figure, and several of them', async () => {
    const items = await itemsOf({ kinds: ['duck-rabbit'] }, 24);
    const shown = items.map(({ state }) => {
      const { content } = state as unknown as MultiviewState;
      return content.of === 'figure' ? Math.floor(content.values['outline']) : -1;
    });
    expect(duckRabbitOutlines.length).toBeGreaterThanOrEqual(6);
    expect(new Set(shown).size).toBeGreaterThanOrEqual(5);
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...shown)).toBeLessThan(duckRabbitOutlines.length);
  });

  test('a figure starts with either reading and, by a quarter turn, goes either way', async () => {
    const items = await itemsOf({ kinds: ['duck-rabbit'] }, 8);
    const seen = items.map(({ state }) => {
      const { readings, turn: by } = state as unknown as MultiviewState;
      return `${readings[0]} ${by}`;
    });
    expect(new Set(seen)).toEqual(
      new Set(['duck quarter-cw', 'duck quarter-ccw', 'rabbit quarter-cw', 'rabbit quarter-ccw']),
    );
  });

  fully(
    'the turned picture is the picture turned, pixel by pixel, counter-clockwise by the stated degrees',
    async () => {
      for (const item of await itemsOf({ kinds: ['rocket-fish', 'letter', 'bell-goblet'] }, 9)) {
        const [upright, turned] = [item.view('original').raster, item.view('turned').raster];
        const degrees = Number(item.questions[0].groups!.degrees);
        for (let y = 0; y < size; y += 7) {
          for (let x = 0; x < size; x += 7) {
            // Counter-clockwise by 90°: what was at the right comes to the top.
            const last = size - 1;
            const [u, v] = { 90: [y, last - x], 180: [last - x, last - y], 270: [last - y, x] }[degrees]!;
            expect(turned.data[3 * (v * size + u)]).toBe(upright.data[3 * (y * size + x)]);
          }
        }
      }
    },
  );

  test('starting from the other reading gives the other view', async () => {
    for (const item of await itemsOf({ kinds: ['acorn-egg', 'glass-lamp'] }, 4)) {
      const state = item.state as unknown as MultiviewState;
      const { original, turned } = { original: item.view('original'), turned: item.view('turned') };
      expect([original.label, turned.label]).toEqual(state.readings);
      expect(sameRaster(turn(original.raster, 'half'), turned.raster)).toBe(true);
    }
  });

  test('words and their turned partners come in pairs, found in the font', () => {
    const pairs = wordPairs(loadFont('archivo-black'), [
      'NO',
      'ON',
      'OHM',
      'WHO',
      'MOM',
      'WOW',
      'SOS',
      'BOX',
    ]);
    expect(Object.fromEntries(pairs)).toMatchObject({ ON: 'NO', OHM: 'WHO', WHO: 'OHM', MOM: 'WOW' });
    // A reply that begins with NO is read as taking something back, so that NO never comes first.
    expect(pairs.map(([word]) => word).sort()).toEqual(['MOM', 'OHM', 'ON', 'WHO', 'WOW']);
  });

  test('a number on a display has the segments of its word, turned', () => {
    const digits: Record<string, number> = { 0: 63, 1: 6, 3: 79, 5: 109, 7: 7, 8: 127, 9: 111 };
    const letters: Record<string, number> = { O: 63, I: 48, E: 121, S: 109, L: 56, B: 127, G: 125 };
    for (const word of displayWords) {
      const turned = Array.from(displayNumber(word), (digit) => turnSegments(digits[digit])).reverse();
      expect(turned).toEqual(Array.from(word, (letter) => letters[letter]));
    }
  });

  test('questions: the pair in order, and each view alone; of controls only those', async () => {
    const [pair] = await itemsOf({ kinds: ['man-woman'] }, 1);
    expect(pair.questions.map(({ condition }) => condition)).toEqual([
      'ambiguous',
      'ambiguous-upright',
      'ambiguous-turned',
    ]);
    expect(pair.questions[0].prompt).toContain('180 degrees');
    const [control] = await itemsOf({ kinds: ['control-figure'] }, 1);
    expect(control.questions.map(({ condition }) => condition)).toEqual([
      'control-upright',
      'control-turned',
    ]);
    const [paper] = await itemsOf({ kinds: ['man-woman'], wording: 'paper', singles: false }, 1);
    expect(paper.questions.map(({ prompt }) => prompt)).toEqual([
      expect.stringMatching(/^You are given an image\. Look at the image normally/),
    ]);
  });
});
