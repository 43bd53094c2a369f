import { describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { turn } from '../../src/draw/turn.js';
import { drawings } from '../../src/content/drawings/index.js';
import { fully, someOf } from '../few.js';

const names = Object.keys(drawings).filter((name) => name.startsWith('photographic-'));
const side = 320;

/** What makes the reading of each thing, exchanged for something else. */
const otherwise: Readonly<Record<string, (of: { digits: string }) => object>> = {
  // As many digits: where they stand depends on their number.
  'photographic-display': ({ digits }) => ({ digits: '2'.repeat(digits.length) }),
  'photographic-domino': () => ({ upper: 6, lower: 6 }),
  // With about as much ink, by which a photograph is brought to the light of the drawing.
  'photographic-number': ({ digits }) => ({
    digits: digits.replace(/[689]/g, (d) => ({ 6: '8', 8: '9', 9: '6' })[d]!),
  }),
  'photographic-sign': () => ({ letters: 'XOX' }),
};

describe.each(names)('%s', async (name) => {
  const kind = await drawings[name]();
  const figureOf = (k: number) => kind.figure(new Stream(['photographic.test', name, k]), k);

  test('the reading is that of the pixels, whatever the figure claims', () => {
    for (const k of someOf(
      Array.from({ length: 12 }, (_, k) => k),
      2,
    )) {
      const figure = figureOf(k);
      const picture = kind.draw(figure, side);
      const claimed = { ...figure, of: { ...figure.of, ...otherwise[name](figure.of) } };
      for (const turned of [false, true]) {
        const { reading } = kind.measure(turned ? turn(picture, 'half') : picture, claimed);
        expect(reading, `${name} ${k}`).toBe(kind.read(figure, turned));
        expect(reading).not.toBe(kind.read(claimed, turned));
      }
    }
  });

  fully('a photograph does not depend on what was drawn before', () => {
    const first = kind.draw(figureOf(3), 64);
    for (let k = 4; k < 18; k++) kind.draw(figureOf(k), 16);
    expect(kind.draw(figureOf(3), 64).data).toEqual(first.data);
  });

  test('what is behind it fills the picture to its edges, and differs from picture to picture', () => {
    const corners = new Set(
      [0, 1, 2, 3, 4, 5].map((k) => kind.draw(figureOf(k), 64).data.subarray(0, 3).join(' ')),
    );
    expect(corners.size).toBeGreaterThan(3);
    expect(corners).not.toContain('0 0 0');
  });
});
