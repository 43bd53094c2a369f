import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { TopsyturvyError } from '../../src/core/errors.js';
import { Stream } from '../../src/core/stream.js';
import { encodePng } from '../../src/draw/png/encode.js';
import { crc32 } from '../../src/draw/png/checksums.js';
import { decodePng } from '../../src/draw/png/decode.js';
import { createRaster, type Raster } from '../../src/draw/raster.js';
import { drawing, noise, photograph, pictures } from './png-pictures.js';
import { fully } from '../few.js';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function chunk(name: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(body.length, 0);
  ends.writeUInt32BE(crc32(named, 0, named.length), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

interface Header {
  width: number;
  height: number;
  depth?: number;
  type?: number;
  rest?: number[];
}

function header({ width, height, depth = 8, type = 0, rest = [0, 0, 0] }: Header): Buffer {
  const body = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, depth, type, ...rest]);
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  return chunk('IHDR', body);
}

const end = chunk('IEND', new Uint8Array(0));
const image = (rows: number[] | Uint8Array) => chunk('IDAT', deflateSync(Uint8Array.from(rows)));
const file = (...parts: Uint8Array[]) => Buffer.concat([Uint8Array.from(signature), ...parts]);

/** A file with the given filter in each row, filtered by the letter of the specification. */
function filtered(raster: Raster, filters: (y: number) => number): Buffer {
  const { width, height, channels, data } = raster;
  const size = width * channels;
  const at = (x: number, y: number) => (x < 0 || y < 0 ? 0 : data[y * size + x]);
  const rows: number[] = [];
  for (let y = 0; y < height; y++) {
    rows.push(filters(y));
    for (let x = 0; x < size; x++) {
      const [a, b, c] = [at(x - channels, y), at(x, y - 1), x < channels ? 0 : at(x - channels, y - 1)];
      const p = a + b - c;
      const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
      const paeth = pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
      rows.push((at(x, y) - [0, a, b, (a + b) >> 1, paeth][filters(y)]) & 255);
    }
  }
  const type = channels === 1 ? 0 : channels === 3 ? 2 : 6;
  return file(header({ width, height, type }), image(rows), end);
}

describe('decodePng', () => {
  test.each([0, 1, 2, 3, 4])('filter %i', (filter) => {
    for (const channels of [1, 3, 4] as const) {
      for (const raster of [photograph(37, 23, channels, 'filter'), noise(1, 9, channels, 'filter')]) {
        expect(decodePng(filtered(raster, () => filter))).toEqual(raster);
      }
    }
  });

  test('filters that change from row to row', () => {
    const raster = noise(19, 25, 3, 'mixed');
    expect(decodePng(filtered(raster, (y) => (y * 3) % 5))).toEqual(raster);
  });

  test.each([1, 2, 4])('gray of %i bits is spread over 0 to 255', (depth) => {
    // One row with every level, the first in the highest bits.
    const levels = 1 << depth;
    const bytes = new Uint8Array(1 + Math.ceil((levels * depth) / 8));
    for (let v = 0; v < levels; v++) bytes[1 + ((v * depth) >> 3)] |= v << (8 - depth - ((v * depth) % 8));
    const raster = decodePng(file(header({ width: levels, height: 1, depth }), image(bytes), end));
    expect([...raster.data]).toEqual(Array.from({ length: levels }, (_, v) => (255 * v) / (levels - 1)));
  });

  test('palettes with and without transparency', () => {
    const head = header({ width: 3, height: 1, depth: 8, type: 3 });
    const palette = chunk('PLTE', Uint8Array.of(1, 2, 3, 40, 50, 60));
    const opaque = decodePng(file(head, palette, image([0, 1, 0, 1]), end));
    expect(opaque).toMatchObject({ channels: 3, data: Uint8Array.of(40, 50, 60, 1, 2, 3, 40, 50, 60) });
    const alpha = chunk('tRNS', Uint8Array.of(9));
    const clear = decodePng(file(head, palette, alpha, image([0, 1, 0, 1]), end));
    expect(clear.data).toEqual(Uint8Array.of(40, 50, 60, 255, 1, 2, 3, 9, 40, 50, 60, 255));
  });

  test('files of sharp, with split image data and other chunks', async () => {
    for (const raster of [photograph(300, 200, 3, 'sharp'), noise(200, 100, 4, 'sharp')]) {
      const { data, width, height, channels } = raster;
      const png = await sharp(data, { raw: { width, height, channels } })
        .withMetadata({ density: 72 })
        .png({ adaptiveFiltering: true, compressionLevel: 9 })
        .toBuffer();
      expect(decodePng(png)).toEqual(raster);
    }
  });

  test('image data split anywhere', () => {
    const whole = deflateSync(Uint8Array.of(0, 5, 6, 7));
    for (let cut = 0; cut <= whole.length; cut++) {
      const parts = [chunk('IDAT', whole.subarray(0, cut)), chunk('IDAT', whole.subarray(cut))];
      const raster = decodePng(file(header({ width: 3, height: 1 }), ...parts, end));
      expect([...raster.data]).toEqual([5, 6, 7]);
    }
  });

  test.each(['eXIf', 'iCCP', 'gAMA', 'acTL', 'tEXt', 'pHYs'])(
    'a chunk %s is passed over, or refused where nothing may change what is shown',
    (name) => {
      const more = chunk(name, Uint8Array.of(1, 2, 3));
      const bytes = file(header({ width: 2, height: 1 }), more, image([0, 1, 2]), end);
      expect([...decodePng(bytes).data]).toEqual([1, 2]);
      expect(() => decodePng(bytes, { bare: true })).toThrow(
        `The PNG file has more than pixels, which may change what is shown (chunk ${name})`,
      );
    },
  );

  test('a size with square pixels changes nothing', () => {
    const size = (x: number, y: number) => chunk('pHYs', Uint8Array.of(0, 0, 1, x, 0, 0, 1, y, 1));
    const of = (...more: Buffer[]) => file(header({ width: 2, height: 1 }), ...more, image([0, 1, 2]), end);
    expect([...decodePng(of(size(7, 7)), { bare: true }).data]).toEqual([1, 2]);
    expect(() => decodePng(of(size(7, 8)), { bare: true })).toThrow('(chunk pHYs)');
  });

  const tiny = { width: 2, height: 1 };
  const row = image([0, 1, 2]);
  const palette = chunk('PLTE', Uint8Array.of(1, 2, 3));
  test.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(0), 'first bytes'],
    ['another format', Buffer.from('GIF89a, not a PNG file'), 'first bytes'],
    ['a signature alone', file(), 'is cut off'],
    ['no header', file(row, end), 'out of order'],
    ['two headers', file(header(tiny), header(tiny), row, end), 'out of order'],
    ['a header of 12 bytes', file(chunk('IHDR', new Uint8Array(12)), row, end), 'bad header'],
    ['no image data', file(header(tiny), end), 'shorter than its pixels'],
    ['no end', file(header(tiny), row), 'is cut off'],
    ['more after the end', file(header(tiny), row, end, end), 'continues after its end'],
    [
      'an end with a body',
      file(header(tiny), row, chunk('IEND', new Uint8Array(1))),
      'continues after its end',
    ],
    [
      'image data in two places',
      file(header(tiny), row, chunk('tEXt', new Uint8Array(1)), row, end),
      'out of order',
    ],
    ['width 0', file(header({ width: 0, height: 1 }), row, end), 'for the width'],
    ['a huge width', file(header({ width: 0xffffffff, height: 1 }), row, end), 'for the width'],
    ['16 bits', file(header({ ...tiny, depth: 16 }), row, end), 'color type 0 with 16 bits'],
    ['RGB of 4 bits', file(header({ ...tiny, depth: 4, type: 2 }), row, end), 'color type 2 with 4 bits'],
    ['gray with alpha', file(header({ ...tiny, type: 4 }), row, end), 'color type 4'],
    ['color type 1', file(header({ ...tiny, type: 1 }), row, end), 'color type 1'],
    ['interlacing', file(header({ ...tiny, rest: [0, 0, 1] }), row, end), 'no interlace'],
    ['compression 1', file(header({ ...tiny, rest: [1, 0, 0] }), row, end), 'compression 0'],
    ['filter method 1', file(header({ ...tiny, rest: [0, 1, 0] }), row, end), 'filter 0'],
    ['filter 5', file(header(tiny), image([5, 1, 2]), end), 'filter of row 0'],
    ['too few pixels', file(header(tiny), image([0, 1]), end), 'the image data'],
    ['too many pixels', file(header(tiny), image([0, 1, 2, 3]), end), 'broken image data'],
    [
      'no zlib stream',
      file(header(tiny), chunk('IDAT', Uint8Array.of(1, 2, 3, 4)), end),
      'broken image data',
    ],
    [
      'bytes after the stream',
      file(
        header(tiny),
        chunk('IDAT', Buffer.concat([deflateSync(Uint8Array.of(0, 1, 2)), Buffer.of(0)])),
        end,
      ),
      'in one stream',
    ],
    [
      'an unknown critical chunk',
      file(header(tiny), chunk('ABCD', new Uint8Array(0)), row, end),
      'unknown critical chunk',
    ],
    ['a name of digits', file(header(tiny), chunk('1234', new Uint8Array(0)), row, end), 'proper name'],
    ['a palette missing', file(header({ ...tiny, type: 3 }), row, end), 'lacks the palette'],
    ['a gray palette', file(header(tiny), palette, row, end), 'must not have'],
    [
      'a palette of 4 bytes',
      file(header({ ...tiny, type: 3 }), chunk('PLTE', new Uint8Array(4)), row, end),
      'bad palette',
    ],
    [
      'a palette index too large',
      file(header({ ...tiny, type: 3 }), palette, row, end),
      'palette index below 1',
    ],
    ['two palettes', file(header({ ...tiny, type: 3 }), palette, palette, row, end), 'bad palette'],
    ['a palette too late', file(header({ ...tiny, type: 2 }), row, palette, end), 'bad palette'],
    [
      'more alphas than colors',
      file(header({ ...tiny, type: 3 }), palette, chunk('tRNS', new Uint8Array(2)), row, end),
      'transparency',
    ],
    ['a transparent gray', file(header(tiny), chunk('tRNS', new Uint8Array(2)), row, end), 'transparency'],
  ])('refuses %s', (_, bytes, message) => {
    expect(() => decodePng(bytes)).toThrow(TopsyturvyError);
    expect(() => decodePng(bytes)).toThrow(message);
  });

  test('a bomb is refused before it is inflated', () => {
    const bomb = deflateSync(new Uint8Array(1 << 20));
    const claims = file(header({ width: 16_384, height: 16_384 }), chunk('IDAT', bomb), end);
    expect(() => decodePng(claims)).toThrow('at most 67108864 pixels');
    const small = file(header({ width: 8_000, height: 8_000, type: 6 }), chunk('IDAT', bomb), end);
    expect(() => decodePng(small)).toThrow('shorter than its pixels');
    const long = file(header({ width: 64, height: 64 }), chunk('IDAT', bomb), end);
    expect(() => decodePng(long)).toThrow('broken image data');
  });

  test('maxPixels is what the caller says', () => {
    const png = encodePng(createRaster(30, 20, 1));
    expect(decodePng(png, { maxPixels: 600 }).height).toBe(20);
    expect(() => decodePng(png, { maxPixels: 599 })).toThrow('at most 599 pixels');
    expect(() => decodePng(png, { maxPixels: 0 })).toThrow('for maxPixels');
  });
});

describe('damaged files', () => {
  const whole = [
    encodePng(drawing(24, 17, 3, 'damage', 4)),
    encodePng(photograph(13, 11, 1, 'damage')),
    encodePng(pictures['three colors'], { compact: true }),
  ];

  test('are refused when cut off at any byte', () => {
    for (const png of whole) {
      for (let length = 0; length < png.length; length++) {
        expect(() => decodePng(png.subarray(0, length))).toThrow(TopsyturvyError);
      }
    }
  });

  fully('are refused when any bit is flipped', () => {
    for (const png of whole) {
      for (let bit = 0; bit < png.length * 8; bit++) {
        const damaged = png.slice();
        damaged[bit >> 3] ^= 1 << (bit & 7);
        expect(() => decodePng(damaged)).toThrow(TopsyturvyError);
      }
    }
  });

  fully('never do worse than an error, even where the checksums are right', () => {
    const stream = new Stream(['png', 'fuzz']);
    let read = 0;
    for (let n = 0; n < 3000; n++) {
      const source = stream.choice(whole);
      const damaged = source.slice();
      for (let k = stream.integer(1, 4); k > 0; k--)
        damaged[stream.integer(8, damaged.length - 1)] = stream.below(256);
      mendChecksums(damaged);
      try {
        const { width, height, channels, data } = decodePng(damaged);
        expect(data.length).toBe(width * height * channels);
        read++;
      } catch (error) {
        expect(error).toBeInstanceOf(TopsyturvyError);
        expect((error as TopsyturvyError).code).toBe('bad-picture');
      }
    }
    expect(read).toBeLessThan(3000);
  });

  /** Sets every chunk's checksum right, as far as chunks can be found. */
  function mendChecksums(png: Uint8Array): void {
    const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
    for (let at = 8; at + 12 <= png.length;) {
      const next = at + 12 + view.getUint32(at);
      if (next > png.length) return;
      view.setUint32(next - 4, crc32(png, at + 4, next - 4));
      at = next;
    }
  }
});
