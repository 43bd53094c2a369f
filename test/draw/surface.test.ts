import { describe, expect, test } from 'vitest';
import { TopsyturvyError } from '../../src/core/errors.js';
import { Stream } from '../../src/core/stream.js';
import { blend, per255 } from '../../src/draw/blend.js';
import { coverage } from '../../src/draw/fill/coverage.js';
import { luma, pixelOf, type Color, type Paint } from '../../src/draw/paint.js';
import { createRaster } from '../../src/draw/raster.js';
import { circle, rect, star } from '../../src/draw/shapes.js';
import { Surface } from '../../src/draw/surface.js';

/** Rounded half up, from whole numerator and denominator, without a rounding error on the way. */
const round = (numerator: number, denominator: number): number =>
  Number((2n * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)));

test('per255 is exact', () => {
  for (let v = 0; v <= 65_025; v++) if (per255(v) !== round(v, 255)) expect.fail(`${v}`);
});

describe('source over destination', () => {
  test('gray and RGB', () => {
    for (let i = 0; i < 3000; i++) {
      const stream = new Stream(['over', i]);
      const [covered, alpha, above, below] = [0, 0, 0, 0].map(() => stream.below(256));
      const shape = { x: 0, y: 0, width: 1, height: 1, data: Uint8Array.of(covered) };
      const effective = round(covered * alpha, 255);
      const mixed = round(above * effective + below * (255 - effective), 255);
      const gray = createRaster(1, 1, 1, below);
      blend(gray, shape, 0, 0, [above, above, above, alpha]);
      expect(gray.data[0]).toBe(mixed);
      const rgb = createRaster(1, 1, 3, below);
      blend(rgb, shape, 0, 0, [above, 0, below, alpha]);
      expect([...rgb.data]).toEqual([mixed, round(below * (255 - effective), 255), below]);
    }
  });

  test('RGBA with straight alpha', () => {
    for (let i = 0; i < 3000; i++) {
      const stream = new Stream(['straight', i]);
      const [covered, alpha, above, below, under] = [0, 0, 0, 0, 0].map(() =>
        stream.choice([0, 255, stream.below(256)]),
      );
      const raster = createRaster(1, 1, 4, below);
      raster.data[3] = under;
      blend(raster, { x: 0, y: 0, width: 1, height: 1, data: Uint8Array.of(covered) }, 0, 0, [
        above,
        9,
        below,
        alpha,
      ]);
      const a = round(covered * alpha, 255);
      const whole = 255 * a + under * (255 - a);
      const red = a === 0 ? below : round(above * 255 * a + below * under * (255 - a), whole);
      expect([raster.data[0], raster.data[2], raster.data[3]]).toEqual([red, below, round(whole, 255)]);
    }
  });
});

describe('colors', () => {
  test('luma is that of Pillow (convert L)', () => {
    const known: [number, number, number, number][] = [
      [255, 0, 0, 76],
      [0, 255, 0, 150],
      [0, 0, 255, 29],
      [255, 255, 255, 255],
      [0, 0, 0, 0],
      [128, 64, 200, 99],
      [10, 250, 30, 153],
    ];
    for (const [r, g, b, l] of known) expect(luma(r, g, b)).toBe(l);
    for (let v = 0; v < 256; v++) expect(luma(v, v, v)).toBe(v);
  });

  test('a gray surface takes the luma, and gray levels as they are', () => {
    const surface = new Surface(2, 1, 1, [255, 0, 0]).fill(rect(1, 0, 1, 1), 17);
    expect([...surface.raster.data]).toEqual([76, 17]);
    expect(pixelOf([1, 2, 3], 3)).toEqual([1, 2, 3, 255]);
    expect(pixelOf(7, 4)).toEqual([7, 7, 7, 255]);
  });

  test('bad colors', () => {
    const bad = [
      -1,
      256,
      1.5,
      NaN,
      [1, 2],
      [1, 2, 3, 4, 5],
      [1, 2, NaN],
      [1, 2, 3, -1],
      'red',
      null,
      {},
    ] as Color[];
    for (const color of bad) {
      expect(() => new Surface(4, 4, 3, color), JSON.stringify(color)).toThrow(TopsyturvyError);
      expect(() => new Surface(4, 4).fill(rect(0, 0, 1, 1), color)).toThrow(TopsyturvyError);
    }
  });
});

describe('surfaces', () => {
  test('start with their background', () => {
    expect([...new Surface(2, 1).raster.data]).toEqual([255, 255, 255, 255, 255, 255]);
    expect([...new Surface(2, 1, 3, [1, 2, 3]).raster.data]).toEqual([1, 2, 3, 1, 2, 3]);
    expect([...new Surface(1, 1, 4, [1, 2, 3, 0]).raster.data]).toEqual([1, 2, 3, 0]);
    expect([...new Surface(1, 1, 4, 9).raster.data]).toEqual([9, 9, 9, 255]);
    expect(() => new Surface(1, 1, 2 as 3)).toThrow(TopsyturvyError);
    expect(() => new Surface(0, 1)).toThrow(TopsyturvyError);
  });

  test('blit of a coverage = fill of its path, moved by whole pixels and clipped', () => {
    const path = star(20.3, 18.7, 15, 6, 5);
    const shape = coverage(path, { width: 64, height: 64 });
    for (const [dx, dy] of [
      [0, 0],
      [7, 3],
      [-12, -9],
      [35, 40],
      [-100, 0],
      [0, 900],
    ] as const) {
      for (const channels of [1, 3, 4] as const) {
        const paint: Color = channels === 1 ? 30 : [200, 30, 90, 180];
        const blitted = new Surface(50, 50, channels).blit(shape, dx, dy, paint);
        const filled = new Surface(50, 50, channels).fill(path, paint, { transform: [1, 0, 0, 1, dx, dy] });
        expect(Buffer.compare(blitted.raster.data, filled.raster.data)).toBe(0);
      }
    }
    expect(() => new Surface(5, 5).blit(shape, 0.5, 0, 0)).toThrow(TopsyturvyError);
  });

  test('a clip leaves nothing outside, and a path clips as its coverage does', () => {
    const hole = circle(16, 16, 9.5);
    const mask = coverage(hole, { width: 32, height: 32 });
    const byPath = new Surface(32, 32, 1).fill(rect(3, 3, 30, 30), 0, { clip: hole });
    const byMask = new Surface(32, 32, 1).fill(rect(3, 3, 30, 30), 0, { clip: mask });
    const whole = new Surface(32, 32, 1).fill(hole, 0);
    expect(byPath.raster).toEqual(byMask.raster);
    expect(byPath.raster).toEqual(whole.raster);
    const apart = new Surface(32, 32, 1).fill(rect(0, 0, 4, 4), 0, { clip: hole });
    expect(apart.raster.data.every((value) => value === 255)).toBe(true);
  });

  test('the rule and the transform reach the fill', () => {
    const two = rect(0, 0, 4, 4).append(rect(1, 1, 2, 2));
    const even = new Surface(8, 8, 1).fill(two, 0, { rule: 'evenodd', transform: [2, 0, 0, 2, 0, 0] });
    expect(even.raster.data[3 * 8 + 3]).toBe(255);
    expect(even.raster.data[1 * 8 + 1]).toBe(0);
  });
});

describe('gradients', () => {
  const stops = [
    { at: 0, color: [0, 0, 0] as const },
    { at: 0.25, color: [200, 100, 0] as const },
    { at: 1, color: [0, 100, 255] as const },
  ];
  const all = rect(0, 0, 40, 1);

  test('linear', () => {
    const { data } = new Surface(40, 1).fill(all, {
      kind: 'linear',
      from: [4, 0],
      to: [36, 0],
      stops,
    }).raster;
    const at = (x: number): number[] => [...data.subarray(3 * x, 3 * x + 3)];
    expect(at(0)).toEqual([0, 0, 0]);
    expect(at(39)).toEqual([0, 100, 255]);
    for (let x = 0; x < 40; x++) {
      const t = Math.min(1, Math.max(0, (x + 0.5 - 4) / 32));
      const red = t < 0.25 ? 800 * t : (200 * (1 - t)) / 0.75;
      expect(Math.abs(at(x)[0] - red)).toBeLessThanOrEqual(0.5 + 1e-9);
      expect(Math.abs(at(x)[2] - Math.max(0, (255 * (t - 0.25)) / 0.75))).toBeLessThanOrEqual(0.5 + 1e-9);
    }
  });

  test('radial, and it moves with the shape', () => {
    const paint: Paint = {
      kind: 'radial',
      center: [5, 5],
      radius: 5,
      stops: [
        { at: 0, color: 0 },
        { at: 1, color: 200 },
      ],
    };
    const map = [0, 4, -2, 0, 30, 10] as const;
    const { data } = new Surface(60, 60, 1, 200).fill(rect(0, 0, 10, 10), paint, { transform: map }).raster;
    for (let y = 12; y < 48; y++) {
      for (let x = 12; x < 28; x++) {
        const [u, v] = [(y + 0.5 - 10) / 4, (x + 0.5 - 30) / -2];
        const level = Math.min(1, Math.hypot(u - 5, v - 5) / 5) * 200;
        expect(Math.abs(data[y * 60 + x] - level)).toBeLessThanOrEqual(0.5 + 1e-9);
      }
    }
  });

  test('two stops at one place make a hard edge; alpha is mixed too', () => {
    const hard: Paint = {
      kind: 'linear',
      from: [0, 0],
      to: [40, 0],
      stops: [
        { at: 0.5, color: 10 },
        { at: 0.5, color: 90 },
        { at: 1, color: [90, 90, 90, 0] },
      ],
    };
    const { data } = new Surface(40, 1, 4, [0, 0, 0, 0]).fill(all, hard).raster;
    expect([data[0], data[4 * 19], data[4 * 20]]).toEqual([10, 10, 90]);
    expect(data[4 * 30 + 3]).toBe(Math.round(255 * (1 - (30.5 - 20) / 20)));
  });

  test('bad gradients', () => {
    const bad: Paint[] = [
      { kind: 'linear', from: [1, 1], to: [1, 1], stops },
      { kind: 'linear', from: [NaN, 1], to: [1, 1], stops },
      { kind: 'linear', from: [0, 0], to: [1, 1], stops: [] },
      { kind: 'linear', from: [0, 0], to: [1, 1], stops: [...stops].reverse() },
      { kind: 'linear', from: [0, 0], to: [1, 1], stops: [{ at: 2, color: 0 }] },
      { kind: 'linear', from: [0, 0], to: [1, 1], stops: [{ at: 0, color: 999 }] },
      { kind: 'radial', center: [0, 0], radius: 0, stops },
      { kind: 'radial', center: [NaN, 0], radius: 1, stops },
    ];
    for (const paint of bad) {
      expect(() => new Surface(4, 4).fill(rect(0, 0, 4, 4), paint), JSON.stringify(paint)).toThrow(
        TopsyturvyError,
      );
    }
  });
});
