import { Object3D, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import type { Item } from '../../../src/dataset/item/item.js';
import { objectRelations } from '../../../src/families/relations/object-relations.js';
import { sightPair, whyUnclear } from '../../../src/families/relations/pairs/judge.js';
import type { PairDesign } from '../../../src/families/relations/pairs/propose.js';
import type { PairState, Relation } from '../../../src/families/relations/pairs/state.js';
import { bearingOf } from '../../../src/families/relations/floor/layout.js';
import { mirroredStands, turnedStands, type Stand } from '../../../src/families/relations/floor/assets.js';
import { keepModels } from '../kept-models.js';

keepModels(1);

const few = ['chair', 'dog', 'bicycle', 'mug', 'banana'];

const itemsOf = async (family: string, count: number, params: object = {}): Promise<Item[]> => {
  const small = { size: 64, samples: 1, variations: 1, categories: few, ...params } as never;
  const maker = await prepare(await plan(family, { seed: 1, count, params: small }));
  return Array.from({ length: count }, (_, i) => maker.make(i));
};

const stand = (x: number, z: number, heading: number): Stand => ({
  category: 'car',
  variation: 0,
  x,
  z,
  heading,
  size: 1,
});

/**
 * The second road: another library puts a thing on the floor, its front ahead (+Z) and its own left at +X as models have it, turns it,
 * and says where another is in its own axes.
 */
function inOwnAxes(subject: Stand, reference: Stand): Relation {
  const body = new Object3D();
  body.position.set(reference.x, 0, reference.z);
  // Headings are clockwise as seen from above, its angles are not.
  body.rotation.y = (-reference.heading * Math.PI) / 180;
  body.updateMatrixWorld();
  const { x, z } = body.worldToLocal(new Vector3(subject.x, 0, subject.z));
  if (Math.abs(x) > Math.abs(z)) return x > 0 ? 'left' : 'right';
  return z > 0 ? 'front' : 'behind';
}

test('what a thing has on its left is there in its own axes, whichever way it is turned', () => {
  for (let heading = 0; heading < 360; heading += 15)
    for (let bearing = 5; bearing < 360; bearing += 35) {
      const [subject] = turnedStands([stand(0, 2, 0)], bearing);
      const [thing, reference] = [stand(subject.x + 0.4, subject.z - 0.2, 0), stand(0.4, -0.2, heading)];
      const x = { stands: [thing, reference] } as unknown as PairState;
      const off = Math.abs(((((bearing - heading) % 90) + 90) % 90) - 45);
      if (off < 1) continue; // between two relations
      expect(objectRelations.label(x).own).toBe(inOwnAxes(thing, reference));
    }
});

test('bearings are clockwise from what lies toward the camera, and mirrors exchange left and right', () => {
  const middle = stand(0, 0, 0);
  expect(
    [stand(0, 1, 0), stand(-1, 0, 0), stand(0, -1, 0), stand(1, 0, 0)].map((to) => bearingOf(middle, to)),
  ).toEqual([0, 90, 180, 270]);
  expect(mirroredStands([stand(1, 2, 90)])).toEqual([stand(-1, 2, 270)]);
  expect(turnedStands([stand(0, 1, 350)], 90)).toEqual([stand(-1, 0, 80)]);
});

describe('relations as pixels have them', () => {
  test('another answer than the one claimed is refused', async () => {
    for (const item of await itemsOf('relations/viewer-relations', 2)) {
      const { floor } = item.assets as { floor: Parameters<typeof sightPair>[0] };
      const x = item.state as unknown as PairState;
      const seen = sightPair(floor, x);
      expect(seen.viewer).toBe(item.view('original').label);
      expect(seen.off).toBeLessThan(37);
      const [first, second, ...others] = x.stands as [Stand, Stand];
      const swapped = { ...x, stands: [second, first, ...others] };
      expect(sightPair(floor, swapped).viewer).not.toBe(seen.viewer);
    }
  });

  test('what the picture cuts off is refused, also if nothing is asked about it', async () => {
    const [item] = await itemsOf('relations/viewer-relations', 1);
    const { floor } = item.assets as { floor: Parameters<typeof sightPair>[0] };
    const x = item.state as unknown as PairState;
    expect(sightPair(floor, x).cut).toBe(false);
    const { distance, fieldOfView } = x.view.camera;
    const side = distance * Math.tan((fieldOfView * Math.PI) / 360);
    const aside: Stand = { ...x.stands[0], x: side, z: 0 };
    const sighted = sightPair(floor, { ...x, stands: [...x.stands.slice(0, 2), aside] });
    expect(sighted.cut).toBe(true);
    expect(whyUnclear(sighted, 0.1)?.reason).toBe('cut');
  });

  test('what a viewer sees says nothing of what the thing has on its left', async () => {
    const [item] = await itemsOf('relations/object-relations', 1);
    const { dealt } = item.assets as { dealt(i: number): PairDesign };
    const deals = Array.from({ length: 480 }, (_, i) => dealt(i));
    const count = (key: (deal: PairDesign) => string): number[] => {
      const counts = new Map<string, number>();
      for (const deal of deals) counts.set(key(deal), (counts.get(key(deal)) ?? 0) + 1);
      return [...counts.values()];
    };
    expect(count(({ own, letters }) => `${own} ${letters}`)).toEqual(Array(16).fill(30));
    expect(count(({ viewer }) => viewer)).toEqual(Array(4).fill(120));
    const pairs = count(({ own, viewer }) => `${own} ${viewer}`);
    expect(pairs).toHaveLength(16);
    expect(Math.min(...pairs)).toBeGreaterThan(15);
    const same = deals.filter(({ own, viewer }) => own === viewer).length / deals.length;
    expect(same).toBeGreaterThan(0.19);
    expect(same).toBeLessThan(0.31);
  });

  test('the thing turns, and what the viewer would say stays', async () => {
    for (const item of await itemsOf('relations/object-relations', 2)) {
      const { family } = item.planned.part;
      const before = family.label(item.state) as { own: Relation; viewer: Relation };
      const after = family.label(family.act(item.transform, item.state)) as typeof before;
      expect(after.viewer).toBe(before.viewer);
      expect(after.own).not.toBe(before.own);
      expect(item.view('turned').label).toBe(after.own);
      const [first, second] = item.questions;
      expect(first.prompt).toBe(second.prompt);
      expect(first.answer).not.toBe(second.answer);
    }
  });
});

test('what cannot be shown is refused with a sentence', async () => {
  await expect(itemsOf('relations/viewer-relations', 1, { categories: ['mug', 'unicorn'] })).rejects.toThrow(
    /categories to be .*unicorn|unicorn/,
  );
  await expect(
    itemsOf('relations/object-relations', 1, { categories: ['mug', 'banana', 'apple', 'stool'] }),
  ).rejects.toThrow(/1 of them with a front/);
  await expect(
    itemsOf('relations/counting', 1, { categories: ['elephant', 'mug', 'bicycle'] }),
  ).rejects.toThrow(/at least 2 of like size .* received \["elephant","mug","bicycle"\]/);
  await expect(itemsOf('relations/counting', 1, { categories: ['mug', 'house'] })).rejects.toThrow(
    /some of chair.* received "house"/,
  );
});
