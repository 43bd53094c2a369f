import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { python } from '../../../scripts/python.mjs';
import { plan } from '../../../src/benchmarks/plan.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import type { FloatImage } from '../../../src/draw/bands/float-image.js';
import { encodePng } from '../../../src/draw/png/encode.js';
import type { ColorState } from '../../../src/families/ambiguous/color/state.js';
import type { HybridState } from '../../../src/families/ambiguous/hybrid/state.js';
import { clearlyMore, clearness } from '../../../src/families/ambiguous/sources/clearest.js';
import { PlaceAssets } from '../../../src/families/ambiguous/sources/photo/place-assets.js';
import { sceneOf } from '../../../src/families/ambiguous/sources/shelf.js';
import { haveTool } from '../../system-tools.js';
import { fully } from '../../few.js';
import { keepModels } from '../kept-models.js';

keepModels(36);

const side = 64;
const plane = (value: (x: number, y: number) => number): FloatImage => ({
  ...{ width: side, height: side, channels: 1 as const },
  data: Float32Array.from({ length: side * side }, (_, i) => value(i % side, Math.floor(i / side))),
});
const cube = (value: number): number => value * value * value;
const left = plane((x) => Number(x < 24));
const right = plane((x) => Number(x >= 40));

describe('how clear a reading is', () => {
  // The rest is a slope of lightness, which is the cube root of light; the reading is a slope across it, steeper on the left.
  const rest = plane((x) => cube(0.3 + 0.002 * x));
  const picture = plane((x, y) => cube(0.3 + 0.002 * x + (x < side / 2 ? 0.006 : 0.003) * y));

  test('is the quotient of the slopes that are seen, where it is the least', () => {
    expect(clearness(picture, rest, [left])).toBeCloseTo(3, 3);
    expect(clearness(picture, rest, [right])).toBeCloseTo(1.5, 3);
    expect(clearness(picture, rest, [left, right])).toBeCloseTo(1.5, 3);
    expect(clearness(rest, rest, [undefined])).toBe(0);
  });

  test('hues count as light and dark do', () => {
    const colored = (of: (at: number) => readonly [number, number, number]): FloatImage => ({
      ...{ width: side, height: side, channels: 3 as const },
      data: Float32Array.from({ length: 3 * side * side }, (_, i) => of(Math.floor(i / 3) % side)[i % 3]),
    });
    const gray = colored((x) => [0.5 + 0.002 * x, 0.5 + 0.002 * x, 0.5 + 0.002 * x]);
    const hued = (share: number) =>
      colored((x) => [0.5 + (0.002 + share) * x, 0.5 + (0.002 - share) * x, 0.5 + 0.002 * x]);
    expect(clearness(hued(0.004), gray, [undefined])).toBeGreaterThan(
      clearness(hued(0.001), gray, [undefined]),
    );
  });
});

// Another road: OpenCV blurs the finished PNG, or numpy takes away its colors, and numpy measures slopes in Ottosson's OKLab.
fully.skipIf(!haveTool('opencv'))(
  "by OpenCV and numpy, what is asked 'most clearly' is twice as clear as all else",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clearest-'));
    const assets = await PlaceAssets.open(36);
    const mask = (name: string, view: Parameters<typeof sceneOf>[0]): void => {
      const { width, height, data } = assets.coverage(sceneOf(view)!, { width: 256, height: 256 });
      const covered = Uint8Array.from(data, (value) => Math.round(255 * value));
      writeFileSync(join(folder, name), encodePng({ width, height, channels: 1, data: covered }));
    };
    try {
      const told: { clearness: number; prompt: string }[] = [];
      for (const family of ['ambiguous/hybrid', 'ambiguous/color'] as const) {
        const maker = await prepare(plan(family, { seed: 36, count: 4, params: { size: 256 } }), {
          base: '.',
        });
        for (let i = 0; i < 4; i++) {
          const item = maker.make(i);
          const { state, certificate, questions } = item;
          const asked = family === 'ambiguous/hybrid' ? 'near' : 'color';
          const sources =
            asked === 'near'
              ? (state as unknown as HybridState).hidden.map(({ source }) => source)
              : [(state as ColorState).gray.source, (state as ColorState).color.source];
          const at = told.length;
          sources.forEach((source, k) => mask(`${at}-${k}.png`, source));
          writeFileSync(join(folder, `${at}.png`), item.view('original').png);
          const own = certificate as unknown as { readings?: { clearness: number }[]; clearness: number };
          told.push({
            clearness: own.readings?.[0].clearness ?? own.clearness,
            prompt: questions.find(({ condition }) => condition === asked)!.prompt,
          });
        }
      }
      const script = `import cv2, numpy, sys
def light(name):
    v = cv2.imread(sys.argv[1] + '/' + name + '.png')[:, :, ::-1].astype(numpy.float64) / 255
    return numpy.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4)
lms = numpy.array([[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]])
lab = numpy.array([[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]])
for i in range(${told.length}):
    whole = light(f'{i}')
    rest = cv2.GaussianBlur(whole, (0, 0), 0.1874 * 256 / 16) if i < 4 else whole.mean(2, keepdims=True).repeat(3, 2)
    whole, rest = [numpy.cbrt(x @ lms.T) @ lab.T for x in (whole, rest)]
    slopes = [sum(g ** 2 for g in numpy.gradient(x, axis=(0, 1))).sum(2)[1:-1, 1:-1] for x in (whole - rest, rest)]
    area = [numpy.minimum(1, 4 * cv2.GaussianBlur(cv2.imread(f'{sys.argv[1]}/{i}-{k}.png', 0) / 255, (0, 0), 0.015 * 256))[1:-1, 1:-1] for k in (0, 1)]
    print(min((slopes[0] * a).sum() / (slopes[1] * a).sum() for a in area) ** 0.5)`;
      const { stdout, stderr } = spawnSync(python, ['-c', script, folder], { encoding: 'utf8' });
      const measured = stdout.trim().split('\n').map(Number);
      expect(measured, stderr).toHaveLength(told.length);
      measured.forEach((value, i) => expect(told[i].clearness / value, String(i)).toBeCloseTo(1, 2));
      for (const { clearness: own, prompt } of told)
        expect(prompt.includes('most clearly')).toBe(own >= clearlyMore);
      expect(new Set(told.map(({ clearness: own }) => own >= clearlyMore)).size).toBe(2);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
