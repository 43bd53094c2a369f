import { describe, expect, test } from 'vitest';
import { TopsyturvyError } from '../../../src/core/errors.js';
import { sha256 } from '../../../src/core/hash.js';
import { Stream } from '../../../src/core/stream.js';
import { background, backgroundKinds, type BackgroundOptions } from '../../../src/draw/effects/background.js';
import { valueNoise } from '../../../src/draw/effects/value-noise.js';

const base: Omit<BackgroundOptions, 'kind'> = {
  width: 120,
  height: 80,
  channels: 3,
  colour: [240, 230, 220],
};

describe('every kind', () => {
  for (const kind of backgroundKinds) {
    test(kind, () => {
      for (const [colour, sign] of [
        [[240, 230, 220], -1],
        [[20, 40, 30], 1],
      ] as const) {
        const { data } = background(
          { ...base, colour, kind, strength: 20, period: 16 },
          new Stream(['bg', kind]),
        );
        expect(data.length).toBe(120 * 80 * 3);
        let [least, most, mean] = [Infinity, -Infinity, 0];
        data.forEach((value, i) => {
          const shift = (value - colour[i % 3]!) * sign;
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
          expect(Math.abs(mean - shares[kind]!)).toBeLessThan(2);
        }
      }
    });

    test(`${kind}: gray, RGBA, one pixel, the same again`, () => {
      for (const channels of [1, 3, 4] as const) {
        const options = { ...base, kind, channels };
        const once = background(options, new Stream(['again', kind]));
        expect(background(options, new Stream(['again', kind]))).toEqual(once);
        if (channels === 4) for (let i = 3; i < once.data.length; i += 4) expect(once.data[i]).toBe(255);
        expect(background({ ...options, width: 1, height: 1 }, new Stream(['one'])).data.length).toBe(
          channels,
        );
      }
    });
  }

  test('other streams give other sheets', () => {
    for (const kind of backgroundKinds.filter((name) => name !== 'plain')) {
      const [a, b] = [1, 2].map((i) => background({ ...base, kind }, new Stream(['other', i])));
      expect(Buffer.compare(a!.data, b!.data), kind).not.toBe(0);
    }
  });

  test('the same bytes on every machine', () => {
    const hashes = backgroundKinds.map((kind) =>
      sha256(background({ ...base, kind }, new Stream(['golden'])).data),
    );
    expect(sha256(hashes.join())).toBe('92980e7b26aa0a23adcf5915d6e8ed93ac673e94eb7f7b0caa9bf0841c84975b');
  });
});

test('value noise is smooth, and lies within 0 to 1', () => {
  const field = valueNoise(200, 100, 40, new Stream(['field']));
  let steepest = 0;
  field.forEach((value, i) => {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(1);
    if (i % 200 > 0) steepest = Math.max(steepest, Math.abs(value - field[i - 1]!));
    if (i >= 200) steepest = Math.max(steepest, Math.abs(value - field[i - 200]!));
  });
  // A step of 1 in a cell rises by at most 1.5 / cell in each octave.
  expect(steepest).toBeLessThan(1.5 * (4 / 7 / 40 + 2 / 7 / 20 + 1 / 7 / 10));
  expect(Math.max(...field) - Math.min(...field)).toBeGreaterThan(0.4);
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
    { colour: 300 },
    { colour: [1, 2, 3, 4] },
    { channels: 2 as 3 },
  ];
  for (const options of bad) {
    const all: BackgroundOptions = { ...base, kind: 'dots', ...options };
    expect(() => background(all, new Stream(['bad'])), JSON.stringify(options)).toThrow(TopsyturvyError);
  }
});
