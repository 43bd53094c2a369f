import { describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { occludersOfPlaces } from '../../../src/content/occluders/of-places.js';
import { places } from '../../../src/content/places/index.js';
import type { Item } from '../../../src/dataset/item/item.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import { mayHide } from '../../../src/families/staging/place/hiding.js';
import { lowered, MeasuredModel } from '../../../src/families/staging/models/model-shelf.js';
import type { OrientationState } from '../../../src/families/staging/scene/state.js';
import { fits } from '../../../src/families/orientation/turned-object/attempt.js';
import { box, materials } from '../../../src/world/modeling/index.js';
import { someOf } from '../../few.js';

const family: string = 'orientation/directional-facing';
const small = { size: 128, samples: 1, shadows: false, variations: 2, occluded: 1 };

/** One item of each answer, about things of one kind behind others. */
async function answered(category: string, look: 'clean' | 'photo'): Promise<readonly Item[]> {
  const params = { ...small, look, categories: [category] };
  const maker = await prepare(await plan(family, { seed: 'hide', count: 5, params }));
  return Array.from({ length: 5 }, (_, i) => maker.make(i));
}

describe('what stands in front of a narrow thing', () => {
  test.each(someOf(['guitar', 'bird'], 0))('%s: each answer has a scene, soon', async (category) => {
    const items = await answered(category, 'clean');
    expect(items.filter(({ certificate }) => certificate.verdict === 'undetermined')).toHaveLength(1);
    for (const item of items) {
      const { occluded, objects, determined } = item.movedState as OrientationState;
      expect(occluded).toBe(true);
      expect(objects).toHaveLength(2);
      const [seen] = item.certificate.visible as number[];
      if (determined) expect(seen).toBeGreaterThanOrEqual(0.45);
      else expect(seen).toBeLessThan(0.1);
    }
    const refused = items.map(({ rejections }) => Object.values(rejections).reduce((a, b) => a + b, 0));
    expect(Math.max(...refused)).toBeLessThan(40);
  });

  test('has usual proportions in the first scenes, and is of its kind in the last of the kind that was dealt', () => {
    expect([0, 1, 2, 3, 4].map(fits)).toEqual([false, false, false, true, true]);
  });
});

describe('what nothing can hide', () => {
  const categories = occludersOfPlaces.map(({ category }) => category);
  const apron = places.find(({ name }) => name === 'airport apron')!;

  test('is larger than all that stands in front of others in a place', () => {
    expect(mayHide(apron, categories, 19)).toBe(false);
    expect(mayHide(apron, categories, 5)).toBe(true);
  });

  test.each(['airplane', 'keyboard'])('%s: is refused before anything is made', async (category) => {
    const params = { ...small, look: 'photo', categories: [category] };
    const planned = await plan(family, { seed: 'hide', count: 5, params });
    await expect(prepare(planned)).rejects.toThrow(/occluded=0 or look=clean for categories but received/);
  });
});

test('a lowered model is as low as asked for, and kept while it is tried', () => {
  const mesh = box(1, 2, 3);
  const model = new MeasuredModel({
    parts: [{ name: 'box', mesh, material: materials.clay('#fff') }],
  } as never);
  const low = lowered(model, 0.5);
  expect(low.half).toEqual([0.5, 0.5, 1.5]);
  expect(lowered(model, 0.5)).toBe(low);
  for (let i = 1; i <= 8; i++) lowered(model, 1 + i / 10);
  expect(lowered(model, 0.5)).not.toBe(low);
});
