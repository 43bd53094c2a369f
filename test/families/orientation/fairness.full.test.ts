import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import type { Json } from '../../../src/core/json.js';
import type { Item } from '../../../src/dataset/item/item.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import { type Raster, sameRaster } from '../../../src/draw/raster.js';
import { turn, turns } from '../../../src/draw/turn.js';
import { occluders } from '../../../src/content/occluders/index.js';
import type { SceneState } from '../../../src/families/orientation/canonical/scenes.js';
import type { OrientationState } from '../../../src/families/staging/scene/state.js';
import { keepModels } from '../kept-models.js';
import { openAssets } from './open-assets.js';

const small = { look: 'clean', size: 128, samples: 1, shadows: false, variations: 2 };

keepModels('fair');

async function itemsOf(family: string, params: Record<string, Json>, count: number): Promise<Item[]> {
  const maker = await prepare(await plan(family, { seed: 'fair', count, params: { ...small, ...params } }));
  return Array.from({ length: count }, (_, i) => maker.make(i));
}

const isDetermined = ({ certificate }: Item): boolean => certificate.verdict === 'determined';

/** How many of some items have something in front, of those that have an answer and of the others. */
function shares(items: readonly Item[], has: (item: Item) => boolean): [determined: number, not: number] {
  const share = (list: readonly Item[]): number => list.filter(has).length / list.length;
  return [share(items.filter(isDetermined)), share(items.filter((item) => !isDetermined(item)))];
}

describe.each(['view-parallelism', 'directional-facing', 'single-axis-rotation'])('%s', (task) => {
  test('something stands in front as often for each answer', async () => {
    const family = `orientation/${task}`;
    const { parts } = await plan(family, { seed: 'fair', count: 1200, params: small });
    const [part] = parts;
    const { optionOf, occludedAt } = await openAssets(part);
    const counts = new Map<number, [all: number, occluded: number]>();
    for (let i = 0; i < 1200; i++) {
      const count = counts.get(optionOf(i)) ?? [0, 0];
      counts.set(optionOf(i), [count[0] + 1, count[1] + (occludedAt(i) ? 1 : 0)]);
    }
    for (const [all, occluded] of counts.values()) expect(Math.abs(occluded / all - 0.5)).toBeLessThan(0.03);
  });

  let items: Item[];
  beforeAll(async () => {
    items = await itemsOf(`orientation/${task}`, { undetermined: 0.5 }, 60);
  }, 120_000);
  const state = (item: Item): OrientationState => item.movedState as OrientationState;

  test('what stands in front has no front of its own, and hides little or nearly all', () => {
    const fronts = new Map(occluders.map(({ category, hasFront }) => [category, hasFront]));
    for (const item of items.filter((one) => state(one).occluded)) {
      expect(fronts.get(state(item).objects.at(-1)!.category)).toBe(false);
      const [visible] = item.certificate.visible as number[];
      if (isDetermined(item)) expect(visible).toBeGreaterThanOrEqual(0.45);
      else expect(visible).toBeLessThan(0.2);
    }
  });

  test('boxes hold whole objects: none is a sliver', () => {
    for (const { certificate } of items)
      for (const { width, height } of certificate.boxes as { width: number; height: number }[])
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(0.06 * small.size);
  });
});

describe.each(['compound-rotation', 'viewer-scene-direction'])('%s', (task) => {
  const family = `orientation/${task}`;
  const pictures = (item: Item): [Raster, Raster] => [item.view('before').raster, item.view('after').raster];
  const unturned = ({ transform }: Item): boolean =>
    (transform as { steps: { degrees: number }[] }).steps.every(({ degrees }) => degrees === 0);

  test('no pair is equal, whatever its answer', async () => {
    const items = await itemsOf(family, {}, 30);
    expect(items.some(unturned)).toBe(true);
    for (const item of items) expect(sameRaster(...pictures(item))).toBe(false);
  });

  test('without drift, the pictures of what was not turned are equal', async () => {
    const items = (await itemsOf(family, { drift: false }, 30)).filter(unturned);
    for (const item of items) expect(sameRaster(...pictures(item))).toBe(true);
  });
});

describe.each(['coarse', 'granular'])('canonical orientation, %s', (level) => {
  let items: Item[];
  beforeAll(async () => {
    items = await itemsOf('orientation/canonical-orientation', { level, undetermined: 0.5 }, 60);
  }, 120_000);
  const scene = (item: Item): OrientationState => (item.movedState as SceneState).scene;

  test('grounds and lights are dealt from one distribution', () => {
    for (const item of items) {
      const { ground, light, camera, objects } = scene(item);
      expect([ground, light.around, light.azimuth]).toEqual(['none', 'even', 0]);
      expect(light.elevation).toBe(camera.elevation);
      expect(objects).toHaveLength(1);
    }
    for (const kind of ['plain', 'radial', 'noise']) {
      const [determined, not] = shares(items, (item) => scene(item).background.kind === kind);
      expect(Math.min(determined, not)).toBeGreaterThan(0.08);
    }
  });

  test('what surrounds the object looks the same under every turn and flip', () => {
    for (const item of items.filter((one) => scene(one).background.kind !== 'noise')) {
      const { raster } = item.view('picture');
      const border = borderOf(raster);
      for (const by of turns) expect(borderOf(turn(raster, by))).toEqual(border);
    }
  });
});

test.each(['directional-facing', 'view-parallelism', 'single-axis-rotation', 'inter-object-direction'])(
  '%s: a thing with a label never looks like one without',
  async (task) => {
    const categories = ['bottle', 'bowl', 'box', 'candle', 'flower pot', 'mug', 'vase'];
    const params = { categories, undetermined: 0, variations: 1 };
    for (const item of await itemsOf(`orientation/${task}`, params, 10)) {
      const state = item.movedState as OrientationState;
      const picture = item.view('scene').raster;
      state.objects.slice(0, state.asked).forEach((object, index) => {
        expect(object.labelled).toBe(true);
        const bare = { ...object, labelled: undefined };
        const objects = state.objects.map((other, at) => (at === index ? bare : other));
        const plain = item.drawState({ ...state, objects }, 'marked');
        expect(changedPixels(picture, plain)).toBeGreaterThan(20);
      });
    }
  },
  120_000,
);

test('the label, or the bar code behind, is seen in both pictures of a turned thing', async () => {
  const params = { categories: ['bottle', 'candle', 'flower pot', 'orange'], undetermined: 0 };
  for (const item of await itemsOf(
    'orientation/viewer-scene-direction',
    { ...params, level: 'granular' },
    8,
  )) {
    expect(item.questions.map(({ groups }) => groups?.['label'])).toEqual(['printed', 'printed']);
    for (const state of [item.state, item.movedState] as OrientationState[]) {
      const objects = state.objects.map((object) => ({ ...object, labelled: undefined }));
      const [seen, plain] = [state, { ...state, objects }].map((x) => item.drawState(x, 'marked'));
      expect(changedPixels(seen, plain)).toBeGreaterThan(20);
    }
  }
}, 120_000);

/** Pixels in which two pictures differ plainly. */
function changedPixels(a: Raster, b: Raster): number {
  let count = 0;
  for (let at = 0; at < a.data.length; at += 3)
    if ([0, 1, 2].some((c) => Math.abs(a.data[at + c] - b.data[at + c]) > 12)) count++;
  return count;
}

/** The outermost two rows and columns of a square picture, all else left out. */
function borderOf({ width, height, channels, data }: Raster): number[] {
  const kept: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (Math.min(x, y, width - 1 - x, height - 1 - y) < 2)
        for (let c = 0; c < channels; c++) kept.push(data[(y * width + x) * channels + c]);
  return kept;
}
