import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { catalog } from '../../src/content/models/index.js';
import { Extensions } from '../../src/core/extension.js';
import type { Json } from '../../src/core/json.js';
import type { Item } from '../../src/dataset/item/item.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { leastTwin } from '../../src/families/mirror/body/judge.js';
import { groundOf } from '../../src/families/mirror/body/places/body-place.js';
import { buildDressed } from '../../src/families/mirror/body/posing/dressed-body.js';
import { BodyStage, type BodyAssets } from '../../src/families/mirror/body/stage.js';
import { mirrorState, type BodyState } from '../../src/families/mirror/body/state.js';
import { place as placed } from '../../src/world/pose.js';
import type { Placed, Scene } from '../../src/world/scene.js';
import { softRenderer } from '../../src/world/render/renderer.js';
import { familyLaws } from './law-suite.js';

const small = { look: 'photo', size: 96, samples: 1, shadows: false };
const renderer = softRenderer();
const size = { width: 192, height: 192 };

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const planned = (seed: string, count: number, params: Record<string, Json> = {}) =>
  plan('mirror/body', { seed, count, params: { ...small, ...params } as never });

async function itemsOf(count: number, params: Record<string, Json> = {}): Promise<Item[]> {
  const maker = await prepare(await planned('photo look', count, params));
  return upTo(count).map((i) => maker.make(i));
}

async function assetsOf(): Promise<BodyAssets> {
  const { parts } = await planned('photo look', 1);
  const [part] = parts;
  const assets: unknown = await part.family.open!({
    params: part.params,
    path: part.path,
    family: () => Promise.resolve(part.family),
    extensions: new Extensions(),
    resolve: (path) => path,
  });
  return assets as BodyAssets;
}

describe('laws', () => familyLaws('mirror/body', { params: small, count: 4, few: 4 }));
describe('laws before a mirror', () => familyLaws('mirror/reflection', { params: small, count: 3, few: 3 }));

/** The lowest place of objects, meters. */
const lowest = (objects: readonly Placed[]): number =>
  Math.min(
    ...objects.flatMap(({ model, pose }) =>
      model.parts.map(({ mesh: { positions: p } }) => {
        let low = Infinity;
        for (let i = 0; i + 2 < p.length; i += 3)
          low = Math.min(low, placed(pose, [p[i], p[i + 1], p[i + 2]])[1]);
        return low;
      }),
    ),
  );

describe('scenes in places', () => {
  let items: Item[] = [];
  let assets: BodyAssets;
  const states = (): BodyState[] => items.map(({ state }) => state as unknown as BodyState);
  beforeAll(async () => {
    assets = await assetsOf();
    items = await itemsOf(24, { occluders: 0.4 });
  }, 600_000);

  test('nobody is afloat, and what nobody lies on is the ground of the place', () => {
    for (const x of states()) {
      const { body, around } = buildDressed(x);
      const stage = new BodyStage(x, { body, worn: [], around }, assets, false);
      const [first, ...rest] = stage.picture.scene.objects;
      const others = rest.slice(0, stage.measured.own - 1);
      const name = `${x.body} ${x.stance} in ${x.place!.name}`;
      const lies = 0 - groundOf(x.place!);
      expect(lowest([first]) - lies, name).toBeCloseTo(x.pose.lift, 5);
      if (x.pose.lift === 0 || others.length > 0)
        expect(Math.abs(lowest([first, ...others])), name).toBeLessThan(x.pose.lift > 0.1 ? Infinity : 0.1);
      const support = assets.photo!.places.shelf.supportIn(x.place!);
      expect(support.carries(0, 0, 0.5 * x.place!.radius), name).toBe(true);
    }
  });

  test('nobody else is in a place, and nothing to read', () => {
    const lettered = catalog.filter(({ hasText }) => hasText).map(({ category }) => category);
    for (const x of states())
      for (const { model } of assets.photo!.places.of(x.place!).furnishing) {
        expect(['people', 'animals']).not.toContain(model.broadClass);
        expect(lettered).not.toContain(model.category);
      }
  });

  test('the mirrored rig in the mirrored place is the mirrored scene', () => {
    for (const x of states().slice(0, 16)) {
      const { seen } = new BodyStage(x, buildDressed(x), assets, true);
      expect(seen.twin, `${x.body} in ${x.place!.name}`).toBeGreaterThanOrEqual(leastTwin);
    }
  });

  test('the second road: all that is seen of a place is mirrored too', () => {
    for (const x of states().slice(0, 16)) {
      const drawn = (state: BodyState): Scene => assets.photo!.picture(state, buildDressed(state)).scene;
      const here = renderer.objects(drawn(x), size);
      const there = renderer.objects(drawn(mirrorState(x)), size);
      let same = 0;
      for (let at = 0; at < here.length; at++) {
        const [row, column] = [Math.floor(at / size.width), at % size.width];
        if (here[at] === there[row * size.width + size.width - 1 - column]) same++;
      }
      expect(same / here.length, `${x.body} in ${x.place!.name}`).toBeGreaterThan(leastTwin);
    }
  });

  test('what is asked about is as visible in the picture as it was measured', () => {
    for (const x of states()) {
      const stage = new BodyStage(x, buildDressed(x), assets, false);
      const {
        measured,
        picture: { scene: picture },
      } = stage;
      const count = (scene: Scene): number =>
        renderer.objects(scene, size).filter((object) => object === 1).length;
      expect(count(picture) / count(measured.scene), `${x.body} in ${x.place!.name}`).toBeGreaterThan(0.97);
    }
  });
});

test('the place does not depend on the answer', async () => {
  const cast = { dog: 1, 'person/static daily': 1, 'person/skateboarding': 1 };
  const table = new Map<string, [left: number, right: number]>();
  const count = 72;
  const maker = await prepare(await planned('places', count, { size: 64, cast, answers: ['left', 'right'] }));
  for (const i of upTo(count)) {
    const item = maker.make(i);
    const { place } = item.state as unknown as BodyState;
    const row = table.get(place!.name) ?? [0, 0];
    row[item.view('original').label === 'left' ? 0 : 1]++;
    table.set(place!.name, row);
  }
  const rows = [...table.values()];
  const columns = [0, 1].map((side) => rows.reduce((sum, row) => sum + row[side], 0));
  let chi = 0;
  for (const row of rows)
    row.forEach((seen, side) => {
      const expected = ((row[0] + row[1]) * columns[side]) / count;
      chi += ((seen - expected) * (seen - expected)) / expected;
    });
  const freedom = rows.length - 1;
  expect(rows.length).toBeGreaterThan(8);
  // Three standard deviations and more above the mean of chi-square.
  expect(chi).toBeLessThan(freedom + 3.5 * Math.sqrt(2 * freedom));
}, 900_000);
