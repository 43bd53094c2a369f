import { describe, expect, test } from 'vitest';
import { TopsyturvyError } from '../../src/core/errors.js';
import { Stream } from '../../src/core/stream.js';
import { coverage, type CoverageOptions } from '../../src/draw/fill/coverage.js';
import { Path, type Verb } from '../../src/draw/path.js';
import { rect } from '../../src/draw/shapes.js';

const window: CoverageOptions = { width: 512, height: 512 };

/** A path of that many lines; every line from one function of its number. */
function zigzag(lines: number, at: (i: number) => readonly [number, number]): Path {
  const path = new Path();
  for (let i = 0; i <= lines; i++) {
    const [x, y] = at(i);
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  return path;
}

describe('points that cannot be drawn', () => {
  const bad = [NaN, Infinity, -Infinity, 1e300, -1e300, 1_048_577];
  for (const value of bad) {
    test(`${value}`, () => {
      for (const verb of ['moveTo', 'lineTo', 'quadTo', 'cubicTo'] as const) {
        const path = new Path().moveTo(1, 1).lineTo(5, 9);
        const [a, b] = [value, 3];
        if (verb === 'moveTo' || verb === 'lineTo') path[verb](a, b);
        else if (verb === 'quadTo') path.quadTo(b, a, 4, 4);
        else path.cubicTo(4, 4, a, b, 5, 5);
        expect(() => coverage(path, window)).toThrow(TopsyturvyError);
        expect(() => coverage(path, window)).toThrow(/within ±1048576 pixels/);
      }
      expect(() => coverage(rect(0, 0, 9, 9), { ...window, transform: [1, 0, 0, 1, value, 0] })).toThrow(
        TopsyturvyError,
      );
    });
  }

  test('too few coordinates and unknown steps', () => {
    const short = new Path().moveTo(1, 1);
    short.verbs.push(1 as Verb);
    expect(() => coverage(short, window)).toThrow(TopsyturvyError);
    const unknown = new Path().moveTo(1, 1);
    unknown.verbs.push(9 as Verb);
    expect(() => coverage(unknown, window)).toThrow(/Expected a Verb/);
  });
});

describe('options', () => {
  for (const side of [0, -1, 1.5, NaN, Infinity, 16_385]) {
    test(`a side of ${side}`, () => {
      expect(() => coverage(rect(0, 0, 1, 1), { width: side, height: 5 })).toThrow(/Expected a whole number/);
      expect(() => coverage(rect(0, 0, 1, 1), { width: 5, height: side })).toThrow(TopsyturvyError);
    });
  }
  test('an unknown rule', () => {
    expect(() => coverage(rect(0, 0, 1, 1), { ...window, rule: 'winding' as 'nonzero' })).toThrow(
      /'nonzero'/,
    );
  });
});

describe('huge and tiny, but drawn', () => {
  test('a rectangle a million pixels wide fills its window', () => {
    const shape = coverage(rect(-1e6, -1e6, 2e6, 2e6), { width: 64, height: 64 });
    expect(shape).toMatchObject({ x: 0, y: 0, width: 64, height: 64 });
    expect(shape.data.every((value) => value === 255)).toBe(true);
  });
  test('curves that come from a million pixels away', () => {
    const path = new Path().moveTo(-1e6, 32).cubicTo(-1e6, -1e6, 1e6, -1e6, 1e6, 32).close();
    const shape = coverage(path, { width: 64, height: 64 });
    expect([shape.width, shape.height, shape.data[0]]).toEqual([64, 32, 255]);
  });
  test('100,000 slivers thinner than rounding', () => {
    const stream = new Stream(['slivers']);
    const path = new Path();
    for (let i = 0; i < 100_000; i++) {
      const [x, y] = [stream.uniform(0, 512), stream.uniform(0, 512)];
      path
        .moveTo(x, y)
        .lineTo(x + 1e-300, y + 1e-300)
        .lineTo(x + 1e-14, y + 3e-14)
        .lineTo(x + 5, y + 1e-13)
        .close();
    }
    expect(coverage(path, window).data.every((value) => value <= 1)).toBe(true);
  });
});

describe('100,000 segments: drawn, or refused after a bounded amount of work', () => {
  const n = 100_000;
  const stream = new Stream(['tangle']);
  const any = (): number => stream.uniform(0, 512);

  test('flat zigzags are drawn', () => {
    const shape = coverage(
      zigzag(n, (i) => [i % 2 === 0 ? 0 : 512, (i * 512) / n]),
      window,
    );
    expect([shape.width, shape.height]).toEqual([512, 512]);
  });
  const refused: Record<string, () => Path> = {
    'a random tangle': () => zigzag(n, () => [any(), any()]),
    'a comb': () => zigzag(n, (i) => [(i * 512) / n, i % 2 === 0 ? 512 : stream.uniform(0, 10)]),
    'a fan': () => zigzag(n, (i) => (i % 2 === 0 ? [256, 256] : [(512 * ((i * 7919) % n)) / n, 512])),
    'one triangle again and again': () =>
      zigzag(
        n,
        (i) =>
          [
            [10, 10],
            [500, 20],
            [30, 500],
          ][i % 3] as [number, number],
      ),
    'curves of a million pixels': () => {
      const path = new Path();
      for (let i = 0; i < n; i++) path.moveTo(0, 0).cubicTo(1e6, -1e6, -1e6, 1e6, 512, 512);
      return path;
    },
  };
  for (const [name, make] of Object.entries(refused)) {
    test(`${name} is refused`, () => {
      expect(() => coverage(make(), window)).toThrow(TopsyturvyError);
      // The next shape is not harmed by what was left behind.
      expect([...coverage(rect(0, 0, 2, 1), window).data]).toEqual([255, 255]);
    });
  }
});
