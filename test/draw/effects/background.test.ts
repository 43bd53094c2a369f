import { describe, expect, test } from 'vitest';
import { TopsyturvyError } from '../../../src/core/errors.js';
import { sha256 } from '../../../src/core/hash.js';
import { Stream } from '../../../src/core/stream.js';
import { sameRaster } from '../../../src/draw/raster.js';
import {
  background,
  backgroundKinds,
  type BackgroundOptions,
  noiseField,
} from '../../../src/draw/effects/background.js';

const base: Omit<BackgroundOptions, 'kind'> = {
  width: 120,
  height: 80,
  channels: 3,
  color: [240, 230, 220],
};

describe('every kind', () => {
  for (const kind of backgroundKinds) {
    test(kind, () => {
      for (const [color, sign] of [
        [[240, 230, 220], -1],
        [[20, 40, 30], 1],
      ] as const) {
        const { data } = background(
          { ...base, color, kind, strength: 20, period: 16 },
          new Stream(['bg', kind]),
        );
        expect(data.length).toBe(120 * 80 * 3);
        let [least, most, mean] = [Infinity, -Infinity, 0];
        data.forEach((value, i) => {
          const shift = (value - color[i % 3]) * sign;
          least = Math.min(least, shift);
          most = Math.max(most, shift);
          mean += shift / data.length;
        });
        // Never lighter than light paper nor further from it than the strength, and visible.
        expect(least).toBeGreaterThanOrEqual(0);
        expect(most).toBeLessThanOrEqual(20);
        if (kind === 'plain') expect(Math.abs(most)).toBe(0);
        else {
          expect(most - least).toBeGreaterThan(8);
          const shares: Record<string, number> = {
            paper: 10,
            stripes: 10,
            checks: 10,
            gradient: 10,
            dots: (20 * Math.PI) / 25,
          };
          expect(Math.abs(mean - shares[kind])).toBeLessThan(2);
        }
      }
    });

    test(`${kind}: gray, RGBA, one pixel, the same again`, () => {
      for (const channels of [1, 3, 4] as const) {
        const options = { ...base, kind, channels };
        const once = background(options, new Stream(['again', kind]));
        expect(sameRaster(background(options, new Stream(['again', kind])), once)).toBe(true);
        expect(channels === 4 && once.data.some((value, i) => i % 4 === 3 && value !== 255)).toBe(false);
        expect(background({ ...options, width: 1, height: 1 }, new Stream(['one'])).data.length).toBe(
          channels,
        );
      }
    });
  }

  test('other streams give other sheets', () => {
    for (const kind of backgroundKinds.filter((name) => name !== 'plain')) {
      const [a, b] = [1, 2].map((i) => background({ ...base, kind }, new Stream(['other', i])));
      expect(Buffer.compare(a.data, b.data), kind).not.toBe(0);
    }
  });

  test('the same bytes on every machine', () => {
    const hashes = backgroundKinds.map((kind) =>
      sha256(background({ ...base, kind }, new Stream(['golden'])).data),
    );
    expect(sha256(hashes.join())).toBe('a8854c9207c0a7473e8386e1617e63417f9bc344d6c9a70956204d25e84f9ad1');
  });
});

test('value noise is smooth, and lies within 0 to 1', () => {
  const field = noiseField(200, 100, 40, new Stream(['field']));
  let [steepest, least, most] = [0, 1, 0];
  field.forEach((value, i) => {
    least = Math.min(least, value);
    most = Math.max(most, value);
    if (i % 200 > 0) steepest = Math.max(steepest, Math.abs(value - field[i - 1]));
    if (i >= 200) steepest = Math.max(steepest, Math.abs(value - field[i - 200]));
  });
  expect(least).toBeGreaterThanOrEqual(0);
  expect(most).toBeLessThanOrEqual(1);
  expect(most - least).toBeGreaterThan(0.4);
  // A step of 1 in a cell rises by at most 1.5 / cell in each octave.
  expect(steepest).toBeLessThan(1.5 * (4 / 7 / 40 + 2 / 7 / 20 + 1 / 7 / 10));
});

test('bad options', () => {
  const bad: Partial<BackgroundOptions>[] = [
    { kind: 'wood' as 'paper' },
    { strength: -1 },
    { strength: 129 },
    { strength: NaN },
    { period: 3 },
    { period: 8.5 },
    { period: NaN },
    { period: 2000 },
    { width: 0 },
    { color: 300 },
    { color: [1, 2, 3, 4] },
    { channels: 2 as 3 },
  ];
  for (const options of bad) {
    const all: BackgroundOptions = { ...base, kind: 'dots', ...options };
    expect(() => background(all, new Stream(['bad'])), JSON.stringify(options)).toThrow(TopsyturvyError);
  }
});
