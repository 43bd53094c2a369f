import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import { loadPicture } from '../../../src/draw/decode.js';
import { encodePng } from '../../../src/draw/png/encode.js';
import type { Channels } from '../../../src/draw/raster.js';
import type { CamouflageState } from '../../../src/families/ambiguous/camouflage/state.js';
import { sidesOf } from '../../../src/families/param-schemas.js';
import { unlike } from '../../../src/families/ambiguous/camouflage/names.js';

describe('ambiguous/camouflage of own objects', () => {
  let folder: string;
  const draw = (
    name: string,
    width: number,
    height: number,
    channels: Channels,
    value: (x: number, y: number) => readonly number[],
  ) => {
    const data = new Uint8Array(width * height * channels);
    for (let i = 0; i < width * height; i++) data.set(value(i % width, Math.floor(i / width)), channels * i);
    writeFileSync(join(folder, name), encodePng({ width, height, channels, data }));
  };
  /** A disc with a bar to its right, in a picture of 300 × 200. */
  const inKey = (x: number, y: number): boolean =>
    (x - 90) ** 2 + (y - 100) ** 2 < 4900 || (x >= 90 && x < 270 && y >= 85 && y < 115);
  const make = async (params: object, count = 2) => {
    // A key is thin: it is hidden where less is asked for.
    const base = { size: 256, textures: ['needles', 'bark'], faintest: 26, clearest: 52 };
    const maker = await prepare(await plan('ambiguous/camouflage', { seed: 3, count, params: { ...base, ...params } }), { base: folder }); // prettier-ignore
    return Array.from({ length: count }, (_, i) => maker.make(i));
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'camouflage-own-'));
    draw('key.png', 300, 200, 4, (x, y) => [200, 170, 60 + (x & 64), inKey(x, y) ? 255 : 0]);
    draw('key-plain.png', 300, 200, 3, (x) => [200, 170, 60 + (x & 64)]);
    draw('key-mask.png', 300, 200, 1, (x, y) => [inKey(x, y) ? 255 : 0]);
    draw('pieces.png', 200, 100, 4, (x, y) => [9, 9, 9, Math.abs(x - 100) > 40 && y > 20 ? 255 : 0]);
    draw('plain.png', 300, 300, 3, () => [90, 120, 80]);
    draw('small.png', 40, 40, 3, (x, y) => [x * 6, y * 6, 0]);
    draw('clear.png', 300, 300, 4, () => [0, 0, 0, 0]);
    const deep = Uint16Array.from({ length: 200 * 200 }, (_, i) => Math.imul(i, 0x9e3779b1) >>> 16);
    await sharp(deep, { raw: { width: 200, height: 200, channels: 1 } })
      .toColourspace('grey16')
      .png()
      .toFile(join(folder, 'deep.png'));
    writeFileSync(join(folder, 'list.json'), JSON.stringify({ pictures: [{ image: 'key-plain.png', word: 'key', accept: ['opener'], mask: 'key-mask.png' }] })); // prettier-ignore
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['transparency', { pictures: ['key.png'], words: ['key'] }],
    ['a mask', { list: 'list.json' }],
    ['a surface of one’s own, 16 bits', { list: 'list.json', grounds: ['deep.png'] }],
    ['a wide picture', { list: 'list.json', size: '320x256' }],
    [
      'a tall picture of a surface of one’s own',
      { list: 'list.json', grounds: ['deep.png'], size: '256x320' },
    ],
  ])('%s: the pixels that differ are the object, in its box', async (_, params) => {
    for (const item of await make(params)) {
      const [hidden, revealed] = await Promise.all(item.views.map(({ png }) => loadPicture(png)));
      const { subject, size } = item.state as unknown as CamouflageState;
      const { width, height } = sidesOf(size);
      expect([hidden.width, hidden.height]).toEqual([width, height]);
      const [left, top, right, bottom] = subject.box;
      expect(subject.category).toBe('key');
      expect(item.certificate).toMatchObject({ holds: true });
      // The key is 250 by 140 pixels: from 20 to 270, and from 30 to 170.
      expect(Math.abs((right - left) / (bottom - top) - 250 / 140)).toBeLessThan(0.04);
      let [wrong, marks] = [0, 0];
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const differs = [0, 1, 2].some((k) => hidden.data[3 * (y * width + x) + k] !== revealed.data[3 * (y * width + x) + k]); // prettier-ignore
          const scale = 250 / (right - left);
          const inside = inKey(20 + (x + 0.5 - left) * scale, 30 + (y + 0.5 - top) * scale);
          marks += Number(inside);
          wrong += Number(inside !== differs);
        }
      // Pixels along the contour may fall on either side.
      expect(wrong / marks).toBeLessThan(0.08);
    }
  });

  test('questions have the words of the user, and nothing that may be there is asked for as absent', async () => {
    const [item] = await make({ list: 'list.json' }, 1);
    const open = item.questions.find(({ variant }) => variant === 'open')!;
    expect(open.answer).toBe('key');
    expect(open.scoring).toMatchObject({ parts: [{ word: 'key', accept: ['opener'] }] });
    for (let i = 0; i < 40; i++) {
      expect(['cat', 'elephant', 'giraffe']).not.toContain(unlike('animal', i, []));
      expect(unlike('kitten', i, [])).not.toBe('cat');
      expect(unlike('thingamajig', i, ['Car'])).not.toBe('car');
    }
  });

  test.each([
    [{ pictures: ['key-plain.png'], words: ['key'] }, /'key-plain.png' has no silhouette to hide/],
    [
      { pictures: ['pieces.png'], words: ['x'] },
      /'pieces.png' shows an object in pieces; the largest has 50%/,
    ],
    [{ pictures: ['clear.png'], words: ['x'] }, /'clear.png' is transparent everywhere/],
    [{ pictures: ['key.png'] }, /one word for each of the 1 pictures/],
    [{ grounds: ['plain.png'] }, /The ground 'plain.png' is of one plain color/],
    [{ grounds: ['clear.png'] }, /The ground 'clear.png' is of one plain color/],
    [{ grounds: ['small.png'] }, /The ground 'small.png' has 40x40 pixels; expected sides of at least 64/],
  ])('%j is refused', async (params, message) => {
    await expect(make(params)).rejects.toThrow(message);
  });
});
