import { describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import type { Json } from '../../../src/core/json.js';
import type { Item } from '../../../src/dataset/item/item.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import { type Raster, sameRaster } from '../../../src/draw/raster.js';
import { turn, type Turn } from '../../../src/draw/turn.js';
import type { TurnedObjectAssets } from '../../../src/families/orientation/turned-object/assets.js';
import { families } from '../../../src/families/index.js';
import { sideBySide } from '../../../src/draw/layout/side-by-side.js';
import type { OrientationState } from '../../../src/families/staging/scene/state.js';
import { doriTypes, type DoriCode } from '../../../src/families/orientation/prompts/index.js';
import { keepModels } from '../kept-models.js';
import { openAssets } from './open-assets.js';

const small = { look: 'clean', size: 96, samples: 1, shadows: false, variations: 1 };

keepModels('items');

const codes: readonly (readonly [DoriCode, string, string])[] = families
  .filter(({ name }) => name.startsWith('orientation/') && name !== 'orientation/mental-rotation')
  .flatMap(({ name }, at) => [
    [`${at + 1}C` as DoriCode, name, 'coarse'] as const,
    [`${at + 1}G` as DoriCode, name, 'granular'] as const,
  ]);

async function itemsOf(family: string, params: Record<string, Json>, indices: readonly number[]) {
  const maker = await prepare(
    await plan(family, { seed: 'items', count: 1000, params: { ...small, ...params } }),
  );
  return indices.map((i) => maker.make(i));
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const answerOf = ({ questions: [question] }: Item): string => question.options![question.answer];

/** Which option is right for item i, as a set plans it: nothing is drawn. */
const designOf = async (family: string, params: Record<string, Json>): Promise<(i: number) => number> =>
  (await assetsOf(family, params)).optionOf;

async function assetsOf(family: string, params: Record<string, Json>): Promise<TurnedObjectAssets> {
  const { parts } = await plan(family, { seed: 'items', count: 1000, params: { look: 'clean', ...params } });
  const [part] = parts;
  return openAssets(part);
}

const tally = (values: readonly number[], options: number): number[] =>
  Array.from({ length: options }, (_, option) => values.filter((value) => value === option).length);

describe.each(codes)('%s', (code, family, level) => {
  const { options, undetermined } = doriTypes[code];

  test('answers are balanced', async () => {
    const optionOf = await designOf(family, { level });
    const counts = tally(upTo(120).map(optionOf), options.length);
    expect(counts.reduce((a, b) => a + b)).toBe(120);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  test.each([0, 0.1, 0.5])('%d of the questions cannot be determined, if asked', async (share) => {
    const optionOf = await designOf(family, { level, undetermined: share });
    const counts = tally(upTo(120).map(optionOf), options.length);
    expect(counts.pop()).toBe(120 * share);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  test('an item has the answer that was planned for it', async () => {
    const optionOf = await designOf(family, { ...small, level });
    const planned = [options.length - 1, 0].map((option) => upTo(60).find((i) => optionOf(i) === option)!);
    const [unclear, clear] = await itemsOf(family, { level }, planned);
    expect(answerOf(unclear)).toBe(undetermined);
    expect(answerOf(clear)).toBe(options[0]);
  });

  test('nothing but the categories that are named is asked about', async () => {
    // A mailbox has a front and carries text: there is no way to make its questions undetermined but by hiding it.
    const canHide = /^[123]/.test(code);
    const params = { level, categories: ['mailbox'] };
    const items = await itemsOf(family, params, upTo(options.length));
    for (const { questions } of items) expect(questions[0].groups!['category']).toBe('mailbox');
    const optionOf = await designOf(family, { ...small, ...params });
    const counts = tally(upTo(120).map(optionOf), options.length);
    expect(counts.pop()! > 0).toBe(canHide);
    const share = itemsOf(family, { ...params, undetermined: 0.2 }, [0]);
    if (canHide) await share;
    else
      await expect(share).rejects.toThrow(
        /^Expected 0 \(everything in categories mailbox can be determined; .* for undetermined but received 0\.2$/,
      );
  });

  test('a category that there is not is named, with those that there are', async () => {
    await expect(itemsOf(family, { level, categories: ['car', 'zebra crossing'] }, [0])).rejects.toThrow(
      /^The catalog has no 'zebra crossing'; it has .*\bcar\b/,
    );
  });
});

test.each([
  'orientation/view-parallelism',
  'orientation/directional-facing',
  'orientation/single-axis-rotation',
])('%s refuses categories of which none has a front', async (family) => {
  await expect(itemsOf(family, { categories: ['round table'] }, [0])).rejects.toThrow(
    /^Expected at least one with a front, e\.g\. car for categories but received \["round table"\]$/,
  );
});

test.each(['orientation/compound-rotation', 'orientation/viewer-scene-direction'])(
  '%s: side by side is the two pictures pasted',
  async (family) => {
    const two = await itemsOf(family, {}, upTo(3));
    const pairs = await itemsOf(family, { layout: 'side-by-side' }, upTo(3));
    two.forEach((item, i) => {
      const pasted = sideBySide(item.view('before').raster, item.view('after').raster);
      expect(sameRaster(pairs[i].view('pair').raster, pasted)).toBe(true);
    });
  },
);

/** The smallest rectangle that holds the pixels of an object, as a mask's red channel says. */
function boxIn({ width, height, data }: Raster, object: number) {
  const at = upTo(width * height).filter((i) => data[3 * i] === object + 1);
  const [xs, ys] = [at.map((i) => i % width), at.map((i) => Math.floor(i / width))];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 };
}

test.each([
  ['orientation/view-parallelism', 1],
  ['orientation/inter-object-direction', 2],
])('%s: the masks agree with the boxes', async (family, asked) => {
  for (const item of await itemsOf(family, { masks: true, occluded: 0, distractors: [1, 2] }, upTo(4))) {
    const { raster } = item.view('masks');
    const boxes = item.certificate.boxes as Json[];
    expect(boxes).toHaveLength(asked);
    boxes.forEach((box, object) => expect(box).toEqual(boxIn(raster, object)));
  }
});

test('what 1C says is hidden is hidden: less than a fifth of it is seen, and some', async () => {
  const family = families.find(({ name }) => name === 'orientation/view-parallelism')!;
  const assets = await assetsOf(family.name, { ...small, level: 'coarse' });
  const hidden = upTo(60).filter((i) => assets.optionOf(i) === 2 && assets.occludedAt(i));
  const pixels = (picture: Raster): number =>
    upTo(picture.width * picture.height).filter((i) => picture.data[3 * i] === 1).length;
  for (const item of await itemsOf(family.name, { size: 192, masks: true }, hidden.slice(0, 6))) {
    const state = item.movedState as OrientationState;
    expect(state.objects.length).toBe(2);
    const alone = { ...state, objects: state.objects.slice(0, 1) };
    const share = pixels(item.view('masks').raster) / pixels(item.drawState(alone, 'masks'));
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(0.21);
    expect(item.certificate).toMatchObject({ holds: true, verdict: 'undetermined' });
  }
});

/** What a person does to a picture who was given an answer of 7G. */
const operations: Readonly<Record<string, readonly (readonly Turn[])[]>> = {
  'No change needed': [[]],
  Rotation: [['quarter-cw'], ['half'], ['quarter-ccw']],
  Flipping: [['mirror'], ['flip']],
  'Rotation then flipping': [['quarter-cw', 'mirror']],
  'Flipping then rotation': [['mirror', 'quarter-cw']],
};

test('7G: the operations of the answer restore the picture, pixel for pixel, and no others do', async () => {
  const family = families.find(({ name }) => name === 'orientation/canonical-orientation')!;
  const seen = new Set<string>();
  for (const item of await itemsOf(family.name, { level: 'granular', undetermined: 0 }, upTo(10))) {
    const picture = item.view('picture').raster;
    const upright = item.drawState({ ...(item.state as object), turn: 'none' }, 'whole');
    const restoring = Object.keys(operations).filter((answer) =>
      operations[answer].some((turns) => sameRaster(turns.reduce(turn, picture), upright)),
    );
    expect(restoring).toEqual([answerOf(item)]);
    seen.add(restoring[0]);
  }
  expect(seen).toEqual(new Set(Object.keys(operations)));
});
