import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import type { Json } from '../../../src/core/json.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import { decodePng } from '../../../src/draw/png/decode.js';
import { encodePng } from '../../../src/draw/png/encode.js';
import { bandsOf } from '../../../src/families/ambiguous/hybrid/propose.js';
import { bandOf } from '../../../src/families/ambiguous/hybrid/mix.js';
import type { Size } from '../../../src/families/param-schemas.js';
import { haveTool } from '../../system-tools.js';
import { expectFarAndNear, likenessByOpenCv } from './shrunk-by-opencv.js';
import { fully } from '../../few.js';

const make = async (given: Record<string, Json>, count: number, base = '.') => {
  const params: Record<string, Json> = { look: 'clean', ...given };
  const maker = await prepare(await plan('ambiguous/hybrid', { seed: 11, count, params }), { base });
  return Array.from({ length: count }, (_, i) => maker.make(i));
};

describe('ambiguous/hybrid', () => {
  fully('three readings, each with its view', async () => {
    const [item] = await make({ levels: 3, size: 256, enlarged: false }, 1);
    expect(item.views.map(({ name, raster }) => [name, raster.width])).toEqual([
      ['original', 256],
      ['far', 88],
      ['very-far', 24],
      ['control', 256],
    ]);
    const { readings } = item.certificate as unknown as { readings: { seenFrom: string }[] };
    expect(readings.map(({ seenFrom }) => seenFrom)).toEqual(['near', 'far', 'very-far']);
  });

  // Another road: OpenCV shrinks the finished PNG, and compares it with the plain picture of the far source.
  test.skipIf(!haveTool('opencv')).each<[Size, string]>([
    [256, '24, 24'],
    ['320x192', '40, 24'],
    ['192x320', '24, 40'],
  ])('shrunk by OpenCV, a hybrid of %s is its far source', async (size, shrunk) => {
    for (const alike of likenessByOpenCv(await make({ size }, 4), shrunk)) expectFarAndNear(alike);
  });

  test('cut-offs are in cycles per shorter side, and so are the pictures from afar', async () => {
    const [item] = await make({ size: '256x192', enlarged: false }, 1);
    expect(item.views.map(({ raster: { width, height } }) => [width, height])).toEqual([
      [256, 192],
      [40, 30],
      [256, 192],
    ]);
    // Of a wave of ten cycles per 64 pixels, half is left at a cut-off of ten, whichever way it runs.
    const [, far] = bandsOf(2, [16, 10], 64);
    for (const [width, height] of [
      [64, 64],
      [128, 64],
      [64, 128],
    ] as const)
      // prettier-ignore
      for (const along of ['x', 'y'] as const) {
        const at = (i: number): number => (along === 'x' ? i % width : Math.floor(i / width));
        const wave = Float32Array.from({ length: width * height }, (_, i) => Math.sin((Math.PI * 20 * (at(i) + 0.5)) / 64)); // prettier-ignore
        const { data } = bandOf({ width, height, channels: 1, data: wave }, { band: far });
        const middle = (height / 2) * width + width / 2;
        const left = Array.from({ length: 16 }, (_, i) => data[middle + (along === 'x' ? i - 8 : (i - 8) * width)]); // prettier-ignore
        expect(Math.max(...left.map(Math.abs)), `${width}x${height} ${along}`).toBeCloseTo(0.5, 1);
      }
  });

  test('bands: cut-offs, sizes and distances', () => {
    const [near, far] = bandsOf(2, [], 512);
    expect(near).toMatchObject({ seenFrom: 'near', above: 22, below: null, pixels: null });
    expect(far).toMatchObject({ seenFrom: 'far', above: null, below: 10, pixels: 30 });
    // From near until the low band is as fine as 1 cycle a degree: 10 degrees, 5.7 widths; from afar once 22 cycles
    // are 10 a degree: 2.2 degrees, 26 widths.
    expect(near.widths).toEqual([0, 5.72]);
    expect(far.widths[0]).toBeCloseTo(26.04, 1);
    for (const cuts of [[10, 22], [20], [300, 10]]) expect(() => bandsOf(2, cuts, 512)).toThrow(/cut-offs/);
  });

  describe('of own pictures', () => {
    let folder: string;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'hybrid-own-'));
      const draw = (name: string, shade: (x: number, y: number) => readonly number[]) => {
        const data = new Uint8Array(3 * 200 * 200);
        for (let i = 0; i < 200 * 200; i++) data.set(shade(i % 200, Math.floor(i / 200)), 3 * i);
        writeFileSync(join(folder, name), encodePng({ width: 200, height: 200, channels: 3, data }));
      };
      draw('stripes.png', (x, y) => ((x >> 3) % 2 === (y >> 6) % 2 ? [220, 180, 90] : [60, 40, 90]));
      draw('disc.png', (x, y) => ((x - 90) ** 2 + (y - 110) ** 2 < 3600 ? [200, 60, 40] : [120, 160, 200]));
      draw('slope.png', (x, y) => [x, y, (x + y) >> 1]);
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    fully('both orders of two pictures, in color', async () => {
      const params = {
        pictures: ['stripes.png', 'disc.png'],
        words: ['fence', 'sun'],
        size: 192,
        color: 'full',
      } as const;
      const maker = await prepare(await plan('ambiguous/hybrid', { seed: 3, count: 2, params }), { base: folder }); // prettier-ignore
      expect(Object.keys(maker.assets)).toEqual(['disc.png', 'stripes.png']);
      // The order given comes first.
      const item = maker.make(0);
      expect(item.questions[0].answer).toBe('fence, sun');
      expect(item.certificate.holds).toBe(true);
      expect(decodePng(item.view('original').png).channels).toBe(3);
      await expect(make({ ...params }, 3, folder)).rejects.toThrow(/only 2 different ones/);
    });

    test('too few pictures, or ones that cannot be told apart, are refused', async () => {
      const base = { size: 192 };
      await expect(make({ ...base, pictures: ['disc.png'], words: ['sun'] }, 1, folder)).rejects.toThrow(/needs as many pictures/); // prettier-ignore
      await expect(make({ ...base, pictures: ['slope.png', 'disc.png'], words: ['sky', 'sun'] }, 2, folder)).rejects.toThrow(/cannot be made of these pictures: 'slope.png' and 'disc.png' were left out: 'sky' seen from near has edges of contrast 0\.\d+, less than 0\.04; 'disc.png' and 'slope.png'/); // prettier-ignore
    });
  });
});
