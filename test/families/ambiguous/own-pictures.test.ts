import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zod } from '../../../src/core/zod.js';
import { coverageOf } from '../../../src/families/ambiguous/sources/cut-out.js';
import { fitInto, placeIn } from '../../../src/families/ambiguous/sources/fit.js';
import { ownPictureParams } from '../../../src/families/ambiguous/sources/own-picture-params.js';
import { loadOwnPictures } from '../../../src/families/ambiguous/sources/own-pictures.js';

const frame = { width: 64, height: 64 };

describe('own pictures', () => {
  let folder: string;
  const at = (file: string) => join(folder, file);
  const load = (given: object) =>
    loadOwnPictures(zod().strictObject(ownPictureParams(zod())).parse(given), frame, at);
  const one = async (image: string, more: object = {}) =>
    (await load({ pictures: [image], words: ['thing'], ...more })).pictures[0]!;
  const pixel = ({ cutOut }: Awaited<ReturnType<typeof one>>, x: number, y: number) => [
    ...cutOut.data.subarray(4 * (64 * y + x), 4 * (64 * y + x) + 4),
  ];
  /** Red on the left, blue on the right. */
  const halves = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
      { input: { create: { width: width / 2, height, channels: 3, background: '#f00' } }, left: 0, top: 0 },
    ]);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'own-pictures-'));
    await halves(128, 64).png().toFile(at('wide.png'));
    await halves(128, 128).jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toFile(at('turned.jpg'));
    await halves(24, 24).png().toFile(at('tiny.png'));
    await halves(3000, 2400).webp({ lossless: true }).toFile(at('huge.webp'));
    await sharp(new Uint16Array(64 * 64).fill(32896), { raw: { width: 64, height: 64, channels: 1 } })
      .toColourspace('grey16')
      .png()
      .toFile(at('deep.png'));
    const hole = new Uint8Array(4 * 64 * 64).map((_, i) => (i % 4 < 3 ? 200 : (i >> 2) % 64 < 32 ? 255 : 0));
    await sharp(hole, { raw: { width: 64, height: 64, channels: 4 } })
      .png()
      .toFile(at('alpha.png'));
    const clear = { create: { width: 64, height: 64, channels: 4, background: '#0000' } } as const;
    await sharp(clear).png().toFile(at('empty.png'));
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toFile(at('dot.png'));
    const box = { create: { width: 20, height: 64, channels: 3, background: '#fff' } } as const;
    await sharp({ create: { width: 128, height: 64, channels: 3, background: '#000' } })
      .composite([{ input: box, left: 54, top: 0 }])
      .png()
      .toFile(at('mask.png'));
    writeFileSync(at('cut.png'), new Uint8Array(await sharp(hole, { raw: { width: 64, height: 64, channels: 4 } }).png().toBuffer()).subarray(0, 60)); // prettier-ignore
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('cover shows the middle, contain all of it with nothing beside', async () => {
    const cover = await one('wide.png');
    expect([pixel(cover, 0, 32), pixel(cover, 63, 32)]).toEqual([
      [255, 0, 0, 255],
      [0, 0, 255, 255],
    ]);
    expect(cover.hasSilhouette).toBe(false);
    const contain = await one('wide.png', { fit: 'contain' });
    expect(pixel(contain, 10, 4)).toEqual([0, 0, 0, 0]);
    expect(pixel(contain, 10, 20)).toEqual([255, 0, 0, 255]);
  });

  test('pictures are upright by their EXIF orientation', async () => {
    const turned = await one('turned.jpg');
    const [top, bottom] = [pixel(turned, 32, 8), pixel(turned, 32, 56)];
    expect(top[0]).toBeGreaterThan(240);
    expect(bottom[2]).toBeGreaterThan(240);
  });

  test('tiny and huge pictures fill the frame', async () => {
    for (const file of ['tiny.png', 'huge.webp']) {
      const picture = await one(file);
      expect(pixel(picture, 4, 32)).toEqual([255, 0, 0, 255]);
      expect(pixel(picture, 60, 32)).toEqual([0, 0, 255, 255]);
    }
  });

  test('16-bit gray becomes gray', async () => {
    expect(pixel(await one('deep.png'), 30, 30)).toEqual([128, 128, 128, 255]);
  });

  test('alpha and masks are the silhouette', async () => {
    const alpha = await one('alpha.png');
    expect(alpha.hasSilhouette).toBe(true);
    expect(coverageOf(alpha.cutOut).reduce((sum, value) => sum + value / 255, 0)).toBe(32 * 64);
    writeFileSync(at('list.json'), JSON.stringify({ pictures: [{ image: 'wide.png', word: 'flag', accept: ['banner'], mask: 'mask.png' }] })); // prettier-ignore
    const { pictures, hashes } = await load({ list: 'list.json' });
    expect(pictures[0]).toMatchObject({ word: 'flag', accept: ['banner'], hasSilhouette: true });
    expect(coverageOf(pictures[0]!.cutOut).reduce((sum, value) => sum + value / 255, 0)).toBe(20 * 64);
    expect(Object.keys(hashes).sort()).toEqual(['list.json', 'mask.png', 'wide.png']);
  });

  test.each([
    [{ pictures: ['wide.png'] }, /one word for each of the 1 pictures/],
    [{ pictures: ['none.png'], words: ['x'] }, /none\.png/],
    [{ pictures: ['cut.png'], words: ['x'] }, /a whole PNG|Cannot read/],
    [{ pictures: ['dot.png'], words: ['x'] }, /at least 16 pixels.*9x9/],
    [{ pictures: ['empty.png'], words: ['x'] }, /an empty silhouette/],
    [{ list: 'missing.json' }, /does not exist/],
    [{ list: 'wide.png' }, /is not JSON/],
    [{ list: 'list.json', words: ['x'] }, /one or the other/],
  ])('%j is refused', async (given, message) => {
    await expect(load(given)).rejects.toThrow(message);
  });

  test('a mask of another size and a path outside are refused', async () => {
    const list = (entry: object) => writeFileSync(at('bad.json'), JSON.stringify({ pictures: [entry] }));
    list({ image: 'tiny.png', word: 'x', mask: 'mask.png' });
    await expect(load({ list: 'bad.json' })).rejects.toThrow(/24x24 pixels/);
    list({ image: '../tiny.png', word: 'x' });
    await expect(load({ list: 'bad.json' })).rejects.toThrow(/leaves the folder/);
    list({ image: 'tiny.png', word: 'a, b' });
    await expect(load({ list: 'bad.json' })).rejects.toThrow(/without commas/);
  });

  test('forms are kept', () => {
    expect(placeIn({ width: 300, height: 200 }, frame, 'cover')).toEqual({
      left: -16,
      top: 0,
      width: 96,
      height: 64,
    });
    expect(placeIn({ width: 300, height: 200 }, frame, 'contain')).toEqual({
      left: 0,
      top: 10,
      width: 64,
      height: 43,
    });
    const gray = { width: 2, height: 2, channels: 1 as const, data: new Uint8Array([0, 255, 255, 0]) };
    expect([...fitInto(gray, { width: 1, height: 1 }, 'cover').data]).toEqual([188, 188, 188, 255]);
  });
});
