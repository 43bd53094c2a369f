import { beforeAll, describe, expect, test } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { coverageOf, layOn } from '../../../src/families/ambiguous/sources/cut-out.js';
import { ModelAssets } from '../../../src/families/ambiguous/sources/model-assets.js';
import { drawModelView } from '../../../src/families/ambiguous/sources/model-camera.js';
import { otherNames } from '../../../src/content/models/known.js';

const side = 96;
const frame = { width: side, height: side, margin: 0.1 };

describe('models alone', () => {
  let assets: ModelAssets;
  beforeAll(async () => {
    assets = await ModelAssets.open('sources');
  });
  const viewOf = (category: string) =>
    drawModelView(assets.entryOf(category), 4, new Stream(['sources', category]));

  test.each(['bicycle', 'giraffe', 'mug', 'airplane', 'guitar'])(
    'the silhouette of a %s fills the frame to its margins, in the middle',
    (category) => {
      const mask = assets.mask(viewOf(category), frame);
      const rows = Array.from({ length: side }, (_, i) => i);
      const seenIn = (y: number) => mask.subarray(y * side, (y + 1) * side).includes(1);
      const seenAt = (x: number) => rows.some((y) => mask[y * side + x] === 1);
      const [tall, wide] = [rows.filter(seenIn), rows.filter(seenAt)];
      const [top, bottom] = [tall[0], side - 1 - tall.at(-1)!];
      const [left, right] = [wide[0], side - 1 - wide.at(-1)!];
      // The cards that a giraffe's hairs are cut out of reach a little farther.
      const [most, mostOff] = category === 'giraffe' ? [3, 4] : [2, 1.5];
      expect(Math.abs(top - bottom)).toBeLessThanOrEqual(most);
      expect(Math.abs(left - right)).toBeLessThanOrEqual(most);
      expect(Math.abs(Math.min(top, left) - 0.1 * side)).toBeLessThanOrEqual(mostOff);
    },
  );

  test.each(['motorcycle', 'cow', 'teapot'])(
    'the coverage of a %s is that of a mask 8 times as fine',
    (category) => {
      const view = viewOf(category);
      const coverage = coverageOf(assets.cutOut(view, frame));
      const fine = assets.mask(view, { width: 8 * side, height: 8 * side, margin: 0.1 });
      let [sum, furthest] = [0, 0];
      coverage.forEach((value, at) => {
        const [x, y] = [at % side, Math.floor(at / side)];
        let count = 0;
        for (let i = 0; i < 64; i++) count += fine[(8 * y + (i >> 3)) * 8 * side + 8 * x + (i & 7)];
        const apart = Math.abs(value / 255 - count / 64);
        sum += apart;
        furthest = Math.max(furthest, apart);
      });
      expect(sum / coverage.length).toBeLessThan(0.006);
      // 8 samples of a thin line; hairs of a tail are finer than pixels, which see more or less of them
      expect(furthest).toBeLessThan(category === 'cow' ? 0.8 : 0.36);
    },
  );

  test('on the ground that it was drawn on, a cut-out is the drawing', () => {
    const cutOut = assets.cutOut(viewOf('camera'), frame);
    const [black, white] = [layOn(cutOut, [0, 0, 0]), layOn(cutOut, [255, 255, 255])];
    const outside = coverageOf(cutOut).map((value) => Number(value === 0));
    outside.forEach((out, at) => {
      if (out) expect([black.data[3 * at], white.data[3 * at]]).toEqual([0, 255]);
    });
    expect(outside.reduce((sum, out) => sum + out, 0)).toBeGreaterThan(0.2 * side * side);
  });

  test('every category has a view, and other names are names of the catalog', () => {
    for (const entry of assets.catalog) {
      const view = viewOf(entry.category);
      expect(Math.abs(view.heading)).toBeLessThan(80);
      expect(otherNames(entry.category)).not.toContain(entry.category);
    }
    expect(() => assets.entryOf('unicorn')).toThrow(/The catalog has no 'unicorn'/);
  });
});
