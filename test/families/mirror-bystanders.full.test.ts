import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import type { Json } from '../../src/core/json.js';
import type { Item } from '../../src/dataset/item/item.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { leastTwin } from '../../src/families/mirror/body/judge.js';
import { standMiddle } from '../../src/families/mirror/body/places/body-place.js';
import type { Bystander } from '../../src/families/mirror/body/places/bystander.js';
import { buildDressed } from '../../src/families/mirror/body/posing/dressed-body.js';
import { project } from '../../src/families/mirror/body/scene/camera.js';
import { BodyStage, type BodyAssets, drawBody } from '../../src/families/mirror/body/stage.js';
import { mirrorState, type BodyState } from '../../src/families/mirror/body/state.js';
import { turn } from '../../src/draw/index.js';
import { rotate, subtract, type Scene } from '../../src/world/index.js';
import { turnMatrix } from '../../src/world/modeling/index.js';
import { softRenderer } from '../../src/world/render/renderer.js';
import { keepModels } from './kept-models.js';

const seed = 'bystanders';
keepModels(seed);

const small = { look: 'photo', size: 96, samples: 1, shadows: false, occluders: 0.2, elevation: [0, 8] };
/** People in places with room behind them, and animals that people keep. */
const cast = {
  'person/static daily': 3, 'person/dynamic daily': 3, 'person/tennis': 1, 'person/football': 1, 'person/running': 1,
  'person/golf': 1, 'person/skateboarding': 1, horse: 2, dog: 1,
}; // prettier-ignore
const renderer = softRenderer();
const side = 512;
const size = { width: side, height: side };

const open = async (count: number, params: Record<string, Json> = {}) => {
  const maker = await prepare(
    await plan('mirror/body', { seed, count, params: { ...small, cast, ...params } as never }),
  );
  return Array.from({ length: count }, (_, i) => maker.make(i));
};
const stateOf = (item: Item): BodyState => item.state as unknown as BodyState;
const othersOf = (item: Item): readonly Bystander[] => stateOf(item).others ?? [];
const stageOf = (item: Item, x = stateOf(item), twin = false): BodyStage =>
  new BodyStage(x, buildDressed(x), item.assets as BodyAssets, twin);

/** How far a pixel's nearest neighbor in another set is allowed to be: the share of the picture's side left free, less a pixel. */
const apart = 0.03 * side - 2;

/** The box about pixels of a mask. */
function boxOf(mask: Uint16Array, is: (object: number) => boolean) {
  let [x0, x1, y0, y1, count] = [side, -1, side, -1, 0];
  mask.forEach((object, at) => {
    if (!is(object)) return;
    const [x, y] = [at % side, Math.floor(at / side)];
    [x0, x1, y0, y1] = [Math.min(x0, x), Math.max(x1, x), Math.min(y0, y), Math.max(y1, y)];
    count++;
  });
  return { x0, x1, y0, y1, count };
}

describe('other people', () => {
  let items: Item[] = [];
  let accompanied: Item[] = [];
  beforeAll(async () => {
    items = await open(32, { others: 1 });
    accompanied = items.filter((item) => othersOf(item).length > 0);
  }, 900_000);

  test('are there in many of the pictures where they are wanted, sometimes two', () => {
    expect(accompanied.length).toBeGreaterThan(9);
    expect(accompanied.length).toBeLessThan(items.length);
    expect(accompanied.some((item) => othersOf(item).length === 2)).toBe(true);
  });

  test('are apart from the body and from what it holds in the drawn picture, behind it and at most about half as high', () => {
    for (const item of accompanied) {
      const x = stateOf(item);
      const { picture, measured } = stageOf(item);
      const { objects, depth } = renderer.masks(picture.scene, size);
      const first = measured.own + 1;
      const last = measured.own + x.others!.length;
      const isOther = (object: number): boolean => object >= first && object <= last;
      const isOwn = (object: number): boolean => object > 0 && object <= measured.own;
      const name = `${item.id} ${x.body} ${x.stance} in ${x.place!.name}`;
      let [farthest, nearest] = [0, Infinity];
      objects.forEach((object, at) => {
        if (object === 1) farthest = Math.max(farthest, depth[at]);
        if (isOther(object)) nearest = Math.min(nearest, depth[at]);
      });
      expect(nearest, name).toBeGreaterThan(farthest);
      const body = boxOf(objects, (object) => object === 1);
      for (let object = first; object <= last; object++) {
        const box = boxOf(objects, (one) => one === object);
        expect(box.count, name).toBeGreaterThan(0.001 * side * side);
        expect((box.y1 - box.y0) / (body.y1 - body.y0), name).toBeLessThan(0.6);
      }
      const own = [...objects.keys()].filter((at) => isOwn(objects[at]));
      const rows = new Map<number, number[]>();
      for (const at of own) rows.set(Math.floor(at / side), [...(rows.get(Math.floor(at / side)) ?? []), at % side]); // prettier-ignore
      objects.forEach((object, at) => {
        if (!isOther(object)) return;
        const [px, py] = [at % side, Math.floor(at / side)];
        for (let y = Math.ceil(py - apart); y <= py + apart; y++)
          for (const ox of rows.get(y) ?? [])
            if (Math.abs(ox - px) < apart)
              throw new Error(`${name}: a bystander at ${px}, ${py} is beside it`);
      });
    }
  }, 600_000);

  test('are where the state says: the camera’s projection of the soles is at the feet that are drawn', () => {
    for (const item of accompanied) {
      const x = stateOf(item);
      const { picture, measured } = stageOf(item);
      // Without the place, grass included.
      const scene: Scene = { ...picture.scene, objects: picture.scene.objects.slice(0, measured.own + x.others!.length) }; // prettier-ignore
      const mask = renderer.objects(scene, size);
      x.others!.forEach((one, k) => {
        const box = boxOf(mask, (object) => object === measured.own + 1 + k);
        const feet = project(x.camera, one.at);
        expect(feet.x * side, item.id).toBeGreaterThan(box.x0 - 4);
        expect(feet.x * side, item.id).toBeLessThan(box.x1 + 4);
        const high = box.y1 - box.y0;
        expect(Math.abs(feet.y * side - box.y1), item.id).toBeLessThan(0.16 * high + 2);
      });
    }
  }, 300_000);

  test('stand on the ground of the place with nothing in their way, as a camera above their heads sees it', () => {
    for (const item of accompanied) {
      const x = stateOf(item);
      const { picture, measured } = stageOf(item);
      const place = picture.scene.objects.slice(measured.own + x.others!.length);
      const middle = standMiddle(x.camera.target, x.place!);
      for (const { at } of x.others!) {
        const [px, py, pz] = rotate(turnMatrix('y', -x.camera.azimuth), subtract(at, middle));
        const above: Scene = {
          ...picture.scene,
          objects: place,
          camera: { position: [px, py + 2, pz + 0.02], target: [px, py, pz], fieldOfView: 16, near: 0.01, far: 9 }, // prettier-ignore
        };
        const { depth } = renderer.masks(above, { width: 48, height: 48 });
        const level = depth.filter((meters) => Math.abs(meters - 2) < 0.05).length / depth.length;
        const name = `${item.id} in ${x.place!.name}`;
        // Blades of grass stand in a meadow, and boards have gaps.
        expect(level, name).toBeGreaterThan(0.85);
      }
    }
  }, 300_000);

  test('do not change anything else: state, answer and all that is measured of the body', async () => {
    const alone = await open(items.length, { others: 0 });
    items.forEach((item, i) => {
      const { others, ...rest } = stateOf(item);
      expect(stateOf(alone[i]).others).toBeUndefined();
      expect(rest, item.id).toEqual(stateOf(alone[i]));
      expect(item.certificate, item.id).toEqual(alone[i].certificate);
      if (i % 4 === 0 || others) {
        const [here, there] = [item, alone[i]].map((one) => one.draw({ moved: false, part: 'whole' }).data);
        expect(Buffer.compare(here, there) === 0, item.id).toBe(others === undefined);
      }
    });
  }, 900_000);

  test('are mirrored with everything else', () => {
    for (const item of accompanied.slice(0, 10)) {
      const x = stateOf(item);
      expect(stageOf(item, x, true).seen.twin, item.id).toBeGreaterThanOrEqual(leastTwin);
      const drawn = (state: BodyState) => renderer.objects(stageOf(item, state).picture.scene, size);
      const [here, there] = [drawn(x), drawn(mirrorState(x))];
      const { own } = stageOf(item).measured;
      const isOther = (object: number): boolean => object > own && object <= own + x.others!.length;
      let [union, same] = [0, 0];
      here.forEach((object, at) => {
        const other = there[at - (at % side) + side - 1 - (at % side)];
        if (!isOther(object) && !isOther(other)) return;
        union++;
        same += Number(object === other);
      });
      expect(same / union, item.id).toBeGreaterThan(0.95);
    }
  }, 300_000);

  test('are drawn from the state alone, as it is written', () => {
    for (const item of accompanied.slice(0, 6)) {
      const x = JSON.parse(JSON.stringify(item.state)) as BodyState;
      const params = { size: 96, samples: 1, shadows: false } as const;
      const again = drawBody(x, stageOf(item, x), renderer, params);
      expect(again.data, item.id).toEqual(item.draw({ moved: false, part: 'whole' }).data);
      const flipped = drawBody(mirrorState(x), stageOf(item, x), renderer, params);
      expect(flipped.data, item.id).toEqual(turn(again, 'mirror').data);
    }
  }, 300_000);

  test('are told from whom the question is about, who is in the foreground', () => {
    for (const item of items) {
      const { body, others } = stateOf(item);
      for (const { prompt } of item.questions)
        expect(prompt.includes(' in the foreground'), item.id).toBe(
          body === 'person' && others !== undefined,
        );
    }
  });
});

test('say nothing of the answer: for both answers they are the same people, turned alike', async () => {
  const only = { cast: { 'person/tennis': 1, 'person/football': 1 }, others: 1, size: 64 };
  const count = 24;
  const [left, right] = [
    await open(count, { ...only, answers: ['left'] }),
    await open(count, { ...only, answers: ['right'] }),
  ];
  let both = 0;
  left.forEach((item, i) => {
    const [here, there] = [othersOf(item), othersOf(right[i])];
    if (here.length === 0 || there.length === 0) return;
    const heading = (one: Bystander, { camera }: BodyState): number => one.azimuth - camera.azimuth;
    // The first of two may have found no room on one side.
    const twins = here.filter((one) => there.some(({ lot }) => lot === one.lot));
    if (twins.length > 0) both++;
    for (const one of twins) {
      const other = there.find(({ lot }) => lot === one.lot)!;
      expect(one.look).toEqual(other.look);
      expect(one.pose).toEqual(other.pose);
      expect(heading(one, stateOf(item))).toBeCloseTo(heading(other, stateOf(right[i])), 4);
    }
  });
  expect(both).toBeGreaterThan(5);
  // How often, and on which side of the picture.
  const table = [left, right].map((set) => {
    const seen = set.flatMap((item) => othersOf(item).map(({ at }) => project(stateOf(item).camera, at).x));
    return { none: set.filter((item) => othersOf(item).length === 0).length, aside: seen.filter((x) => x < 0.5).length, all: seen.length }; // prettier-ignore
  });
  expect(Math.abs(table[0].none - table[1].none)).toBeLessThan(3.5 * Math.sqrt(2 * count * 0.25));
  const spread = 3.5 * Math.sqrt(0.25 / table[0].all + 0.25 / table[1].all);
  expect(Math.abs(table[0].aside / table[0].all - table[1].aside / table[1].all)).toBeLessThan(spread);
}, 900_000);

test('nobody else is where a head is shown close up or a mirror stands', async () => {
  const heads = await open(8, {
    others: 1,
    kinds: ['open-eye', 'visible-ear'],
    cast: { 'person/static daily': 1, dog: 1 },
  });
  const mirrors = await prepare(
    await plan('mirror/reflection', { seed, count: 6, params: { ...small, cast, others: 1 } as never }),
  );
  for (const item of [...heads, ...Array.from({ length: 6 }, (_, i) => mirrors.make(i))])
    expect(othersOf(item)).toEqual([]);
}, 600_000);
