import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { python } from '../../../scripts/python.mjs';
import { plan } from '../../../src/benchmarks/plan.js';
import type { Json } from '../../../src/core/json.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import { encodePng } from '../../../src/draw/png/encode.js';
import type { ColorState } from '../../../src/families/ambiguous/color/state.js';
import { haveTool } from '../../system-tools.js';
import { all, fully, someOf } from '../../few.js';

const open = (params: Record<string, Json>, count: number, base = '.') =>
  prepare(plan('ambiguous/color', { seed: 11, count, params: { look: 'clean', ...params } }), { base });

describe('ambiguous/color', () => {
  test('the panels are the colored and the gray picture, in the order of the answer', async () => {
    const count = all ? 8 : 4;
    const maker = await open({ size: 128 }, count);
    const sides = new Set<string>();
    for (let i = 0; i < count; i++) {
      const item = maker.make(i);
      const { colored, color, gray } = item.state as ColorState;
      sides.add(colored);
      const { raster } = item.view('panels');
      expect([raster.width, raster.height]).toEqual([260, 128]);
      const isGray = (from: number) => {
        let apart = 0;
        for (let y = 0; y < 128; y++)
          for (let x = from; x < from + 128; x++) {
            const at = 3 * (y * 260 + x);
            apart = Math.max(apart, Math.abs(raster.data[at] - raster.data[at + 1]), Math.abs(raster.data[at] - raster.data[at + 2])); // prettier-ignore
          }
        return apart === 0;
      };
      expect([isGray(0), isGray(132)]).toEqual([colored === 'right', colored === 'left']);
      const words = [color.source.word, gray.source.word];
      expect(item.questions[0].answer).toBe((colored === 'left' ? words : words.reverse()).join(', '));
    }
    expect(sides.size).toBe(2);
  });

  // Another road: numpy takes f_gray and f_color of the finished PNG and looks which source's plain picture each is like.
  fully.skipIf(!haveTool('opencv'))('by numpy, light is of one source and color of the other', async () => {
    const maker = await open({ size: 160 }, 4);
    const folder = mkdtempSync(join(tmpdir(), 'color-'));
    try {
      for (let i = 0; i < 4; i++) {
        const item = maker.make(i);
        const state = item.state as ColorState;
        const { assets, transform, planned } = item;
        const { family, params } = planned.part;
        /** A state that is not the item's own has a stage of its own. */
        const drawn = (x: ColorState) => {
          const stage: unknown = family.stage!({ params, assets, state: x, transform });
          return family.draw(x, 'single', { params, assets, stage, exact: false });
        };
        writeFileSync(join(folder, `${i}.png`), item.view('original').png);
        for (const reading of ['gray', 'color'] as const) {
          // The silhouette as it was placed: the composite of each source with itself.
          const placed = reading === 'gray' ? state.gray.placed : null;
          const gray = { ...state.gray, placed, source: state[reading].source };
          writeFileSync(
            join(folder, `${i}-${reading}.png`),
            encodePng(drawn({ ...state, gray, lost: true })),
          );
        }
      }
      const script = `import cv2, numpy, sys
def light(name):
    v = cv2.imread(sys.argv[1] + '/' + name + '.png')[:, :, ::-1].astype(numpy.float64) / 255
    return numpy.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4)
for i in range(4):
    x, gray, color = light(f'{i}'), light(f'{i}-gray').mean(2), light(f'{i}-color').mean(2)
    mean = x.mean(2)
    part = x - mean[:, :, None]
    flat = part.reshape(-1, 3) - part.reshape(-1, 3).mean(0)
    main = (flat @ numpy.linalg.svd(flat, full_matrices=False)[2][0]).reshape(mean.shape)
    alike = lambda a, b: abs(float(numpy.corrcoef(a.ravel(), b.ravel())[0, 1]))
    print(alike(mean, gray), alike(mean, color), alike(main, color), alike(main, gray))`;
      const { stdout, stderr } = spawnSync(python, ['-c', script, folder], { encoding: 'utf8' });
      const lines = stdout.trim().split('\n');
      expect(lines, stderr).toHaveLength(4);
      for (const line of lines) {
        const [grayGray, grayColor, colorColor, colorGray] = line.split(' ').map(Number); // prettier-ignore
        expect(grayGray).toBeGreaterThan(0.98);
        expect(grayGray).toBeGreaterThan(grayColor + 0.15);
        expect(colorColor).toBeGreaterThan(0.9);
        expect(colorColor).toBeGreaterThan(colorGray + 0.1);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  describe('of own pictures', () => {
    let folder: string;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'color-own-'));
      const draw = (name: string, shade: (x: number, y: number) => readonly number[]) => {
        const data = new Uint8Array(3 * 200 * 200);
        for (let i = 0; i < 200 * 200; i++) data.set(shade(i % 200, Math.floor(i / 200)), 3 * i);
        writeFileSync(join(folder, name), encodePng({ width: 200, height: 200, channels: 3, data }));
      };
      draw('stripes.png', (x, y) => ((x >> 4) % 2 === (y >> 6) % 2 ? [220, 180, 90] : [60, 40, 90]));
      draw('disc.png', (x, y) => ((x - 90) ** 2 + (y - 110) ** 2 < 3600 ? [200, 60, 40] : [60, 120, 200]));
      const thing = (name: string, inside: (x: number, y: number) => boolean) => {
        const data = Uint8Array.from({ length: 4 * 200 * 200 }, (_, i) => {
          const [x, y] = [(i >> 2) % 200, Math.floor(i / 800)];
          return (i & 3) === 3 ? 255 * Number(inside(x, y)) : 60 + ((x >> 3) % 2) * 120;
        });
        writeFileSync(join(folder, name), encodePng({ width: 200, height: 200, channels: 4, data }));
      };
      thing('bar.png', (x, y) => x < 60 && y < 160);
      thing('ball.png', (x, y) => (x - 150) ** 2 + (y - 150) ** 2 < 1600);
      draw('plain.png', () => [90, 90, 90]);
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    test.each(someOf(['two-hues', 'own'], 1))('both orders of two pictures, colors = %s', async (colors) => {
      const params = { pictures: ['stripes.png', 'disc.png'], words: ['fence', 'sun'], size: 128, colors };
      const maker = await open(params, 2, folder);
      const answers = [0, 1].map((i) => {
        const { certificate } = maker.make(i);
        expect(certificate).toMatchObject({ holds: true, clipped: 0 });
        return maker.make(i).questions.find(({ condition }) => condition === 'gray')!.answer;
      });
      expect(answers.sort()).toEqual(['fence', 'sun']);
      await expect(open(params, 3, folder)).rejects.toThrow(/only 2 different ones/);
    });

    fully('things with silhouettes are laid over one another', async () => {
      const maker = await open({ pictures: ['bar.png', 'ball.png'], words: ['bar', 'ball'], size: 128 }, 2, folder); // prettier-ignore
      for (const index of [0, 1]) {
        const { state, certificate } = maker.make(index);
        const { placed } = (state as unknown as { gray: { placed: { overlap: number } } }).gray;
        expect(placed.overlap).toBeGreaterThan(0.35);
        expect(certificate).toMatchObject({ holds: true });
      }
    });

    test('a plain picture and a single one are refused', async () => {
      const plain = { pictures: ['plain.png', 'disc.png'], words: ['wall', 'sun'], size: 128 };
      await expect(open(plain, 2, folder)).rejects.toThrow(/'plain.png' is of one plain color/);
      await expect(open({ pictures: ['disc.png'], words: ['sun'] }, 1, folder)).rejects.toThrow(/needs two pictures/); // prettier-ignore
    });
  });
});
