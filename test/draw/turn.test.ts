import { describe, expect, test } from 'vitest';
import { TopsyturvyError } from '../../src/core/errors.js';
import { Stream } from '../../src/core/stream.js';
import { createRaster, type Channels, type Raster } from '../../src/draw/raster.js';
import { composeTurns, inverseTurn, turn, turns, type Turn } from '../../src/draw/turn.js';

function noise(width: number, height: number, channels: Channels): Raster {
  const raster = createRaster(width, height, channels);
  const stream = new Stream(['turn', width, height, channels]);
  for (let i = 0; i < raster.data.length; i++) raster.data[i] = stream.below(256);
  return raster;
}

const rasters = [
  noise(1, 1, 1),
  noise(8, 8, 1),
  noise(7, 5, 1),
  noise(16, 3, 1),
  noise(5, 7, 3),
  noise(8, 2, 3),
  noise(3, 4, 4),
  noise(256, 256, 1),
];

/** Where a pixel goes, said in words of each turn and not of matrices. */
const goesTo: Record<Turn, (x: number, y: number, w: number, h: number) => [number, number]> = {
  none: (x, y) => [x, y],
  half: (x, y, w, h) => [w - 1 - x, h - 1 - y],
  'quarter-cw': (x, y, _, h) => [h - 1 - y, x],
  'quarter-ccw': (x, y, w) => [y, w - 1 - x],
  mirror: (x, y, w) => [w - 1 - x, y],
  flip: (x, y, _, h) => [x, h - 1 - y],
  transpose: (x, y) => [y, x],
  'anti-transpose': (x, y, w, h) => [h - 1 - y, w - 1 - x],
};

describe('every turn moves every pixel to its place', () => {
  for (const name of turns) {
    test(name, () => {
      for (const raster of rasters) {
        const { width, height, channels, data } = raster;
        const before = data.slice();
        const turned = turn(raster, name);
        const swaps = name.startsWith('quarter') || name.endsWith('transpose');
        expect([turned.width, turned.height]).toEqual(swaps ? [height, width] : [width, height]);
        expect(turned.channels).toBe(channels);
        const expected = new Uint8Array(data.length);
        for (let y = 0; y < height; y++) {
          for (let x = 0; x < width; x++) {
            const [u, v] = goesTo[name](x, y, width, height);
            for (let i = 0; i < channels; i++) {
              expected[(v * turned.width + u) * channels + i] = data[(y * width + x) * channels + i];
            }
          }
        }
        expect(Buffer.compare(turned.data, expected)).toBe(0);
        expect(turned.data.buffer).not.toBe(data.buffer);
        expect(Buffer.compare(data, before)).toBe(0);
      }
    });
  }
});

test('pictures whose bytes are part of a larger buffer, or a Buffer, are turned and left alone', () => {
  for (const channels of [1, 3, 4] as const) {
    const raster = noise(8, 4, channels);
    const store = Buffer.alloc(8 * 4 * channels + 3);
    store.set(raster.data, 3);
    for (const name of turns) {
      const part: Raster = { ...raster, data: store.subarray(3) };
      expect(Buffer.compare(turn(part, name).data, turn(raster, name).data)).toBe(0);
      expect(Buffer.compare(part.data, raster.data)).toBe(0);
    }
  }
});

describe('the group', () => {
  const raster = noise(9, 4, 3);
  test('composing turns = doing one after the other', () => {
    for (const first of turns) {
      for (const then of turns) {
        expect(turn(turn(raster, first), then)).toEqual(turn(raster, composeTurns(first, then)));
      }
    }
  });
  test('every turn has an inverse, and none changes nothing', () => {
    expect(turns.length).toBe(8);
    for (const name of turns) {
      expect(turn(turn(raster, name), inverseTurn(name))).toEqual(raster);
      expect(composeTurns(name, inverseTurn(name))).toBe('none');
      expect(composeTurns('none', name)).toBe(name);
    }
  });
  test('known products', () => {
    expect(composeTurns('mirror', 'flip')).toBe('half');
    expect(composeTurns('quarter-cw', 'quarter-cw')).toBe('half');
    expect(composeTurns('quarter-cw', 'mirror')).toBe('transpose');
    expect(composeTurns('mirror', 'quarter-cw')).toBe('anti-transpose');
  });
});

test('an unknown turn', () => {
  for (const name of ['', 'rot180', 'toString', undefined] as unknown as Turn[]) {
    expect(() => turn(rasters[0], name)).toThrow(TopsyturvyError);
    expect(() => composeTurns('none', name)).toThrow(TopsyturvyError);
    expect(() => inverseTurn(name)).toThrow(TopsyturvyError);
  }
});
