import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDeepPicture, loadPicture, pictureSize } from '../../src/draw/decode.js';
import { encodePng } from '../../src/draw/png/encode.js';
import { crc32 } from '../../src/draw/png/checksums.js';
import type { Raster } from '../../src/draw/raster.js';
import { drawing, noise, photograph, picture } from './png-pictures.js';

const color = drawing(40, 30, 3, 'decode');
const gray = drawing(40, 30, 1, 'decode');
const clear = noise(12, 9, 4, 'decode');
const from = ({ data, width, height, channels }: Raster) => sharp(data, { raw: { width, height, channels } });
/** The largest difference of two pictures of one size. */
const apart = (a: Raster, b: Raster) =>
  a.data.reduce((most, v, i) => Math.max(most, Math.abs(v - b.data[i])), 0);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'topsyturvy-decode-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('loadPicture', () => {
  test.each([
    ['RGB', color],
    ['gray', gray],
    ['RGBA', clear],
    ['one pixel', noise(1, 1, 3, 'one')],
  ])('a PNG of %s comes back as it was, by path and by bytes', async (_, raster) => {
    const file = join(folder, 'picture.png');
    writeFileSync(file, encodePng(raster));
    expect(await loadPicture(file)).toEqual(raster);
    expect(await loadPicture(encodePng(raster))).toEqual(raster);
  });

  test.each([
    ['lossless', 0, 0xc3, /\(lossless\)$/],
    ['hierarchical coding', 0, 0xc5, /\(hierarchical\)$/],
    ['12 bits', 3, 12, /\(12 bits a channel\)$/],
  ])('a JPEG of %s is called unsupported, not damaged', async (_, offset, byte, message) => {
    const bytes = await from(color).jpeg().toBuffer();
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes[frame + 1 + offset] = byte;
    await expect(loadPicture(bytes)).rejects.toThrow(message);
    await expect(loadPicture(bytes)).rejects.toThrow(/it is a JPEG file of a kind that is not supported/);
    bytes.fill(0xff, frame);
    await expect(loadPicture(bytes)).rejects.toThrow(/cut short or damaged/);
  });

  test('lossless WebP, and JPEG to within its losses', async () => {
    expect(await loadPicture(await from(color).webp({ lossless: true }).toBuffer())).toEqual(color);
    const smooth = picture(64, 48, 3, (x, y, c) => 2 * x + y + 30 * c);
    const jpeg = await loadPicture(await from(smooth).jpeg({ quality: 95 }).toBuffer());
    expect(apart(jpeg, smooth)).toBeLessThan(12);
    const gentle = picture(64, 48, 1, (x, y) => 2 * x + y);
    const grayJpeg = await loadPicture(await from(gentle).toColourspace('b-w').jpeg().toBuffer());
    expect(grayJpeg.channels).toBe(1);
    expect(apart(grayJpeg, gentle)).toBeLessThan(12);
  });

  test('palettes, interlacing and 16 bits become 8-bit channels', async () => {
    const few = picture(20, 20, 3, (x, y, c) => ((x + y) % 3) * 100 + c);
    expect(await loadPicture(encodePng(few, { compact: true }))).toEqual(few);
    expect(await loadPicture(await from(color).png({ progressive: true }).toBuffer())).toEqual(color);
    const deep = Uint16Array.of(0, 255, 256, 32_767, 32_768, 65_279, 65_280, 65_535);
    const png = await sharp(deep, { raw: { width: 8, height: 1, channels: 1 } })
      .toColourspace('grey16')
      .png()
      .toBuffer();
    const raster = await loadPicture(png);
    expect(raster).toMatchObject({ width: 8, height: 1, channels: 1 });
    deep.forEach((v, i) => expect(Math.abs(raster.data[i] - v / 257)).toBeLessThan(1));
  });

  test('CMYK becomes RGB', async () => {
    const cmyk = await from(picture(32, 32, 3, (_x, _y, c) => [200, 90, 40][c]))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    const raster = await loadPicture(cmyk);
    expect(raster).toMatchObject({ width: 32, height: 32, channels: 3 });
    expect(Math.abs(raster.data[0] - 200)).toBeLessThan(25);
  });

  test.each(['png', 'jpeg', 'webp'] as const)('the color profile of a %s file is applied', async (format) => {
    const red = { create: { width: 16, height: 16, channels: 3, background: '#ff0000' } } as const;
    const bytes = await sharp(red).withIccProfile('p3')[format]({ quality: 100 }).toBuffer();
    const stored = await sharp(bytes, { ignoreIcc: true }).raw().toBuffer();
    expect(stored[0]).toBeLessThan(240); // the same red in Display P3
    const { data } = await loadPicture(bytes);
    const [r, g, b] = [data[0], data[1], data[2]];
    expect(r).toBeGreaterThan(250);
    expect(Math.max(g, b)).toBeLessThan(8);
  });

  test('a picture is turned upright by its EXIF orientation', async () => {
    const upright = await loadPicture(await from(color).png().toBuffer());
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const tagged = await from(color).withMetadata({ orientation }).png().toBuffer();
      const raster = await loadPicture(tagged);
      expect([raster.width, raster.height]).toEqual(orientation < 5 ? [40, 30] : [30, 40]);
      // Where the first pixel of the file goes, by the EXIF standard.
      const x = [2, 3, 6, 7].includes(orientation) ? raster.width - 1 : 0;
      const y = [3, 4, 7, 8].includes(orientation) ? raster.height - 1 : 0;
      const at = 3 * (y * raster.width + x);
      expect([...raster.data.subarray(at, at + 3)]).toEqual([...upright.data.subarray(0, 3)]);
    }
  });

  test('a square: the middle fills it, or the whole fits between white bars', async () => {
    const wide = picture(60, 20, 3, (x, _, c) => (c === 0 ? (x < 20 || x >= 40 ? 200 : 40) : 90));
    const file = encodePng(wide);
    const crop = await loadPicture(file, { maxSide: 20, square: 'crop' });
    expect([crop.width, crop.height]).toEqual([20, 20]);
    expect(crop.data.every((v, at) => v === (at % 3 === 0 ? 40 : 90))).toBe(true);
    const whole = await loadPicture(file, { maxSide: 30, square: 'letterbox' });
    expect([whole.width, whole.height]).toEqual([30, 30]);
    const row = (y: number) => [...whole.data.subarray(90 * y, 90 * y + 3)];
    expect([row(0), row(15), row(29)]).toEqual([
      [255, 255, 255],
      [200, 90, 90],
      [255, 255, 255],
    ]);
    const large = await loadPicture(file, { maxSide: 50, square: 'crop' });
    expect([large.width, large.height]).toEqual([50, 50]);
    await expect(loadPicture(file, { square: 'crop' })).rejects.toThrow(/^Expected the side of the square/);
  });

  test('alpha is kept, or laid on white', async () => {
    const half = picture(3, 2, 4, (x, _, c) => (c === 3 ? [0, 128, 255][x] : 100));
    const flat = await loadPicture(encodePng(half), { flatten: true });
    expect(flat.channels).toBe(3);
    const row = [flat.data[0], flat.data[3], flat.data[6]];
    expect(row[0]).toBe(255);
    expect(Math.abs(row[1] - 177)).toBeLessThanOrEqual(1);
    expect(row[2]).toBe(100);
  });

  test('gray with alpha becomes RGBA, or gray on white', async () => {
    const png = await from(gray).toColourspace('b-w').ensureAlpha(0).png().toBuffer();
    const kept = await loadPicture(png);
    expect(kept.channels).toBe(4);
    expect([...kept.data.subarray(0, 4)]).toEqual([gray.data[0], gray.data[0], gray.data[0], 0]);
    const flat = await loadPicture(png, { flatten: true });
    expect(flat).toMatchObject({ channels: 1, width: 40, height: 30 });
    expect(flat.data.every((v) => v === 255)).toBe(true);
  });

  test('a picture is scaled down to maxSide, never up', async () => {
    const png = encodePng(photograph(200, 100, 3, 'scaled'));
    expect(await loadPicture(png, { maxSide: 50 })).toMatchObject({ width: 50, height: 25 });
    expect(await loadPicture(png, { maxSide: 300 })).toMatchObject({ width: 200, height: 100 });
    await expect(loadPicture(png, { maxSide: 0 })).rejects.toThrow('for maxSide but received 0');
  });

  test('a picture of 30,000 x 30,000 is refused before it is decoded', async () => {
    const huge = encodePng(gray);
    const view = new DataView(huge.buffer);
    view.setUint32(16, 30_000);
    view.setUint32(20, 30_000);
    view.setUint32(29, crc32(huge, 12, 29));
    await expect(loadPicture(huge)).rejects.toThrow('Expected at most 100000000 pixels');
    await expect(loadPicture(huge, { maxSide: 100 })).rejects.toThrow('received "30000x30000 pixels"');
  });

  test('a picture too wide for a raster is refused unless it is scaled', async () => {
    const wide = await sharp({ create: { width: 16_500, height: 3, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    await expect(loadPicture(wide)).rejects.toThrow('sides of at most 16384 pixels');
    expect((await loadPicture(wide, { maxSide: 1_000 })).width).toBe(1_000);
  });

  test('other formats are refused, though sharp can read them', async () => {
    const others = [
      await from(color).gif().toBuffer(),
      await from(color).tiff().toBuffer(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      Buffer.from('P6 1 1 255 abc'),
      Buffer.from('{"not": "a picture"}'),
    ];
    for (const bytes of others) {
      const error = expect.objectContaining({
        code: 'bad-picture',
        message: expect.stringContaining('not a PNG, JPEG or WebP'),
      });
      await expect(loadPicture(bytes)).rejects.toEqual(error);
    }
  });

  test('an empty file is refused as one', async () => {
    await expect(loadPicture(Buffer.alloc(0))).rejects.toThrow(/it is empty$/);
  });

  test('16 bits are kept where they are asked for', async () => {
    const codes = Uint16Array.from({ length: 16 }, (_, i) => 4001 * i + 7);
    const colors = Uint16Array.from({ length: 24 }, (_, i) => (i % 4 === 3 ? 65_535 : 2_501 * i + 3));
    for (const [channels, data] of [
      [1, codes],
      [4, colors],
    ] as const) {
      const png = await sharp(data, { raw: { width: data.length / channels, height: 1, channels } })
        .toColourspace(channels === 1 ? 'grey16' : 'rgb16')
        .png()
        .toBuffer();
      expect(await loadDeepPicture(png)).toEqual({
        width: data.length / channels,
        height: 1,
        channels,
        data,
      });
    }
    expect(await loadDeepPicture(encodePng(color))).toEqual(color);
  });

  test('a size is that of the picture upright, from its header', async () => {
    const tagged = await from(color).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await pictureSize(tagged)).toEqual({ width: 30, height: 40 });
  });

  test('truncated and damaged files are refused', async () => {
    const photo = photograph(90, 70, 3, 'cut');
    const files = [
      encodePng(photo),
      await from(photo).jpeg().toBuffer(),
      await from(photo).webp().toBuffer(),
    ];
    for (const bytes of files) {
      for (const share of [0.02, 0.3, 0.6, 0.95]) {
        const cut = bytes.subarray(0, Math.floor(bytes.length * share));
        await expect(loadPicture(cut)).rejects.toMatchObject({
          code: 'bad-picture',
          message: expect.stringMatching(/ (not a PNG, JPEG or WebP picture|cut short or damaged \(.+\))$/),
        });
      }
    }
  });

  test('of damage that the decoder has no words for, the sentence says no more than that', async () => {
    const whole = await from(photograph(24, 20, 3, 'bent'))
      .png()
      .toBuffer();
    const messages = new Set<string>();
    for (let at = 30; at < 400; at++) {
      const bent = Uint8Array.from(whole);
      bent[at] ^= 0x55;
      await loadPicture(bent).catch((error: Error) => messages.add(error.message));
    }
    expect(messages).toContain('Cannot read the picture: it is cut short or damaged');
    expect([...messages].join('\n')).not.toContain('Unknown error');
  });

  test('what is not a readable file is refused', async () => {
    mkdirSync(join(folder, 'folder.png'));
    await expect(loadPicture(join(folder, 'folder.png'))).rejects.toThrow('it is not a file');
    await expect(loadPicture(join(folder, 'none.png'))).rejects.toThrow(
      /^Cannot read '.*none.png': there is no such file$/,
    );
    await expect(loadPicture('/dev/zero')).rejects.toThrow('it is not a file');
  });
});
