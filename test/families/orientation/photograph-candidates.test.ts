import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRaster, type Raster } from '../../../src/draw/raster.js';
import { encodePng } from '../../../src/draw/png/encode.js';
import { Stream } from '../../../src/core/stream.js';
import { compose } from '../../../src/world/pose.js';
import { sequenceMatrix, turnAbout } from '../../../src/world/rotation/steps.js';
import { normalize } from '../../../src/world/vector.js';
import { candidatesOf } from '../../../src/families/orientation/photographs/candidates/candidates-of.js';
import {
  answerOf,
  guard,
  optionOf,
} from '../../../src/families/orientation/photographs/candidates/headings.js';
import { showCandidates } from '../../../src/families/orientation/photographs/pictures/load.js';
import { readPhotographs } from '../../../src/families/orientation/photographs/read-photographs.js';
import { turnAnswer } from '../../../src/families/orientation/photographs/candidates/two-photographs.js';
import {
  type PhotographSkip,
  PhotographSkips,
} from '../../../src/families/orientation/photographs/candidates/skips.js';
import { labelsInFront, twoPictures } from '../../../src/families/orientation/prompts/conventions.js';
import {
  compoundPairs,
  doriCodes,
  doriTypes,
  ofPhotographs,
} from '../../../src/families/orientation/prompts/index.js';
import { compoundRotation } from '../../../src/families/orientation/tasks/compound-rotation.js';
import { directionalFacing } from '../../../src/families/orientation/tasks/directional-facing.js';
import { interObjectDirection } from '../../../src/families/orientation/tasks/inter-object-direction.js';
import { singleAxisRotation } from '../../../src/families/orientation/tasks/single-axis-rotation.js';
import type { OrientationTask } from '../../../src/families/orientation/tasks/task.js';
import { viewParallelism } from '../../../src/families/orientation/tasks/view-parallelism.js';
import { viewerSceneDirection } from '../../../src/families/orientation/tasks/viewer-scene-direction.js';
import type { TurnedObjectParams } from '../../../src/families/orientation/turned-object/params.js';
import { turnedObjectParams } from '../../../src/families/orientation/turned-object/params.js';
import { zod } from '../../../src/core/zod.js';
import { writePhotographs } from './rendered-photographs.js';

const base = mkdtempSync(join(tmpdir(), 'topsyturvy-candidates-'));
afterAll(() => rmSync(base, { recursive: true }));

const levels = ['coarse', 'granular'] as const;

describe.each([
  viewParallelism,
  directionalFacing,
  singleAxisRotation,
  interObjectDirection,
  viewerSceneDirection,
])('$name', (task) => {
  test.each(levels)('%s: an answer is sure where no heading within the error has another', (level) => {
    const random = new Stream(['headings', task.name, level]);
    const reasons = new Set<string>();
    for (let trial = 0; trial < 400; trial++) {
      const [from, to] = [random.uniform(0, 360), random.uniform(0, 360)].map(
        (at) => Math.round(at * 10) / 10,
      );
      const headings = { from: task.pair || task.asked === 2 ? from : 0, to: to };
      const error = random.choice([0, 2, 5, 10, 25, 80]);
      const found = answerOf(task, level, headings, error);
      const within = (most: number): Set<number> => {
        const options = new Set<number>();
        for (let by = 0 - most; by <= most; by += 0.25)
          options.add(optionOf(task, level, { ...headings, to: headings.to + by }));
        return options;
      };
      if (typeof found === 'string') {
        reasons.add(found);
        // Where the limit is the error itself, the next step is beyond it.
        if (found === 'within-error') expect(within(error + guard + 0.25).size).toBeGreaterThan(1);
      } else expect([...within(error + guard)]).toEqual([found.option]);
    }
    expect([...reasons].sort().filter((reason) => reason !== 'between-options')).toEqual(['within-error']);
  });
});

/** By hand: heading, what it answers (by number of option), and in a mirror. */
test.each<[OrientationTask, 'coarse' | 'granular', number, number, number]>([
  [viewParallelism, 'coarse', 8, 0, 0],
  [viewParallelism, 'coarse', 185, 1, 1],
  [viewParallelism, 'granular', 282, 1, 1],
  [directionalFacing, 'coarse', 90, 2, 3],
  [directionalFacing, 'coarse', 265, 3, 2],
  [directionalFacing, 'granular', 31, 1, 2],
  [singleAxisRotation, 'coarse', 5, 2, 2],
  // The front is to the left: it must turn counterclockwise to come to the camera.
  [singleAxisRotation, 'coarse', 90, 1, 0],
  [singleAxisRotation, 'coarse', 178, 3, 3],
  [singleAxisRotation, 'granular', 270, 2, -1],
  [singleAxisRotation, 'granular', 313, 1, -1],
])('$name %s at %d', (task, level, heading, plain, mirrored) => {
  const found = [heading, -heading].map((to) => answerOf(task, level, { from: 0, to }, 2));
  expect(found.map((one) => (typeof one === 'string' ? -1 : one.option))).toEqual([plain, mirrored]);
});

test.each([
  [100, 'between-options'],
  [81, 'between-options'],
  [75, 5],
  [110, 6],
  [170, 7],
  [-66, 2],
])('5G: B is turned by %d degrees from A: %s', (to, expected) => {
  const found = answerOf(interObjectDirection, 'granular', { from: 0, to }, 2);
  expect(typeof found === 'string' ? found : found.option).toBe(expected);
});

describe('turns of any kind', () => {
  test('4G: every pair of quarter turns is found again, and through an error of 12 degrees', () => {
    const random = new Stream(['turns']);
    for (const [option, [h, v]] of compoundPairs.entries()) {
      const exact = sequenceMatrix([
        { axis: 'horizontal', degrees: h },
        { axis: 'vertical', degrees: v },
      ]);
      const axis = normalize([random.normal(), random.normal(), random.normal()]);
      const off = compose(exact, turnAbout(axis, 12));
      for (const [turn, margin] of [
        [exact, 45],
        [off, 33],
      ] as const) {
        const found = turnAnswer(compoundRotation, 'granular', turn, 10);
        if (typeof found === 'string') throw new Error(`${h} ${v} is ${found}`);
        expect(found.option).toBe(option);
        expect(found.margin).toBeGreaterThanOrEqual(margin - 1);
        for (const [k, value] of sequenceMatrix(found.steps).entries())
          expect(value).toBeCloseTo(turn[k], 12);
      }
    }
  });

  test('what is near no pair, or no surer than the annotation, is not asked about', () => {
    const roll = sequenceMatrix([{ axis: 'lateral', degrees: 90 }]);
    expect(turnAnswer(compoundRotation, 'granular', roll, 2)).toBe('between-options');
    const still = sequenceMatrix([]);
    expect(turnAnswer(compoundRotation, 'granular', still, 2)).toBe('between-options');
    expect(turnAnswer(compoundRotation, 'coarse', still, 2)).toMatchObject({ option: 3 });
    expect(turnAnswer(compoundRotation, 'coarse', still, 50)).toBe('within-error');
  });
});

const car = (more: object = {}) => ({
  category: 'car',
  box: [40, 40, 50, 40],
  heading: 5,
  uncertainty: 4,
  ...more,
});
const photo = (objects: readonly object[], more: object = {}) => ({
  name: 'a',
  image: 'a.png',
  objects,
  ...more,
});
const camera = { focal: [100, 100], center: [100, 60] };

/** A picture of noise; in a part of it one gray. */
function noise(width: number, height: number, isFlat: (x: number) => boolean = () => false): Raster {
  const raster = createRaster(width, height, 3);
  const random = new Stream(['noise', width]);
  for (let at = 0; at < width * height; at++)
    raster.data.fill(isFlat(at % width) ? 90 : random.below(256), 3 * at, 3 * at + 3);
  return raster;
}

beforeAll(async () => {
  writeFileSync(join(base, 'a.png'), encodePng(noise(200, 120)));
  writeFileSync(join(base, 'same.png'), encodePng(noise(200, 120)));
  writeFileSync(join(base, 'flat.png'), encodePng(noise(201, 120, (x) => x < 100)));
  writeFileSync(join(base, 'small.png'), encodePng(noise(60, 40)));
  writeFileSync(join(base, 'broken.png'), encodePng(noise(90, 90)).subarray(0, 900));
  const { data } = noise(120, 200);
  await sharp(data, { raw: { width: 120, height: 200, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(base, 'exif.jpg'));
});

/** What becomes of photographs: how many can be asked about, and why others cannot. */
async function report(
  task: OrientationTask,
  photos: readonly object[],
  more: Partial<TurnedObjectParams> = {},
): Promise<[shown: number, reasons: Partial<Record<PhotographSkip, number>>]> {
  const file = writePhotographs(base, photos);
  const params = { ...turnedObjectParams(zod(), task.defaults).parse({ photos: file, size: 96 }), ...more };
  const skips = new PhotographSkips();
  const entries = readPhotographs(join(base, file), file);
  const path = [1, 'set'];
  const found = candidatesOf(task, params, entries, { last: 9, skips, path });
  const resolve = (name: string): string => join(base, name);
  const loading = { photos: file, size: 96, fill: params.fill, path, resolve, least: 0.45, skips };
  const { shown } = await showCandidates(found, 100, loading);
  return [shown.length, Object.fromEntries(skips.table.map(({ reason, count }) => [reason, count]))];
}

describe('objects that are not asked about have a reason', () => {
  const behind = { category: 'truck', box: [30, 30, 60, 60], heading: 0 };
  const dog = { category: 'dog', box: [120, 30, 40, 60], heading: 5, uncertainty: 4 };
  const lying = [0, -1, 0, 1, 0, 0, 0, 0, 1];
  test.each<[PhotographSkip, OrientationTask, readonly object[]]>([
    ['within-error', viewParallelism, [photo([car({ heading: 18, uncertainty: 70 })])]],
    ['between-options', viewParallelism, [photo([car({ heading: 60 })])]],
    [
      'between-definitions',
      directionalFacing,
      [photo([car({ heading: 12, box: [10, 40, 30, 30] })], { camera })],
    ],
    ['occluded', viewParallelism, [photo([car({ occlusion: 0.7 })])]],
    ['truncated', viewParallelism, [photo([car({ truncation: 0.7 })])]],
    ['truncated', viewParallelism, [photo([car({ box: [-60, 40, 90, 60] })])]],
    ['tilted', viewParallelism, [photo([car({ heading: undefined, rotation: lying })])]],
    ['overlapping-marks', viewParallelism, [photo([car(), behind])]],
    ['overlapping-marks', interObjectDirection, [photo([car(), behind, dog])]],
    ['no-pair', interObjectDirection, [photo([car()])]],
    ['no-pair', viewerSceneDirection, [photo([car()])]],
    ['no-pair', viewerSceneDirection, [photo([car({ instance: 'one' })])]],
    ['no-front', viewerSceneDirection, [photo([car({ heading: 'none', instance: 'one' })])]],
    ['no-rotation', compoundRotation, [photo([car({ instance: 'one' })])]],
    ['too-small', viewParallelism, [photo([car({ box: [50, 50, 2, 50] })])]],
    ['too-small', viewParallelism, [photo([car({ box: [5, 5, 30, 30] })], { image: 'small.png' })]],
    ['no-room', viewParallelism, [photo([car({ box: [10, 40, 160, 60] })])]],
    ['flat', viewParallelism, [photo([car({ box: [20, 30, 50, 50] })], { image: 'flat.png' })]],
    ['unreadable', viewParallelism, [photo([car()], { image: 'missing.png' })]],
    ['unreadable', viewParallelism, [photo([car()], { image: 'broken.png' })]],
    ['rotated', viewParallelism, [photo([car()], { image: 'exif.jpg' })]],
    ['size', viewParallelism, [photo([car()], { size: [400, 240] })]],
    ['same-picture', viewParallelism, [photo([car()]), { ...photo([car()]), name: 'b', image: 'same.png' }]],
  ])('%s in $name', async (reason, task, photos) => {
    const [shown, reasons] = await report(task, photos);
    // A dog without a second object is left over.
    const others = task === interObjectDirection && reason !== 'no-pair' ? ['no-pair'] : [];
    expect(Object.keys(reasons)).toEqual([reason, ...others]);
    expect(shown).toBe(reason === 'same-picture' ? 1 : 0);
  });

  test('nearly all hidden, or without a front: it cannot be determined', async () => {
    const hidden = [
      photo([car({ occlusion: 0.95 })]),
      { ...photo([car({ heading: 'none' })]), name: 'b', image: 'flat.png' },
    ];
    expect(await report(viewParallelism, hidden)).toEqual([1, { flat: 1 }]);
    expect(await report(interObjectDirection, [photo([car({ heading: 'none' }), dog])])).toEqual([1, {}]);
  });

  test('without a camera headings are compared with the camera plane alone; letterboxed, a photograph is whole', async () => {
    const aside = car({ heading: 12, box: [10, 40, 30, 30] });
    expect(await report(directionalFacing, [photo([aside])])).toEqual([1, {}]);
    expect(
      await report(viewParallelism, [photo([car({ box: [10, 40, 160, 60] })], { fit: 'letterbox' })]),
    ).toEqual([1, {}]);
  });

  test('of two sightings both orders make a pair', async () => {
    const two = [
      photo([car({ instance: 'one' })]),
      { ...photo([car({ instance: 'one', heading: 96 })]), name: 'b', image: 'flat.png' },
    ].map((entry, at) =>
      at === 0 ? entry : { ...entry, objects: [{ ...entry.objects[0], box: [120, 40, 50, 40] }] },
    );
    expect(await report(viewerSceneDirection, two, { level: 'granular' })).toEqual([2, {}]);
  });
});

test('prompts say of photographs what is true of them, and else what they say of scenes', () => {
  const changed: string[] = [];
  for (const code of doriCodes.filter((name) => !name.startsWith('7'))) {
    const [scenes, photographs] = [doriTypes[code], ofPhotographs(doriTypes[code])];
    const { context, ...words } = photographs.words.strict;
    expect(photographs).toEqual({ ...scenes, words: { ...scenes.words, strict: { ...words, context } } });
    expect({ ...words, context: '' }).toEqual({ ...scenes.words.strict, context: '' });
    for (const sentence of [labelsInFront, twoPictures, 'All angles are multiples'])
      expect(context).not.toContain(sentence);
    if (context !== scenes.words.strict.context) changed.push(code);
    if (/^[46]/.test(code))
      expect(context).toMatch(
        /marked with a bounding box.*camera may have been moved.*nearest multiple of 90/,
      );
    expect(context.includes('within 15 degrees of one of these two directions')).toBe(code === '3C');
  }
  expect(changed).toHaveLength(12);
});
