import { describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { Stream } from '../../../src/core/stream.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import type { Item } from '../../../src/dataset/item/item.js';
import { type Raster, sameRaster } from '../../../src/draw/raster.js';
import { turn } from '../../../src/draw/turn.js';
import { cubeShares } from '../../../src/families/staging/figures/seen.js';
import { figureScene } from '../../../src/families/staging/figures/scene.js';
import {
  disparityOf,
  type FigureLabel,
  type FigureState,
  type MentalRotationParams,
} from '../../../src/families/orientation/mental-rotation/state.js';
import { anyOrientation } from '../../../src/families/staging/figures/turned.js';
import { sideBySide } from '../../../src/draw/layout/side-by-side.js';
import { rotate } from '../../../src/world/pose.js';
import type { RotationStep } from '../../../src/world/rotation/steps.js';
import { drawFigure, type Figure } from '../../../src/content/figures/shepard-metzler/index.js';
import { softRenderer } from '../../../src/world/render/renderer.js';
import { cross, dot, type Vec3 } from '../../../src/world/vector.js';
import { fully, someOf } from '../../few.js';

const small = { size: 96, samples: 1 } as const;

async function itemsOf(params: Partial<MentalRotationParams>, count: number, seed = 1): Promise<Item[]> {
  const maker = await prepare(
    await plan('orientation/mental-rotation', { seed, count, params: { ...small, ...params } }),
  );
  return Array.from({ length: count }, (_, i) => maker.make(i));
}

const answerOf = (item: Item): string => item.questions[0].groups!.answer;
const fixed = (axis: string, degrees: number, mirrored: number): Partial<MentalRotationParams> => ({
  rotation: 'single-axis',
  rotationParams: { axis, degrees: [degrees] },
  mirrored,
});

/** Whether a pixel is darker than the ground. */
const covered = ({ width, height, data }: Raster): boolean[] =>
  Array.from({ length: width * height }, (_, at) => data[3 * at] < 245);

/** Pixels that both pictures cover, of those that one does. */
function overlap(a: Raster, b: Raster): number {
  const [one, other] = [covered(a), covered(b)];
  let [both, either] = [0, 0];
  one.forEach((inked, at) => {
    if (inked && other[at]) both++;
    if (inked || other[at]) either++;
  });
  return both / either;
}

/*
 * The second road: finished pictures are turned and mirrored by code that knows of pixels alone.
 */
describe('what turned pictures show is what the answer says', () => {
  test.each([
    ['lateral', 0, 0, 'none'],
    ['lateral', 90, 0, 'quarter-cw'],
    ['lateral', 180, 0, 'half'],
    ['lateral', 0, 1, 'mirror'],
    ['lateral', 180, 1, 'flip'],
  ] as const)('%s by %i degrees, mirrored: %i', async (axis, degrees, mirrored, by) => {
    for (const item of await itemsOf(fixed(axis, degrees, mirrored), 3)) {
      const [first, second] = ['first', 'second'].map((name) => item.view(name).raster);
      expect(answerOf(item)).toBe(mirrored ? 'mirror' : 'same');
      const own = overlap(turn(first, by), second);
      expect(own).toBeGreaterThan(0.93);
      for (const other of ['none', 'half', 'mirror', 'flip', 'quarter-cw', 'quarter-ccw'] as const)
        if (other !== by) expect(overlap(turn(first, other), second)).toBeLessThan(own - 0.03);
    }
  });

  test('seen from behind, the outline is nearly the mirrored one, and the answer is the same figure', async () => {
    for (const item of await itemsOf(fixed('vertical', 180, 0), 3)) {
      expect(answerOf(item)).toBe('same');
      const [first, second] = ['first', 'second'].map((name) => item.view(name).raster);
      const own = overlap(turn(first, 'mirror'), second);
      for (const other of ['none', 'half', 'flip'] as const)
        expect(overlap(turn(first, other), second)).toBeLessThan(own - 0.1);
    }
  });
});

/** The arms of a chain: direction times length. */
function armsOf(figure: Figure): Vec3[] {
  const arms: number[][] = [];
  figure.slice(1).forEach((cube, i) => {
    const link = cube.map((v, k) => v - figure[i][k]);
    const last = arms.at(-1);
    const along = last && last.every((v, k) => Math.sign(v) === link[k]);
    if (along) last.forEach((_, k) => (last[k] += link[k]));
    else arms.push(link);
  });
  return arms as unknown as Vec3[];
}

/** Volumes spanned by three arms: they stay under any rotation, and change sign in any mirror. */
const volumes = (arms: readonly Vec3[]): number[] =>
  arms.flatMap((a, i) =>
    arms
      .slice(i + 1)
      .flatMap((b, j) => arms.slice(i + j + 2).map((c) => Math.round(1000 * dot(cross(a, b), c)) / 1000 + 0)),
  );

fully('handedness by volumes: the same for the same figure, negated for its twin', async () => {
  for (const item of await itemsOf({ rotation: 'tumbling' }, 24)) {
    const state = item.state as unknown as FigureState;
    const lengths = armsOf(state.figure).map((arm) => Math.abs(arm[0] + arm[1] + arm[2]));
    const [before, after] = ['first', 'second'].map((name) => {
      const { arms } = item.view(name).label as unknown as FigureLabel;
      return volumes(arms.map((arm, i) => arm.map((v) => v * lengths[i]) as unknown as Vec3));
    });
    expect(before.some((volume) => volume !== 0)).toBe(true);
    const sign = answerOf(item) === 'same' ? 1 : -1;
    after.forEach((volume, i) => expect(volume).toBeCloseTo(sign * before[i], 1));
  }
});

test('answers and rotations are balanced', async () => {
  const count = 120;
  const maker = await prepare(await plan('orientation/mental-rotation', { seed: 3, count }));
  const { mirroredOf, designOf } = maker.make(0).assets as {
    mirroredOf: (i: number) => { chosen: boolean; rank: number };
    designOf: (mirrored: boolean) => { rotationOf(rank: number, stream: Stream): RotationStep[] };
  };
  const designs = Array.from({ length: count }, (_, i) => mirroredOf(i));
  for (let run = 0; run < 6; run++)
    expect(designs.slice(20 * run, 20 * run + 20).filter(({ chosen }) => chosen)).toHaveLength(10);
  for (const mirrored of [false, true]) {
    const own = designs.filter(({ chosen }) => chosen === mirrored);
    expect(own.map(({ rank }) => rank)).toEqual(Array.from({ length: 60 }, (_, i) => i));
    const counts = new Map<string, number>();
    for (const { rank } of own) {
      const key = JSON.stringify(designOf(mirrored).rotationOf(rank, new Stream(['unused'])));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(Array(20).fill(3));
  }
});

fully('the share of mirrored ones is a knob', async () => {
  const answers = (await itemsOf({ mirrored: 0.2 }, 20)).map(answerOf);
  expect(answers.filter((answer) => answer === 'mirror')).toHaveLength(4);
});

test('each answer is each letter equally often', async () => {
  const items = await itemsOf({ visible: 0.1 }, 20);
  for (const answer of ['same', 'mirror']) {
    const letters = items
      .filter((item) => answerOf(item) === answer)
      .map(({ questions }) => questions[0].answer);
    expect(letters.sort().join('')).toBe('AAAAABBBBB');
  }
});

test('side by side is the two pictures pasted', async () => {
  const two = await itemsOf({ mirrored: 0.5 }, 4);
  const pairs = await itemsOf({ mirrored: 0.5, layout: 'side-by-side' }, 4);
  two.forEach((item, i) => {
    const pasted = sideBySide(item.view('first').raster, item.view('second').raster);
    expect(sameRaster(pairs[i].view('pair').raster, pasted)).toBe(true);
  });
});

test('every cube is seen, as pictures in which it alone glows say', async () => {
  const renderer = softRenderer();
  for (const item of await itemsOf({ rotation: 'tumbling' }, 3)) {
    const state = item.state as unknown as FigureState;
    const scene = figureScene(state, true);
    const [{ model, pose }] = scene.objects;
    const pixels = model.parts.map((glowing) => {
      const parts = model.parts.map((part) => ({
        ...part,
        material: {
          baseColor: [0, 0, 0] as const,
          metallic: 0,
          roughness: 1,
          emissive: [part === glowing ? 1 : 0, 0, 0] as const,
        },
      }));
      const lit = { ...scene, objects: [{ model: { ...model, parts }, pose }] };
      const { data } = renderer.render(lit, { width: 160, height: 160, samples: 1, shadows: false });
      let bright = 0;
      for (let at = 0; at < data.length; at += 3) if (data[at] > 200 && data[at + 1] < 150) bright++;
      return bright;
    });
    const shares = cubeShares(renderer, state);
    // What whole cubes would fill differs by perspective alone, at most by (7 / 5.3)².
    const wholes = pixels.map((n, i) => n / shares[i]);
    expect(Math.max(...wholes) / Math.min(...wholes)).toBeLessThan(1.7);
    expect(item.certificate).toMatchObject({ visibleCubes: [10, 10], holds: true });
  }
});

test('the share of a cube that nothing hides is 1, of a hidden one 0', () => {
  const renderer = softRenderer();
  const row: Figure = [
    [0, 0, 0],
    [0, 0, 1],
    [0, 0, 2],
  ];
  const shares = cubeShares(renderer, { figure: row, rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1] });
  expect(shares[0]).toBe(0);
  expect(shares[1]).toBe(0);
  expect(shares[2]).toBeGreaterThan(0.9);
});

fully('figures begin in orientations spread over all, and exact as decimal numbers', () => {
  const seen = new Set<string>();
  const mean = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  const draws = 4000;
  for (let i = 0; i < draws; i++) {
    const m = anyOrientation(new Stream(['start', i]));
    seen.add(m.join());
    m.forEach((entry, at) => {
      mean[at] += entry;
      expect(Math.round(entry * 1e4) / 1e4).toBe(entry);
    });
    for (const axis of [0, 1, 2]) {
      const e = [0, 1, 2].map((k) => (k === axis ? 1 : 0)) as unknown as Vec3;
      expect(dot(rotate(m, e), rotate(m, e))).toBeCloseTo(1, 12);
    }
    expect(dot(cross(rotate(m, [1, 0, 0]), rotate(m, [0, 1, 0])), rotate(m, [0, 0, 1]))).toBeCloseTo(1, 12);
  }
  expect(seen.size).toBeGreaterThan(2000);
  for (const sum of mean) expect(Math.abs(sum / draws)).toBeLessThan(0.04);
});

test.each([
  [[{ axis: 'lateral', degrees: 140 }], 140, 'picture'],
  [[{ axis: 'vertical', degrees: 200 }], 160, 'depth'],
  [[{ axis: [1, 1, 0], degrees: -20 }], 20, 'depth'],
  [[{ axis: [0, 1, 1], degrees: 20 }], 20, 'both'],
  [[{ axis: 'lateral', degrees: 360 }], 0, 'none'],
  [
    [
      { axis: 'horizontal', degrees: 90 },
      { axis: 'vertical', degrees: 90 },
    ],
    120,
    'both',
  ],
] as const)('the disparity of %j is %d in %s', (steps, degrees, plane) => {
  expect(disparityOf(steps as readonly RotationStep[])).toEqual({ degrees, plane });
});

describe('what cannot be', () => {
  test.each(
    someOf(
      [
        [{ rotation: 'spin' }, /There is no rotation family 'spin'; there are compound, sequences/],
        [
          { rotation: 'single-axis', rotationParams: { axis: 'sideways' } },
          /Param axis of rotation family 'single-axis' cannot be "sideways"/,
        ],
        [
          { mirrored: 0.33 },
          /Param mirrored of orientation\/mental-rotation cannot be 0\.33: Expected a multiple/,
        ],
        [{ bends: 8, cubes: 5 }, /Expected a whole number from 10 to 60 for cubes but received 5/],
        [{ visible: 0.5, ...fixed('vertical', 90, 0) }, /In 400 pairs of views of figures of 10 cubes/],
      ],
      1,
    ),
  )('%j', async (params: Partial<MentalRotationParams>, message) => {
    await expect(itemsOf(params, 1)).rejects.toThrow(message);
  });
});

test('figures of other sizes', async () => {
  for (const [cubes, bends, shortest] of [
    [8, 2, 2],
    [14, 4, 1],
  ] as const) {
    const [item] = await itemsOf({ cubes, bends, shortest, visible: 0.1 }, 1);
    const { figure } = item.state as unknown as FigureState;
    expect(figure).toHaveLength(cubes);
    expect(armsOf(figure)).toHaveLength(bends + 1);
    expect(drawFigure(new Stream(['x']), { cubes, bends, shortest })).toHaveLength(cubes);
  }
});
