import { expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import { all } from '../../few.js';

const count = all ? 4 : 1;

test('5C: each dot lies on the object that it marks, where it is thick', async () => {
  const params = {
    look: 'clean',
    size: 192,
    samples: 1,
    shadows: false,
    variations: 1,
    masks: true,
  } as const;
  const maker = await prepare(
    await plan('orientation/inter-object-direction', { seed: 'dots', count, params }),
  );
  for (let i = 0; i < count; i++) {
    const item = maker.make(i);
    const masks = item.view('masks').raster;
    const picture = item.view('scene').raster;
    // The dots are the only pure red; their middles are white letters.
    for (const object of [1, 2]) {
      let [on, off] = [0, 0];
      for (let at = 0; at < picture.width * picture.height; at++) {
        const [red, green, blue] = [0, 1, 2].map((c) => picture.data[3 * at + c]);
        if (red !== 214 || green !== 32 || blue !== 36) continue;
        if (masks.data[3 * at] === object) on++;
        else off++;
      }
      expect(on).toBeGreaterThan(0.2 * (on + off));
    }
  }
});
