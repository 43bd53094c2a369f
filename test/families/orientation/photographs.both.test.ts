import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepare } from '../../../src/dataset/item/maker.js';
import type { Item } from '../../../src/dataset/item/item.js';
import type { Json } from '../../../src/core/json.js';
import { verifyDataset } from '../../../src/dataset/verify/verify.js';
import { writeDataset } from '../../../src/dataset/write/write.js';
import { decodePng } from '../../../src/draw/png/decode.js';
import { encodePng } from '../../../src/draw/png/encode.js';
import { sameRaster } from '../../../src/draw/raster.js';
import { turn } from '../../../src/draw/turn.js';
import { sequenceMatrix, type RotationStep } from '../../../src/world/rotation/steps.js';
import {
  mirroredRotation,
  type PhotographState,
} from '../../../src/families/orientation/photographs/state.js';
import { type OrientationState } from '../../../src/families/staging/scene/state.js';
import { directionalFacing } from '../../../src/families/orientation/tasks/directional-facing.js';
import { interObjectDirection } from '../../../src/families/orientation/tasks/inter-object-direction.js';
import { singleAxisRotation } from '../../../src/families/orientation/tasks/single-axis-rotation.js';
import { optionAfter } from '../../../src/families/orientation/tasks/task.js';
import { viewParallelism } from '../../../src/families/orientation/tasks/view-parallelism.js';
import { compoundOption, doriTypes } from '../../../src/families/orientation/prompts/index.js';
import { plan } from '../../../src/index.js';
import { familyLaws } from '../law-suite.js';
import { renderPhotographs, type RenderedPhotograph, writePhotographs } from './rendered-photographs.js';
import { fully, someOf } from '../../few.js';

const base = mkdtempSync(join(tmpdir(), 'topsyturvy-posed-'));
const headings = [0, 30, 90, 135, 180, 225, 270, 350] as const;
/** How far the second object of a photograph is turned from the first, degrees. */
const apart = [0, 30, 75, 113, 180, 120, 60, 90] as const;
const categories = ['car', 'dog', 'chair'] as const;

/** Of each kind a photograph per heading, of one physical object; some with a ball or a second object beside. */
const upright: readonly RenderedPhotograph[] = headings.flatMap((heading, i) =>
  categories.slice(0, i % 2 === 0 ? 3 : 2).map((category, k) => ({
    name: `${category}-${heading}`,
    objects: [
      {
        category,
        heading,
        at: [k === 1 ? -0.7 : 0, 0] as const,
        radius: k === 1 ? 0.65 : 0.8,
        more: { instance: category },
      },
      ...(k === 1
        ? [{ category: 'car', heading: (heading + apart[i]) % 360, at: [0.75, 0] as const, radius: 0.65 }]
        : []),
      ...(k === 2
        ? [{ category: 'ball', heading: 'none' as const, at: [-1.5, 0.4] as const, radius: 0.45 }]
        : []),
    ],
  })),
);

const turned: readonly (readonly RotationStep[])[] = [
  [],
  [{ axis: 'vertical', degrees: 90 }],
  [{ axis: 'horizontal', degrees: 90 }],
  [
    { axis: 'horizontal', degrees: 180 },
    { axis: 'vertical', degrees: 270 },
  ],
];
/** One object, held in several ways, each a little off. */
const held: readonly RenderedPhotograph[] = turned.map((steps, at) => ({
  name: `held-${at}`,
  objects: [
    {
      category: 'car',
      rotation: sequenceMatrix([...steps, { axis: [1, 2, at] as const, degrees: 2 * at }]),
      more: { instance: 'toy' },
    },
  ],
}));

beforeAll(async () => {
  const sides = { width: 192, height: 132 };
  const entries = await renderPhotographs(base, upright, sides);
  writePhotographs(base, entries);
  const bare = entries.map((entry) => ({ ...entry, canonical: ['none'] }));
  writePhotographs(base, bare, 'text.json');
  writePhotographs(base, await renderPhotographs(base, held, sides), 'held.json');
});
afterAll(() => rmSync(base, { recursive: true }));

const params = (more: object = {}): Record<string, Json> => ({ photos: 'photos.json', size: 96, ...more });

async function itemsOf(family: string, count: number, more: object = {}): Promise<Item[]> {
  const name: string = `orientation/${family}`;
  const maker = await prepare(plan(name, { seed: 3, count, params: params(more) }), { base });
  return Array.from({ length: count }, (_, i) => maker.make(i));
}

const answerOf = ({ questions: [question] }: Item): string => question.options![question.answer];
const stateOf = (item: Item) => item.movedState as unknown as PhotographState;

describe.each(
  someOf(
    [
      { family: 'directional-facing', level: 'coarse', few: 8, photos: 'photos.json' },
      { family: 'inter-object-direction', level: 'granular', few: 5, photos: 'photos.json' },
      { family: 'compound-rotation', level: 'granular', few: 4, photos: 'held.json' },
      { family: 'viewer-scene-direction', level: 'coarse', few: 4, photos: 'photos.json' },
    ],
    1,
  ),
)('$family $level', ({ family, level, few, photos }) => {
  const of = { params: params({ level, photos }), base, count: few, few, roomy: false };
  familyLaws(`orientation/${family}`, of);
});

const tasks = [
  [viewParallelism, 9],
  [directionalFacing, 12],
  [singleAxisRotation, 12],
  [interObjectDirection, 4],
] as const;

/** A scene whose objects are turned as a state says. */
const sceneLike = ({ photograph: { objects } }: PhotographState): OrientationState =>
  ({
    objects: objects.map(({ rotation }) => ({ rotation })),
    asked: objects.length,
  }) as unknown as OrientationState;

describe.each(someOf(tasks, 2))('$name', (task, count) => {
  test.each(['coarse', 'granular'] as const)(
    '%s: the answer is the one of a scene turned as annotated',
    async (level) => {
      const type = doriTypes[task.codes[level]];
      for (const item of await itemsOf(task.name.slice('orientation/'.length), count, { level })) {
        const x = stateOf(item);
        const [source] = item.certificate['photographs'] as { name: string; objects: number[] }[];
        const shot = upright.find(({ name }) => name === source.name)!;
        if (!x.determined) {
          expect(answerOf(item)).toBe(type.undetermined);
          expect(source.objects.some((at) => shot.objects[at].heading === 'none')).toBe(true);
          continue;
        }
        // The scene stands as the photograph was rendered, or as its mirror image.
        const sign = x.mirrored ? -1 : 1;
        const rendered = source.objects.map((at) => sign * (shot.objects[at].heading as number));
        const scene = {
          objects: rendered.map((degrees) => ({ rotation: sequenceMatrix([{ axis: 'vertical', degrees }]) })),
          asked: rendered.length,
        } as unknown as OrientationState;
        expect(answerOf(item)).toBe(type.options[optionAfter(task, level, scene, [])]);
        expect(answerOf(item)).toBe(type.options[optionAfter(task, level, sceneLike(x), [])]);
      }
    },
  );
});

/** By hand: how far clockwise from above an object turned from one heading to another, and in a mirror. */
fully('6C and 6G: the turn is that of the headings, the other way round in a mirror', async () => {
  const seen = new Set<string>();
  for (const item of await itemsOf('viewer-scene-direction', 8, { level: 'granular' })) {
    const sources = item.certificate['photographs'] as { name: string }[];
    const [from, to] = sources.map(({ name }) => Number(name.split('-')[1]));
    const turn = ((to - from) * (stateOf(item).mirrored ? -1 : 1) + 720) % 360;
    const nearest = `${(Math.round(turn / 90) * 90) % 360} degrees`;
    expect(answerOf(item)).toBe(nearest);
    seen.add(nearest);
  }
  expect(seen.size).toBe(4);
});

fully('4G: the quarter turns of the pair, of a mirrored one the other way about the vertical', async () => {
  // From the first, which is not turned, to the others; the second's way back is the same quarter turn backward.
  const by = {
    '0 1': [0, 90],
    '0 2': [90, 0],
    '0 3': [180, 270],
    '1 0': [0, 270],
    '2 0': [270, 0],
  } as Record<string, [number, number]>;
  const met = new Set<string>();
  for (const item of await itemsOf('compound-rotation', 8, {
    level: 'granular',
    mirrored: 0,
    photos: 'held.json',
  })) {
    const sources = item.certificate['photographs'] as { name: string }[];
    const pair = sources.map(({ name }) => name.slice(-1)).join(' ');
    if (!by[pair]) continue;
    met.add(pair);
    expect(answerOf(item)).toBe(compoundOption(...by[pair]));
  }
  expect(met.size).toBeGreaterThan(3);
  for (const item of await itemsOf('compound-rotation', 2, {
    level: 'granular',
    mirrored: 1,
    photos: 'held.json',
  })) {
    const { steps } = item.transform as unknown as { steps: RotationStep[] };
    const x = item.state as unknown as PhotographState;
    expect(x.mirrored).toBe(true);
    const after = stateOf(item).photograph.objects[0].rotation!;
    for (const [k, value] of sequenceMatrix(steps).entries()) expect(value).toBeCloseTo(after[k], 9);
    const [h, v] = steps.slice(0, 2).map(({ degrees }) => degrees);
    expect(answerOf(item)).toBe(`${h} degrees Horizontal then ${v} degrees Vertical`);
    const quarter = sequenceMatrix([
      { axis: 'horizontal', degrees: h },
      { axis: 'vertical', degrees: 0 - v },
    ]);
    expect(mirroredRotation(sequenceMatrix(steps.slice(0, 2)))).toEqual(quarter);
  }
});

test('a mirrored picture is the mirror image of the photograph; its marks are not mirrored', async () => {
  const [plain, mirrored] = await Promise.all(
    [0, 1].map(async (share) => {
      const items = await itemsOf('view-parallelism', 6, { mirrored: share });
      return new Map(items.map((item) => [JSON.stringify(item.certificate['photographs']), item]));
    }),
  );
  let met = 0;
  for (const [key, item] of mirrored) {
    expect(stateOf(item).mirrored).toBe(true);
    const twin = plain.get(key);
    if (!twin) continue;
    met++;
    expect(stateOf(twin).mirrored).toBe(false);
    expect(answerOf(item)).toBe(answerOf(twin));
    const boxes = [twin, item].map(
      ({ certificate }) => (certificate['boxes'] as { left: number; width: number }[])[0],
    );
    expect(boxes[1].left).toBe(96 - boxes[0].left - boxes[0].width);
    const pictures = [turn(twin.view('scene').raster, 'mirror'), item.view('scene').raster];
    // The letter's tab is at the box's left in both; below it all is mirrored.
    expect(sameRaster(pictures[0], pictures[1])).toBe(false);
    const { left, width, ...rest } = boxes[1] as {
      left: number;
      width: number;
      top: number;
      height: number;
    };
    for (let y = rest.top + (rest.height >> 1); y < rest.top + rest.height; y++) {
      const row = (data: Uint8Array) => data.subarray(3 * (y * 96 + left), 3 * (y * 96 + left + width));
      expect(row(pictures[0].data)).toEqual(row(pictures[1].data));
    }
  }
  expect(met).toBeGreaterThan(2);
});

test('photographs with text are never mirrored', async () => {
  for (const item of await itemsOf('view-parallelism', 6, { photos: 'text.json' }))
    expect(stateOf(item).mirrored).toBe(false);
});

fully('no object is asked about twice with one answer, and answers are right equally often', async () => {
  const items = await itemsOf('directional-facing', 15);
  const shown = items.map((item) => `${JSON.stringify(item.certificate['photographs'])} ${answerOf(item)}`);
  expect(new Set(shown).size).toBe(15);
  const counts = items.reduce(
    (all, item) => all.set(answerOf(item), (all.get(answerOf(item)) ?? 0) + 1),
    new Map<string, number>(),
  );
  expect([...counts.values()]).toEqual([3, 3, 3, 3, 3]);
  await expect(itemsOf('directional-facing', 500)).rejects.toThrow(
    /only \d+ different ones exist.*'Toward the camera' \d+.*2C leaves out \d+: no option is near its pose/,
  );
});

test('a set is written and verified; a picture that was exchanged is found', async () => {
  const out = join(base, 'set');
  const set = plan('orientation/single-axis-rotation', { seed: 1, count: 6, params: params() });
  const manifest = await writeDataset(set, out, { base });
  expect(Object.keys(manifest!.assets)).toContain('photos.json');
  expect(await verifyDataset(out, { base })).toMatchObject({ ok: true });
  const file = readdirSync(out, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('.png'))!;
  const picture = decodePng(readFileSync(join(out, file)));
  writeFileSync(join(out, file), encodePng(turn(picture, 'mirror')));
  expect(await verifyDataset(out, { base })).toMatchObject({ ok: false });
});

test('pairs in one picture show both photographs, marked', async () => {
  const [item] = await itemsOf('viewer-scene-direction', 1, { layout: 'side-by-side' });
  const { raster } = item.view('pair');
  expect([raster.width, raster.height]).toEqual([2 * 96 + 4, 96]);
  expect(item.certificate['boxes']).toHaveLength(2);
  expect(item.questions[0].images).toHaveLength(1);
});

describe('what cannot be made is refused', () => {
  test.each<[string, string, object, RegExp]>([
    ['models too', 'view-parallelism', { models: ['a.glb'] }, /give photographs or models, not both$/],
    ['masks', 'view-parallelism', { masks: true }, /^Photographs have no masks/],
    ['not square', 'view-parallelism', { size: '96x64' }, /^Photographs are shown as squares, not 96x64$/],
    [
      'a category',
      'view-parallelism',
      { categories: ['tram'] },
      /'tram'; they are of ball, car, chair, dog$/,
    ],
    [
      'no front',
      'view-parallelism',
      { categories: ['ball'] },
      /^None of the objects of 'photos.json' can be asked about in 1C/,
    ],
    ['all can be determined', 'viewer-scene-direction', { undetermined: 0.2 }, /set undetermined to 0$/],
    ['text only', 'view-parallelism', { photos: 'text.json', mirrored: 1 }, /^None of the objects/],
  ])('%s', async (_, family, more, message) => {
    await expect(itemsOf(family, 1, more)).rejects.toThrow(message);
  });
});
