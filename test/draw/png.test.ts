import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../src/core/hash.js';
import { Stream } from '../../src/core/stream.js';
import { type PngOptions, encodePng } from '../../src/draw/png/encode.js';
import { decodePng } from '../../src/draw/png/decode.js';
import { type Channels, createRaster, type Raster } from '../../src/draw/raster.js';
import { expectGolden } from '../goldens/golden-file.js';
import { drawing, noise, photograph, picture, pictures } from './png-pictures.js';

const variants: Readonly<Record<string, PngOptions>> = {
  auto: {},
  flat: { kind: 'flat' },
  photo: { kind: 'photo' },
  compact: { compact: true },
};

/** The pixels as sharp (libspng) reads them, with as many channels as asked for. */
async function readBySharp(file: Uint8Array, channels: Channels): Promise<Buffer> {
  const image = sharp(file, { failOn: 'warning' }).toColourspace(channels === 1 ? 'b-w' : 'srgb');
  return image.raw().toBuffer();
}

/** The file's chunks, by name, in order. */
function chunks(file: Uint8Array): { name: string; body: Uint8Array }[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const list = [];
  for (let at = 8; at < file.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8));
    list.push({ name, body: file.subarray(at + 8, at + 8 + view.getUint32(at)) });
  }
  return list;
}

describe.each(Object.entries(variants))('encodePng, %s', (_, options) => {
  test.each(Object.entries(pictures))('%s: sharp and decodePng give back the pixels', async (_, raster) => {
    const file = encodePng(raster, options);
    expect(decodePng(file)).toEqual(raster);
    const bytes = await readBySharp(file, raster.channels);
    expect(Buffer.compare(bytes, raster.data)).toBe(0);
  });

  test('random sizes of random pictures come back', () => {
    const stream = new Stream(['png', 'sizes']);
    for (let n = 0; n < 60; n++) {
      const [width, height] = [1 + stream.below(70), 1 + stream.below(70)];
      const channels = stream.choice([1, 3, 4] as const);
      const make = stream.choice([drawing, photograph, noise]);
      const raster = make(width, height, channels, `${n}`);
      expect(decodePng(encodePng(raster, options))).toEqual(raster);
    }
  });
});

describe('encodePng', () => {
  test('changes of single bytes at every place of a row come back', () => {
    // Words, padding and the edges of rows each have their own code.
    for (const [width, channels] of [
      [5, 1],
      [16, 1],
      [21, 1],
      [7, 3],
      [16, 3],
      [6, 4],
    ] as const) {
      const size = width * channels;
      for (const [paper, ink] of [
        [0, 1],
        [255, 0],
        [7, 255],
      ] as const) {
        const raster = createRaster(width, size + 3, channels, paper);
        for (let at = 0; at < size; at++)
          raster.data.fill(ink, (at + 1) * size + at, (at + 1) * size + at + 1 + (at % 9));
        expect(decodePng(encodePng(raster, { kind: 'flat' }))).toEqual(raster);
        expect(decodePng(encodePng(raster, { kind: 'photo' }))).toEqual(raster);
      }
    }
  });

  test('large pictures of several blocks come back', () => {
    const large: Raster[] = [
      drawing(1500, 1100, 3, 'large', 60),
      photograph(900, 700, 3, 'large'),
      noise(700, 500, 4, 'large'),
      noise(2000, 600, 1, 'large', 2),
      drawing(16_384, 40, 4, 'wide', 30),
      photograph(16_384, 9, 3, 'wide'),
      createRaster(3000, 4000, 1, 77),
    ];
    for (const raster of large) {
      for (const kind of ['auto', 'flat', 'photo'] as const) {
        const { width, height, channels, data } = decodePng(encodePng(raster, { kind }));
        expect([width, height, channels]).toEqual([raster.width, raster.height, raster.channels]);
        expect(Buffer.compare(data, raster.data)).toBe(0);
      }
    }
  });

  test('equal rows beyond what one match list holds', () => {
    const raster = createRaster(6000, 3000, 1, 9);
    raster.data[5999 * 3000] = 1;
    const file = encodePng(raster);
    expect(Buffer.compare(decodePng(file).data, raster.data)).toBe(0);
    expect(file.length).toBeLessThan(raster.data.length / 150);
  });

  test('a file is a signature and whole chunks, without metadata', () => {
    const gray = encodePng(createRaster(300, 7, 1, 3));
    expect(chunks(gray).map(({ name }) => name)).toEqual(['IHDR', 'IDAT', 'IEND']);
    expect([...chunks(gray)[0].body]).toEqual([0, 0, 1, 44, 0, 0, 0, 7, 8, 0, 0, 0, 0]);
    expect(inflateSync(chunks(gray)[1].body).length).toBe(301 * 7);
    const few = encodePng(pictures['three colors'], { compact: true });
    expect(chunks(few).map(({ name }) => name)).toEqual(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
  });

  test.each([
    [2, 1],
    [4, 2],
    [16, 4],
    [17, 8],
  ])('compact: %i gray levels or colors take %i bits', (levels, bits) => {
    const gray = encodePng(noise(50, 50, 1, 'levels', levels), { compact: true });
    expect([...chunks(gray)[0].body.subarray(8, 10)]).toEqual([bits, 0]);
    const color = encodePng(
      picture(levels, 3, 3, (x, _, c) => x * 3 + c),
      { compact: true },
    );
    expect([...chunks(color)[0].body.subarray(8, 10)]).toEqual([bits, 3]);
  });

  test('more than 256 colors, or gray levels between the steps, stay as they are', () => {
    for (const name of ['257 colors', 'photograph of 1']) {
      expect(encodePng(pictures[name], { compact: true })).toEqual(
        encodePng(pictures[name], { compact: false }),
      );
    }
  });

  test('noise is at most a thousandth larger than its pixels', () => {
    for (const channels of [1, 3, 4] as const) {
      for (const kind of ['auto', 'flat', 'photo'] as const) {
        const raster = noise(512, 512, channels, 'size');
        const pixels = raster.data.length + 512; // a filter byte for each row
        expect(encodePng(raster, { kind }).length).toBeLessThanOrEqual(1.001 * pixels + 100);
      }
    }
  });

  test('drawings and photographs are compressed', () => {
    expect(encodePng(createRaster(256, 256, 1, 255)).length).toBeLessThan(500);
    const flat = drawing(256, 256, 1, 'small');
    expect(encodePng(flat).length).toBeLessThan(0.1 * flat.data.length);
    const photo = photograph(256, 256, 3, 'small');
    expect(encodePng(photo).length).toBeLessThan(0.6 * photo.data.length);
  });

  test('patterns that repeat are found, though their bytes are cheap', () => {
    for (const levels of [2, 3, 256]) {
      const tiles = picture(512, 512, 1, (x, y) => (((x % 17) * (y % 19) * 37) >> 5) % levels);
      expect(encodePng(tiles, { kind: 'photo' }).length).toBeLessThan(0.05 * tiles.data.length);
    }
  });

  test('what was encoded before changes nothing', () => {
    const files = Object.values(pictures).map((raster) => encodePng(raster));
    const again = Object.values(pictures)
      .reverse()
      .map((raster) => encodePng(raster));
    expect(again.reverse()).toEqual(files);
  });

  test('where the pixels lie in memory changes nothing', () => {
    for (const raster of Object.values(pictures)) {
      const moved = new Uint8Array(raster.data.length + 8).subarray(5, 5 + raster.data.length);
      moved.set(raster.data);
      expect(encodePng({ ...raster, data: moved })).toEqual(encodePng(raster));
    }
  });

  test('the raster is left alone, and files do not share memory', () => {
    const raster = drawing(64, 64, 3, 'kept');
    const before = raster.data.slice();
    const first = encodePng(raster);
    const copy = first.slice();
    encodePng(noise(64, 64, 3, 'other'));
    expect(raster.data).toEqual(before);
    expect(first).toEqual(copy);
  });

  test.each([
    ['no width', { width: 0, height: 1, channels: 1, data: new Uint8Array(0) }, 'for width but received 0'],
    ['a huge height', { width: 1, height: 20_000, channels: 1, data: new Uint8Array(20_000) }, 'for height'],
    [
      'NaN',
      { width: Number.NaN, height: 1, channels: 1, data: new Uint8Array(1) },
      'for width but received NaN',
    ],
    [
      'two channels',
      { width: 1, height: 1, channels: 2, data: new Uint8Array(2) },
      'Expected 1, 3 or 4 for channels',
    ],
    [
      'a short raster',
      { width: 3, height: 3, channels: 3, data: new Uint8Array(26) },
      'Expected 27 bytes for data',
    ],
    ['floats', { width: 1, height: 1, channels: 1, data: new Float32Array(1) }, 'Expected 1 bytes for data'],
    ['no data', { width: 1, height: 1, channels: 1 }, 'Expected 1 bytes for data'],
  ])('refuses %s', (_, raster, message) => {
    expect(() => encodePng(raster as Raster)).toThrow(message);
  });

  test('refuses an unknown kind', () => {
    const options = { kind: 'jpeg' } as unknown as PngOptions;
    expect(() => encodePng(createRaster(1, 1, 1), options)).toThrow("'auto', 'flat' or 'photo' for kind");
  });
});

test('the bytes of files are what they were', () => {
  const files = Object.entries(pictures).map(([name, raster]) => [
    name,
    ...Object.values(variants).map((options) => sha256(encodePng(raster, options)).slice(0, 16)),
  ]);
  expectGolden('png-files.txt', [
    `drawing ${sha256(encodePng(drawing(256, 256, 1, 'golden')))}`,
    `colors ${sha256(encodePng(drawing(512, 512, 3, 'golden', 40)))}`,
    `photograph ${sha256(encodePng(photograph(512, 512, 3, 'golden')))}`,
    `noise ${sha256(encodePng(noise(300, 300, 4, 'golden')))}`,
    `variants ${sha256(JSON.stringify(files))}`,
  ]);
});
