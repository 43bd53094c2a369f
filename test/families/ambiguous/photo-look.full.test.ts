import { describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { memoize } from '../../../src/core/memoize.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import { coveredBox } from '../../../src/draw/fill/covered-box.js';
import type { HybridState } from '../../../src/families/ambiguous/hybrid/state.js';
import { PlaceAssets } from '../../../src/families/ambiguous/sources/photo/place-assets.js';
import { sceneOf } from '../../../src/families/ambiguous/sources/shelf.js';
import { haveTool } from '../../system-tools.js';
import { keepModels } from '../kept-models.js';
import { familyLaws } from '../law-suite.js';
import { expectFarAndNear, likenessByOpenCv } from './shrunk-by-opencv.js';

const params = { look: 'photo', size: 192, variations: 2 } as const;

keepModels(1, 2, 31);

describe('ambiguous/hybrid, scenes', () => familyLaws('ambiguous/hybrid', { params, count: 3, few: 1 }));
describe('ambiguous/color, scenes', () => familyLaws('ambiguous/color', { params, count: 3, few: 1 }));

const hybrids = memoize(async (count: number) => {
  const maker = await prepare(plan('ambiguous/hybrid', { seed: 31, count, params: { look: 'photo', size: 256 } }), { base: '.' }); // prettier-ignore
  return Array.from({ length: count }, (_, i) => maker.make(i));
});

// Another road: OpenCV shrinks the finished PNG, and compares it with the plain pictures of the scenes.
test.skipIf(!haveTool('opencv'))('shrunk by OpenCV, a hybrid of scenes is its far scene', async () => {
  for (const alike of likenessByOpenCv(await hybrids(6), '24, 24')) expectFarAndNear(alike);
});

// Another road: boxes of the renderer's masks, with all that stands in the place.
test('the boxes of both things lie in the middle and have about the same area', async () => {
  const assets = await PlaceAssets.open(31);
  for (const item of await hybrids(6)) {
    const areas = (item.state as unknown as HybridState).hidden.map(({ source }) => {
      const mask = assets.coverage(sceneOf(source)!, { width: 256, height: 256 });
      const { left, top, width, height } = coveredBox(mask, 0.5);
      expect(Math.abs(left + width / 2 - 128)).toBeLessThan(3);
      expect(Math.abs(top + height / 2 - 128)).toBeLessThan(3);
      return width * height;
    });
    const ratio = Math.max(...areas) / Math.min(...areas);
    expect(ratio).toBeLessThan(2.5);
  }
});
