import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zod } from '../../../src/core/zod.js';
import { coverageOf, layOn } from '../../../src/families/ambiguous/sources/cut-out.js';
import { movedImage } from '../../../src/draw/bands/align.js';
import { laidOver } from '../../../src/families/ambiguous/sources/composite-set.js';
import { freeSilhouette } from '../../../src/families/ambiguous/sources/free-silhouette.js';
import { choicesOf } from '../../../src/families/ambiguous/sources/choices.js';
import { fitInto, placeIn } from '../../../src/families/ambiguous/sources/fit.js';
import { customPictureParams } from '../../../src/families/ambiguous/sources/custom-picture-params.js';
import { loadCustomPictures } from '../../../src/families/ambiguous/sources/custom-pictures.js';

const frame = { width: 64, height: 64, margin: 0.125 };

/** Steps that 8 bits do not have. */
const deepCode = (x: number): number => 30_000 + 37 * x;

describe('own pictures', () => {
  let folder: string;
  const at = (file: string) => join(folder, file);
  const load = (given: object) =>
    loadCustomPictures(zod().strictObject(customPictureParams(zod())).parse(given), frame, at);
  const one = async (image: string, more: object = {}) =>
    (await load({ pictures: [image], words: ['thing'], ...more })).pictures[0];
  const pixel = (picture: Awaited<ReturnType<typeof one>>, x: number, y: number) =>
    [...picture.cutOut().data.subarray(4 * (64 * y + x), 4 * (64 * y + x) + 4)].map((code) => code / 257);
  /** Red on the left, blue on the right. */
  const halves = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
      { input: { create: { width: width / 2, height, channels: 3, background: '#f00' } }, left: 0, top: 0 },
    ]);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'custom-pictures-'));
    await halves(128, 64).png().toFile(at('wide.png'));
    await halves(128, 128).jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toFile(at('turned.jpg'));
    await halves(24, 24).png().toFile(at('tiny.png'));
    await halves(3000, 2400).webp({ lossless: true }).toFile(at('huge.webp'));
    await sharp(
      Uint16Array.from({ length: 64 * 64 }, (_, i) => deepCode(i % 64)),
      { raw: { width: 64, height: 64, channels: 1 } },
    )
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
    const plain = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#789' } }).png();
    await plain(64, 64).toFile(at('plain.png'));
    await plain(20, 400).toFile(at('strip.png'));
    const small = (left: number, side: number) =>
      sharp({ create: { width: 300, height: 64, channels: 4, background: '#0000' } })
        .composite([
          { input: { create: { width: side, height: side, channels: 3, background: '#fa0' } }, left, top: 9 },
        ])
        .png();
    await small(150, 5).toFile(at('speck.png'));
    await small(0, 40).toFile(at('aside.png'));
    await small(20, 30).toFile(at('small-left.png'));
    for (const shade of ['#000', '#fff'])
      await sharp({ create: { width: 128, height: 64, channels: 3, background: shade } })
        .png()
        .toFile(at(`mask${shade.slice(1)}.png`));
    const box = { create: { width: 20, height: 64, channels: 3, background: '#fff' } } as const;
    await sharp({ create: { width: 128, height: 64, channels: 3, background: '#000' } })
      .composite([{ input: box, left: 54, top: 0 }])
      .png()
      .toFile(at('mask.png'));
    writeFileSync(at('cut.png'), new Uint8Array(await sharp(hole, { raw: { width: 64, height: 64, channels: 4 } }).png().toBuffer()).subarray(0, 60)); // prettier-ignore
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('cover shows the middle, contain all of it on its mean light', async () => {
    const cover = await one('wide.png');
    expect([pixel(cover, 0, 32), pixel(cover, 63, 32)]).toEqual([
      [255, 0, 0, 255],
      [0, 0, 255, 255],
    ]);
    expect(cover.hasSilhouette).toBe(false);
    const contain = await one('wide.png', { fit: 'contain' });
    expect(pixel(contain, 10, 20)).toEqual([255, 0, 0, 255]);
    // Half red and half blue, in linear light.
    expect(pixel(contain, 10, 4).map(Math.round)).toEqual([188, 0, 188, 255]);
    expect(contain.hasSilhouette).toBe(false);
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

  test('16 bits are kept', async () => {
    const cutOut = (await one('deep.png')).cutOut();
    const codes = (x: number) => [...cutOut.data.subarray(4 * (64 * 30 + x), 4 * (64 * 30 + x) + 4)];
    expect(codes(30)).toEqual([deepCode(30), deepCode(30), deepCode(30), 65_535]);
    expect(codes(31)).toEqual([deepCode(31), deepCode(31), deepCode(31), 65_535]);
    const gray = layOn(cutOut, [0, 0, 0]).data[3 * (64 * 30 + 30)];
    expect(Math.abs(gray - deepCode(30) / 257)).toBeLessThan(0.51);
  });

  test('alpha and masks are the silhouette', async () => {
    const alpha = await one('alpha.png');
    expect(alpha.hasSilhouette).toBe(true);
    // 32 of 64 columns: 24 of 48 between the margins.
    expect(coverageOf(alpha.cutOut()).reduce((sum, value) => sum + value / 255, 0)).toBe(24 * 48);
    const lying = coverageOf((await one('alpha.png', { fit: 'cover' })).cutOut());
    expect(lying.reduce((sum, value) => sum + value / 255, 0)).toBe(32 * 64);
    writeFileSync(at('list.json'), JSON.stringify({ pictures: [{ image: 'wide.png', word: 'flag', accept: ['banner'], mask: 'mask.png' }] })); // prettier-ignore
    const { pictures, hashes } = await load({ list: 'list.json' });
    expect(pictures[0]).toMatchObject({ word: 'flag', accept: ['banner'], hasSilhouette: true });
    expect(coverageOf(pictures[0].cutOut()).reduce((sum, value) => sum + value / 255, 0)).toBe(15 * 48);
    expect(Object.keys(hashes).sort()).toEqual(['list.json', 'mask.png', 'wide.png']);
  });

  test.each([
    [{ pictures: ['wide.png'] }, /one word for each of the 1 pictures/],
    [{ pictures: ['none.png'], words: ['x'] }, /none\.png/],
    [{ pictures: ['cut.png'], words: ['x'] }, /cut\.png': it is cut short or damaged/],
    [{ pictures: ['dot.png'], words: ['x'] }, /'dot.png' has 9x9 pixels; expected sides of at least 16/],
    [
      { pictures: ['strip.png'], words: ['x'] },
      /'strip.png' has 20x400 pixels; expected a form of at most 10 to 1/,
    ],
    [{ pictures: ['plain.png'], words: ['x'] }, /'plain.png' is of one plain color/],
    [{ pictures: ['speck.png'], words: ['x'] }, /'speck.png' shows a thing of 5x5 pixels/],
    [{ pictures: ['aside.png'], words: ['x'], fit: 'cover' }, /'aside.png' shows nothing in the middle/],
    [{ pictures: ['empty.png'], words: ['x'] }, /'empty.png' is transparent everywhere/],
    [{ list: 'missing.json' }, /does not exist/],
    [{ list: 'wide.png' }, /is not JSON/],
    [{ list: 'list.json', words: ['x'] }, /one or the other/],
  ])('%j is refused', async (given, message) => {
    await expect(load(given)).rejects.toThrow(message);
  });

  test('a mask of another size and a path outside are refused', async () => {
    const list = (entry: object) => writeFileSync(at('bad.json'), JSON.stringify({ pictures: [entry] }));
    list({ image: 'tiny.png', word: 'x', mask: 'mask.png' });
    await expect(load({ list: 'bad.json' })).rejects.toThrow(
      "The mask 'mask.png' has 128x64 pixels; expected 24x24 pixels, as 'tiny.png' has upright",
    );
    list({ image: 'wide.png', word: 'x', mask: 'mask000.png' });
    await expect(load({ list: 'bad.json' })).rejects.toThrow(/'mask000.png' is black everywhere/);
    list({ image: 'wide.png', word: 'x', mask: 'maskfff.png' });
    await expect(load({ list: 'bad.json' })).rejects.toThrow(/'maskfff.png' is white everywhere/);
    list({ image: '../tiny.png', word: 'x' });
    await expect(load({ list: 'bad.json' })).rejects.toThrow(/leaves the folder/);
    list({ image: 'tiny.png', word: 'a, b' });
    await expect(load({ list: 'bad.json' })).rejects.toThrow(/without commas/);
  });

  test('things with silhouettes are laid over one another, others stay', async () => {
    const [wide, half] = [await one('small-left.png'), await one('alpha.png')];
    const aligned = (...pair: [typeof wide, typeof wide]) => {
      const [moving, still] = pair.map((picture) => ({ silhouette: freeSilhouette(picture) }));
      return laidOver(moving, still);
    };
    const placed = aligned(wide, half)!;
    const cover = (picture: typeof wide) => Float32Array.from(coverageOf(picture.cutOut()), (v) => v / 255);
    const overlap = (a: Float32Array, b: Float32Array) =>
      a.reduce((sum, v, i) => sum + Math.min(v, b[i]), 0) /
      a.reduce((sum, v, i) => sum + Math.max(v, b[i]), 0);
    const plane = { width: 64, height: 64, channels: 1 as const, data: cover(wide) };
    expect(overlap(movedImage(plane, placed).data, cover(half))).toBeGreaterThan(
      overlap(cover(wide), cover(half)),
    );
    expect(aligned(wide, await one('wide.png'))).toBeNull();
    // The frame cuts it: moved, its cut side would show.
    expect(aligned(wide, await one('alpha.png', { fit: 'cover' }))).toBeNull();
  });

  test('choices are of different things, each once', async () => {
    const words = ['cat', 'dog', 'Cat', 'cup', 'dog'];
    const pictures = words.map((word, at) => ({
      image: String(at),
      word,
      accept: at === 3 ? ['mug', 'CAT'] : [],
    }));
    const role = (...named: string[]) => ({ param: 'near', named });
    for (const [count, size] of [
      [1, 5],
      [2, 12],
      [3, 0],
    ] as const)
      expect(
        choicesOf(
          pictures as never,
          Array.from({ length: count }, () => role()),
        ),
      ).toHaveLength(size);
    const free = [...words.slice(0, 3), 'hen', 'owl'].map((word, at) => ({
      image: String(at),
      word,
      accept: [] as string[],
    }));
    const all = choicesOf(free as never, [role(), role(), role()]);
    // Of 5 · 4 · 3, those with both cats are left out: 3 · 6.
    expect(all.length).toBe(42);
    expect(new Set(all.map((list) => list.map(({ image }) => image).join())).size).toBe(42);
    for (const list of all) expect(new Set(list.map(({ word }) => word.toLowerCase())).size).toBe(3);
  });

  test('choices begin with the order given, and show what each reading names', () => {
    const pictures = ['cat', 'dog', 'cup', 'hen'].map((word) => ({ image: `${word}.png`, word, accept: [] }));
    const choices = (...named: string[][]) =>
      choicesOf(
        pictures as never,
        named.map((list) => ({ param: 'near', named: list })),
      ).map((list) => list.map(({ word }) => word).join('-'));
    const all = choices([], []);
    expect(all).toHaveLength(12);
    expect(all.slice(0, 4)).toEqual(['cat-dog', 'dog-cup', 'cup-hen', 'hen-cat']);
    expect(choices(['cup', 'hen.png'], ['Cat', 'dog'])).toEqual(['cup-cat', 'hen-dog', 'cup-dog', 'hen-cat']);
    expect(() => choices(['cow'], [])).toThrow(/near names 'cow', but the pictures are of 'cat', 'dog'/);
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
    const gray = { width: 2, height: 2, channels: 1 as const, data: Float32Array.of(0, 1, 1, 0) };
    expect([...fitInto(gray, { width: 1, height: 1 }, 'cover').data]).toEqual([0.5]);
  });
});
