import { describe, expect, test } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { doriTypes } from '../../../src/families/orientation/prompts/index.js';
import { compoundRotation } from '../../../src/families/orientation/tasks/compound-rotation.js';
import { directionalFacing } from '../../../src/families/orientation/tasks/directional-facing.js';
import { interObjectDirection } from '../../../src/families/orientation/tasks/inter-object-direction.js';
import { singleAxisRotation } from '../../../src/families/orientation/tasks/single-axis-rotation.js';
import { viewParallelism } from '../../../src/families/orientation/tasks/view-parallelism.js';
import { viewerSceneDirection } from '../../../src/families/orientation/tasks/viewer-scene-direction.js';
import { TurnedObjectStage } from '../../../src/families/orientation/turned-object/assets.js';
import { judgeScene } from '../../../src/families/orientation/turned-object/judge.js';
import type { TurnedObjectParams } from '../../../src/families/orientation/turned-object/params.js';
import type { OrientationState, OrientationTransform } from '../../../src/families/staging/scene/state.js';
import { plan, prepare } from '../../../src/index.js';
import type { Question } from '../../../src/score/question.js';
import { signedDegrees } from '../../../src/world/rotation/steps.js';
import { all, fully, someOf } from '../../few.js';
import { keepModels } from '../kept-models.js';
import { openAssets } from './open-assets.js';

keepModels(1);

const undetermined = /determine/i;

/** The coarse answer that follows from the words of the granular one: written from the papers' options alone. */
const follows: Readonly<Record<string, (granular: string) => string>> = {
  '1': (said) =>
    said === '0 degrees to 15 degrees' ? 'Directly facing the camera' : 'Facing away from the camera',
  '2': (said) => (said.startsWith('0 ') ? 'Toward the camera' : 'Away from the camera'),
  '3': (said) =>
    said === '0 degrees'
      ? 'No rotation'
      : said === '180 degrees'
        ? '180 degrees in either direction'
        : 'Clockwise',
  '4': (said) =>
    said.startsWith('0 degrees H')
      ? 'Only Vertical'
      : said.endsWith(' 0 degrees Vertical')
        ? 'Only Horizontal'
        : 'Both Horizontal and Vertical',
  '5': (said) =>
    said === 'No rotation'
      ? 'They are facing the same direction'
      : said.startsWith('180')
        ? 'They are facing opposite directions'
        : said.startsWith('91')
          ? 'Partially facing the opposite directions'
          : 'Partially facing the same direction',
  '6': (said) => (said === '0 degrees' ? 'No, the object has not rotated' : 'Yes, the object has rotated'),
  '7': (said) =>
    said === 'No change needed'
      ? 'Yes, the image is in the canonical orientation'
      : 'No, the image is not in the canonical orientation',
};

const tasks = [
  viewParallelism,
  directionalFacing,
  singleAxisRotation,
  compoundRotation,
  interObjectDirection,
  viewerSceneDirection,
];
const itemsOf = async (family: string, count: number, params: Record<string, unknown>) => {
  const maker = await prepare(
    await plan(family as 'orientation/view-parallelism', {
      seed: 5,
      count,
      params: { look: 'clean', size: 96, samples: 1, shadows: false, variations: 1, ...params },
    }),
  );
  return Promise.all(Array.from({ length: count }, (_, i) => maker.make(i)));
};
const said = ({ options, answer }: Pick<Question, 'options' | 'answer'>): string => options![answer];

describe.each([...tasks.map(({ name }) => name), 'orientation/canonical-orientation'])('%s', (name) => {
  test('asks both questions of a picture, whose answers agree', async () => {
    const items = await itemsOf(name, all ? 24 : 4, { level: 'both', variants: ['full'] });
    for (const { questions } of items) {
      const [coarse, granular] = questions;
      expect(questions.length).toBe(2);
      expect(coarse.condition).toBe(`${granular.condition[0]}C`);
      expect(coarse.images).toEqual(granular.images);
      if (undetermined.test(said(granular))) expect(said(coarse)).toMatch(undetermined);
      else expect(said(coarse)).toBe(follows[granular.condition[0]](said(granular)));
    }
  });
});

test.each(tasks)('$name: what is asked at both levels is clear at both', ({ name, ways, codes }) => {
  const [coarse, granular] = [doriTypes[codes.coarse], doriTypes[codes.granular]];
  expect(ways.both.length).toBe(granular.options.length - 1);
  expect(coarse.options.length).toBe(ways.coarse.length + 1);
  for (const [option, way] of ways.both.entries())
    for (let i = 0; way && i < 50; i++) {
      const { starts, steps } = way(new Stream(['both', name, option, i]));
      const turn = steps.reduce((sum, { axis, degrees }) => sum + (axis === 'vertical' ? degrees : 0), 0);
      const heading = Math.abs(signedDegrees(starts[0] + turn));
      // Toward the camera or away, by at most the 12 degrees of the coarse ways.
      if (codes.coarse === '1C' || codes.coarse === '2C')
        expect(Math.min(heading, 180 - heading)).toBeLessThanOrEqual(12);
      // In 5C at least 15 degrees from the limits of "partially", which are 22.5, 67.5, 112.5 and 157.5.
      const apart = Math.abs(signedDegrees(turn));
      if (codes.coarse === '5C')
        expect(
          [0, 180].includes(apart) || (apart >= 30 && apart <= 60) || (apart >= 120 && apart <= 150),
        ).toBe(true);
    }
});

test('of a box, which looks the same after half a turn, neither question has an answer where both say so', async () => {
  const shown = { look: 'clean', size: 96, samples: 1, shadows: false, variations: 1, occluded: 0 };
  const params = { ...shown, level: 'both', answers: [6], categories: ['box', 'car'], labels: false };
  const set = await plan('orientation/single-axis-rotation', {
    seed: 5,
    count: all ? 12 : 6,
    params: params as object,
  });
  const maker = await prepare(set);
  const assets = await openAssets(set.parts[0]);
  for (let i = 0; i < set.length; i++) {
    const { state, transform } = (await maker.make(i)).record;
    const judged = {
      state: state as unknown as OrientationState,
      transform: transform as unknown as OrientationTransform,
      stage: new TurnedObjectStage(assets.scenes),
    };
    for (const level of ['coarse', 'granular'] as const) {
      const source = { params: { ...set.parts[0].params, level } as unknown as TurnedObjectParams, assets };
      expect(judgeScene(singleAxisRotation, source, judged)).toMatchObject({
        holds: true,
        verdict: 'undetermined',
      });
    }
  }
});

test('only the answers that are named are right', async () => {
  const answersOf = async (family: string, params: Record<string, unknown>) =>
    new Set(
      (await itemsOf(family, all ? 8 : 3, { ...params, variants: ['full'] })).flatMap(({ questions }) =>
        questions.map(said),
      ),
    );
  expect(await answersOf('orientation/view-parallelism', { level: 'granular', answers: [2] })).toEqual(
    new Set(['65 degrees to 95 degrees']),
  );
  expect(await answersOf('orientation/single-axis-rotation', { level: 'coarse', answers: [2, 5] })).toEqual(
    new Set(['Counter-clockwise', 'Cannot be determined']),
  );
  expect(await answersOf('orientation/canonical-orientation', { level: 'granular', answers: [1] })).toEqual(
    new Set(['No change needed']),
  );
});

fully('which answers can be right is said in a sentence', async () => {
  const refusal = (family: string, params: Record<string, unknown>) =>
    itemsOf(family, 1, params).then(
      () => 'made',
      (error: Error) => error.message,
    );
  expect(await refusal('orientation/view-parallelism', { level: 'both', answers: [2] })).toMatch(
    /numbers of options that can be right with level=both: 1, 3, 4 for answers/,
  );
  expect(await refusal('orientation/view-parallelism', { answers: [1], undetermined: 0.2 })).toMatch(
    /no value with answers, of which 3 means it for undetermined/,
  );
  expect(
    await refusal('orientation/view-parallelism', { answers: [3], categories: ['car'], occluded: 0 }),
  ).toMatch(/numbers of options that can be right with level=coarse: 1, 2 for answers/);
});

test.each(someOf([1, 2, 3, 4], 1))('a set of both levels is the same at any place of it: %i', async (at) => {
  const params = { level: 'both' };
  const [whole, one] = [
    await itemsOf('orientation/single-axis-rotation', 5, params),
    await itemsOf('orientation/single-axis-rotation', at + 1, params),
  ];
  expect(one[at].record.views[0].file).toMatch(/png$/);
  expect(one[at].record).toEqual(whole[at].record);
});
