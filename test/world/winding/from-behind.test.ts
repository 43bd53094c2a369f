import { describe, expect, test } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import type { Model } from '../../../src/world/model.js';
import { softRenderer } from '../../../src/world/render/renderer.js';
import { shareFromBehind } from '../../../src/world/winding/from-behind.js';
import {
  ball,
  bothSides,
  box,
  faces,
  flag,
  flipped,
  lathe,
  modelOf,
  moved,
  quad,
  type Surface,
} from './shapes.js';

const renderer = softRenderer();
const share = (model: Model): number => shareFromBehind(model, renderer);

const cup = lathe([
  [0, 0],
  [0.4, 0],
  [0.4, 1],
]);
const bowl = ball(-90, 0);
const leaf = quad([-1, 0, -2], [-1, 0, 2], [1, 0, 2], [1, 0, -2]);
const openBox = [0, 1, 2, 4, 5].flatMap((face) => faces(2, 1, 3)[face]);
const withoutFloor = [0, 1, 3, 4, 5].flatMap((face) => faces(2, 1.5, 4)[face]);
/** Twelve leaves that lie and stand everywhere. */
const foliage = (): Surface[] => {
  const stream = new Stream(['leaves']);
  return Array.from({ length: 40 }, (_, i) => {
    const place = [0, 1, 2].map(() => stream.uniform(-2, 2)) as [number, number, number];
    const flat = faces(0.6, 0.6, 0.6)[i % 6];
    return moved(i % 2 ? flat : flipped(flat), place);
  });
};
/** A wall whose inside is a surface of its own. */
const hollow = [
  ball(),
  flipped(ball().map((t) => t.map((p) => p.map((x) => 0.9 * x)) as unknown as typeof t)),
];

describe('the right way out', () => {
  test.each<[string, Model]>([
    ['a box', modelOf(box(1, 2, 3))],
    ['a ball', modelOf(ball())],
    ['a box of six parts that share no corner', modelOf(...faces(1, 2, 3))],
    ['boxes that stand in each other', modelOf(box(2, 1, 4), moved(box(1, 1, 2), [0, 0.7, 0.3]))],
    ['a cabin on a body, corner on corner', modelOf(box(2, 1, 4), moved(box(2, 1, 2), [0, 1, 1]))],
    ['a hollow wall, whose inner surface faces inward', modelOf(...hollow)],
    [
      'a closed vessel with thick walls',
      modelOf(
        lathe([
          [0, 0],
          [1, 0],
          [1, 2],
          [0.9, 2],
          [0.9, 0.1],
          [0, 0.1],
        ]),
      ),
    ],
    ['a sheet with both of its sides', modelOf([...leaf, ...flipped(leaf)])],
    ['a flag with both of its sides', modelOf(flag(), flipped(flag()))],
    ['a plate thinner than a pixel', modelOf(box(2, 0.0005, 2))],
    ['a box without a floor', modelOf(withoutFloor)],
    ['a box with a slit', modelOf(box(1, 1, 1).slice(1))],
  ])('%s', (_, model) => {
    expect(share(model)).toBe(0);
  });
});

describe('shells that give a drawing its outline', () => {
  const larger = (surface: Surface, by: number): Surface =>
    surface.map((t) => t.map((p) => p.map((x) => by * x)) as unknown as typeof t);
  const shell = flipped(larger(ball(), 1.02));

  test('around what is the right way out', () => {
    expect(share(modelOf(ball(), shell))).toBe(0);
    expect(share(modelOf([...ball(), ...shell]))).toBe(0);
  });

  test('around what is not, or is far inside, or around nothing', () => {
    expect(share(modelOf(flipped(ball()), shell))).toBeGreaterThan(0.9);
    expect(share(modelOf(larger(ball(), 0.3), shell))).toBeGreaterThan(0.9);
    expect(share(modelOf(shell))).toBeGreaterThan(0.9);
  });
});

describe('open things with one side', () => {
  test.each<[string, Surface]>([
    ['a leaf', leaf],
    ['a flag', flag()],
    ['a bowl', bowl],
    ['a shallow bowl', ball(-90, -45)],
    ['a dome', ball(0, 90)],
    ['a cup', cup],
    ['a box without a lid', openBox],
    [
      'a tube',
      lathe([
        [1, 0],
        [1, 2],
      ]),
    ],
  ])('%s, whichever side it has', (_, surface) => {
    expect(share(modelOf(surface))).toBe(0);
    expect(share(modelOf(flipped(surface)))).toBe(0);
  });

  test('leaves, all over the place', () => {
    expect(share(modelOf(...foliage()))).toBe(0);
    expect(share(modelOf(foliage().flat()))).toBe(0);
  });

  test('beside what is the right way out', () => {
    const table = moved(box(4, 1, 4), [0, -1.2, 0]);
    expect(share(modelOf(table, moved(flag(), [0, 0, 0])))).toBe(0);
    expect(share(modelOf(table, moved(bowl, [0, 1, 0])))).toBe(0);
  });
});

describe('inside out', () => {
  test.each<[string, Model, number, number]>([
    ['a box', modelOf(flipped(box(1, 2, 3))), 0.99, 1],
    ['a ball', modelOf(flipped(ball())), 0.99, 1],
    ['a box of six parts', modelOf(...faces(1, 2, 3).map(flipped)), 0.99, 1],
    ['a box without a floor', modelOf(flipped(withoutFloor)), 0.7, 1],
    [
      'a jug with a narrow mouth',
      modelOf(
        flipped(
          lathe([
            [0, 0],
            [1, 0.2],
            [1, 2],
            [0.2, 2.5],
          ]),
        ),
      ),
      0.9,
      1,
    ],
    ['one closed part of two', modelOf(flipped(box(1, 1, 1)), moved(box(1, 1, 1), [3, 0, 0])), 0.4, 0.6],
    ['a cabin', modelOf(box(2, 1, 4), moved(flipped(box(1.6, 1, 2)), [0, 1, 0])), 0.15, 0.4],
    ['every other face', modelOf(faces(1, 1, 1).flatMap((f, i) => (i % 2 ? f : flipped(f)))), 0.4, 0.6],
    ['every other triangle', modelOf(ball().map((t, i) => (i % 2 ? t : flipped([t])[0]))), 0.4, 0.6],
    ['the top alone', modelOf(faces(2, 1, 2).flatMap((f, i) => (i === 3 ? flipped(f) : f))), 0.15, 0.35],
    [
      'behind windows of two sides',
      modelOf(flipped(faces(1, 1, 1).slice(1).flat()), bothSides(faces(1, 1, 1)[0])),
      0.7,
      0.9,
    ],
    [
      'a wheel of twenty',
      modelOf(
        ...Array.from({ length: 20 }, (_, i) =>
          moved(i ? ball() : flipped(ball()), [3 * (i % 5), 3 * Math.floor(i / 5), 0]),
        ),
      ),
      0.02,
      0.1,
    ],
  ])('%s', (_, model, least, most) => {
    expect(share(model)).toBeGreaterThanOrEqual(least);
    expect(share(model)).toBeLessThanOrEqual(most);
  });

  test('both sides seen: nothing is wrong', () => {
    expect(share(modelOf(bothSides(flipped(box(1, 2, 3)))))).toBe(0);
    expect(share(modelOf(bothSides(flipped(ball())), moved(box(1, 1, 1), [3, 0, 0])))).toBe(0);
  });

  test('however large and wherever it is', () => {
    for (const size of [0.001, 1, 500]) {
      const far = (surface: Surface): Surface =>
        surface.map(
          (t) => t.map(([x, y, z]) => [size * (x + 40), size * y, size * (z - 7)]) as unknown as typeof t,
        );
      expect(share(modelOf(far(ball())))).toBe(0);
      expect(share(modelOf(far(flipped(ball()))))).toBeGreaterThan(0.99);
    }
  });
});
