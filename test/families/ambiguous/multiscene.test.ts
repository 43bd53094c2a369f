import { describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { iconWords } from '../../../src/content/figures/icons/index.js';
import { packable, silhouetteCategories } from '../../../src/content/models/known.js';
import { parseColor } from '../../../src/core/color.js';
import { Stream } from '../../../src/core/stream.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import { loadPicture } from '../../../src/draw/decode.js';
import { coverage } from '../../../src/draw/fill/coverage.js';
import { circle } from '../../../src/draw/shapes.js';
import { packInto, settled } from '../../../src/families/ambiguous/multiscene/pack.js';
import { halfWindow } from '../../../src/content/figures/icons/stamps.js';
import type { MultisceneState } from '../../../src/families/ambiguous/multiscene/state.js';

const params = { size: 256, categories: ['duck', 'chess pawn', 'vase'], variations: 1 };
const setOf = (seed: number, count: number, params: object) =>
  plan('ambiguous/multiscene', { seed, count, params });

describe('ambiguous/multiscene', () => {
  test('another decoder finds as many pieces of ink as there are small things, in the boxes of the large ones', async () => {
    const set = await setOf(5, 4, { ...params, kinds: ['letters', 'packed'], size: 512 });
    const maker = await prepare(set);
    for (let i = 0; i < 4; i++) {
      const item = maker.make(i);
      const { figures, ground } = item.state as unknown as MultisceneState;
      const { width, height, data } = await loadPicture(item.views[0].png);
      const paper = parseColor(ground);
      const ink = Uint8Array.from({ length: width * height }, (_, at) =>
        [0, 1, 2].some((k) => Math.abs(data[3 * at + k] - paper[k]) > 40) ? 1 : 0,
      );
      const things = figures.reduce((sum, { elements }) => sum + elements.length, 0);
      const found = piecesOf(ink, width);
      // A thing may be of several pieces, and the thinnest parts of neighbors may touch.
      expect(found.length).toBeGreaterThan(0.75 * things);
      expect(found.length).toBeLessThan(1.5 * things);
      for (const at of found) {
        const [x, y] = [at % width, Math.floor(at / width)];
        const inside = figures.some(
          ({ box: [x0, y0, x1, y1] }) => x >= x0 - 1 && y >= y0 - 1 && x <= x1 && y <= y1,
        );
        expect(inside).toBe(true);
      }
    }
  });

  test('four letters can be made at the least size', async () => {
    const maker = await prepare(
      await plan('ambibench', { seed: 6, parts: ['multiscene-letters'], params: { size: 256 } }),
    );
    for (const index of [1, 7]) expect(maker.make(index).certificate).toMatchObject({ holds: true });
  });

  test.each(packable)('a %s is known by its outline, so that it can be packed or hidden', (category) => {
    expect(silhouetteCategories).toContain(category);
  });

  test.each([
    // A duck, a pawn and a vase, each of 14 kinds of icons, or in one of 6 places; none of them is an icon.
    [{ kinds: ['packed'] }, 3 * iconWords.length],
    [{ kinds: ['packed'], variations: 5 }, 15 * iconWords.length],
    // Carrots lie about in one of the places.
    [{ kinds: ['hidden'], categories: ['duck', 'carrot'] }, 6 + 5],
    [{ kinds: ['packed'], categories: ['mug'] }, iconWords.length - 1],
    // Only cats have two parts; where others are made too, one is enough.
    [{ kinds: ['parts'], categories: ['cat', 'mug'] }, iconWords.length],
    [{ kinds: ['parts', 'portrait'], categories: ['cat', 'mug', 'vase'] }, iconWords.length + 80],
    // Four kinds of eyes; skin and nose are two of six things but what the eyes are.
    [{ kinds: ['portrait', 'portrait'] }, 4 * 5 * 4],
    [{ kinds: ['letters', 'portrait'] }, 20 * 19 + 20 * 19 * 18 * 17 + 80],
    [{ kinds: ['letters'], letters: 'four' }, 20 * 19 * 18 * 17 * 6 * 16 * 15 * 14],
  ])('the capacity of %j is the number of its pairings', async (changed: object, expected) => {
    const maker = await prepare(await setOf(1, 1, { ...params, ...changed }));
    expect(Object.values(maker.capacity)).toEqual([expected]);
  });

  test('another decoder finds the tints of a hidden figure in its box only, and those of the other things all around', async () => {
    const set = await setOf(6, 3, { ...params, kinds: ['hidden'], size: 512 });
    const maker = await prepare(set);
    for (let i = 0; i < 3; i++) {
      const item = maker.make(i);
      const { figures, colors } = item.state as unknown as MultisceneState;
      const { width, height, data } = await loadPicture(item.views[0].png);
      const half = colors.length / 2;
      const key = (r: number, g: number, b: number): number => (r << 16) | (g << 8) | b;
      const keys = colors.map((color) => key(...(parseColor(color) as [number, number, number])));
      const boxOf = (tints: readonly number[]): number[] => {
        const wanted = new Set(tints);
        const box = [width, height, 0, 0];
        for (let y = 0, at = 0; y < height; y++)
          for (let x = 0; x < width; x++, at += 3) {
            const tint = key(data[at], data[at + 1], data[at + 2]);
            // A single pixel may have a tint by chance, where an edge is mixed with the ground.
            if (!wanted.has(tint) || tint !== key(data[at + 3], data[at + 4], data[at + 5])) continue;
            box[0] = Math.min(box[0], x);
            box[1] = Math.min(box[1], y);
            box[2] = Math.max(box[2], x + 1);
            box[3] = Math.max(box[3], y + 1);
          }
        return box;
      };
      // The tips of leaves are mixed with the ground, and stems have colors of their own.
      boxOf(keys.slice(0, half)).forEach((edge, k) =>
        expect(Math.abs(edge - figures[0].box[k])).toBeLessThan(14),
      );
      boxOf(keys.slice(half)).forEach((edge, k) =>
        expect(Math.abs(edge - [0, 0, 512, 512][k])).toBeLessThan(40),
      );
    }
  });

  test('four large letters: each a region, each word a question, a few letters of another kind', async () => {
    const set = await setOf(7, 2, { kinds: ['letters'], letters: 'four' });
    const maker = await prepare(set);
    expect(
      maker
        .make(0)
        .views.map(({ name }) => name)
        .filter((name) => name.startsWith('region')),
    ).toHaveLength(4);
    for (const item of [maker.make(0), maker.make(1)]) {
      const { figures } = item.state as unknown as MultisceneState;
      const asked = (variant: string) =>
        item.questions.filter((question) => question.variant.startsWith(variant));
      expect(asked('region').map(({ answer }) => answer.split(';')[0])).toEqual(
        figures.map(({ word }) => word),
      );
      const boxes = asked('localization-combined').map(({ scoring }) =>
        scoring.kind === 'boxes' ? scoring.boxes : [],
      );
      expect(boxes).toHaveLength(3);
      expect(boxes.flat().sort()).toEqual(figures.map(({ box }) => box).sort());
      const [single] = asked('localization-single');
      expect(single.scoring.kind === 'boxes' && single.scoring.boxes.length).toBeGreaterThan(2);
      expect(asked('open')[0].scoring).toMatchObject({ layers: [{ length: 3 }, { length: 5 }] });
    }
  });

  // Another road: the box is read from the green pixels of the file, and what is in it from all other ink.
  test.each([
    ['parts', 2, ['head', 'tail', 'spout', 'handle']],
    ['portrait', 4, ['eye', 'eyebrow', 'nose', 'mouth']],
  ] as const)(
    'regions of %s: %i parts, and in each box the things of that part alone',
    async (kind, count, words) => {
      const set = await setOf(8, 2, { kinds: [kind], variations: 1 });
      const maker = await prepare(set);
      for (const item of [0, 1].map((i) => maker.make(i))) {
        const { figures, ground, parts } = item.state as unknown as MultisceneState;
        const paper = parseColor(ground);
        const answers = item.questions
          .filter(({ variant }) => variant.startsWith('region'))
          .map(({ answer }) => answer);
        expect(answers).toHaveLength(count);
        expect(new Set(answers).size).toBe(count);
        for (const [i, answer] of answers.entries()) {
          const [part, small] = answer.split('; ');
          expect(words).toContain(part);
          const { width, height, data } = await loadPicture(
            item.view(i === 0 ? 'region' : `region-${i + 1}`).png,
          );
          const is = (at: number, color: readonly number[], near: number): boolean =>
            color.every((value, k) => Math.abs(data[3 * at + k] - value) <= near);
          const all = Array.from({ length: width * height }, (_, at) => at);
          const green = all.filter((at) => is(at, [0, 190, 60], 0));
          const [xs, ys] = [green.map((at) => at % width), green.map((at) => Math.floor(at / width))];
          const [x0, x1] = [Math.min(...xs) + 3, Math.max(...xs) - 3];
          const [y0, y1] = [Math.min(...ys) + 3, Math.max(...ys) - 3];
          const ink = Uint8Array.from(all, (at) => {
            const [x, y] = [at % width, Math.floor(at / width)];
            return x > x0 && x < x1 && y > y0 && y < y1 && !is(at, paper, 40) ? 1 : 0;
          });
          const within = figures[0].elements.filter(({ x, y }) => x > x0 && x < x1 && y > y0 && y < y1);
          expect([...new Set(within.map(({ thing }) => thing))].join(', ')).toBe(small);
          const found = piecesOf(ink, width);
          expect(found.length).toBeGreaterThanOrEqual(0.5 * within.length);
          expect(found.length).toBeLessThanOrEqual(2 * within.length);
          // Nothing reaches into the box from outside.
          const edge = all.filter(
            (at) =>
              ink[at] === 1 &&
              (at % width === x0 + 1 ||
                at % width === x1 - 1 ||
                Math.floor(at / width) === y0 + 1 ||
                Math.floor(at / width) === y1 - 1),
          );
          expect(edge).toEqual([]);
          expect(parts[i].boxes[0][0]).toBeGreaterThan(x0 - 6);
        }
        const combined = item.questions.filter(({ variant }) => variant.startsWith('localization-combined'));
        expect(combined).toHaveLength(2);
        expect(combined[1].scoring).toMatchObject({ boxes: { length: parts[0].boxes.length } });
      }
    },
  );

  test('parts are of objects that have them', async () => {
    const set = await setOf(8, 1, { kinds: ['parts'], categories: ['apple', 'mug'] });
    await expect(prepare(set)).rejects.toThrow(
      /^Expected objects with parts of their own \(cat, dog, horse, teapot\) for categories/,
    );
  });

  test('four letters are for pictures of letters alone', async () => {
    const set = await setOf(7, 2, { letters: 'four' });
    await expect(prepare(set)).rejects.toThrow(/'one or two', or kinds=letters alone for letters/);
  });

  test('packed things neither overlap nor leave their room', () => {
    const half = halfWindow(18);
    const cover = coverage(circle(half, half, 8), { width: 2 * half, height: 2 * half });
    let total = 0;
    for (let seed = 0; seed < 8; seed++) {
      const room = { width: 90, height: 70, free: new Uint8Array(90 * 70).fill(1) };
      const pieces = [{ thing: 'star', side: 18, angle: 0, cover }];
      const put = packInto(room, pieces, new Stream(['pack', seed]));
      total += put.length;
      for (const [i, a] of put.entries()) {
        expect(Math.min(a.x, a.y, 90 - a.x, 70 - a.y)).toBeGreaterThan(7);
        for (const b of put.slice(i + 1))
          expect(Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)).toBeGreaterThan(15);
      }
    }
    // As many as there is room for: nine and more on average.
    expect(total / 8).toBeGreaterThan(9);
  });
});

test('a thing that sticks out is moved to where it does not, no further than needed, and not more than allowed', () => {
  const mask = { width: 60, height: 60, inside: new Uint8Array(60 * 60).fill(1) };
  const cover = { x: 0, y: 0, width: 10, height: 10, data: new Uint8Array(100).fill(255) };
  expect(settled(mask, cover, [20, 30], [], 3, 2)).toEqual([20, 30]);
  expect(settled(mask, cover, [-4, 30], [], 3, 2)).toEqual([-2, 30]);
  expect(settled(mask, cover, [30, 55], [], 3, 2)).toEqual([30, 52]);
  // Two pixels are left free to its like.
  expect(settled(mask, cover, [-4, 30], [[9, 30]], 3, 2)).toEqual([-3, 30]);
  // What is too far out stays out, as little as may be.
  expect(settled(mask, cover, [56, -8], [], 3, 2)).toEqual([53, -5]);
});

/** A pixel of every piece of ink, joined at sides. */
function piecesOf(ink: Uint8Array, width: number): number[] {
  const left = ink.slice();
  const found: number[] = [];
  for (let first = 0; first < left.length; first++) {
    if (left[first] === 0) continue;
    const stack = [first];
    left[first] = 0;
    let size = 0;
    while (stack.length > 0) {
      const at = stack.pop()!;
      size++;
      for (const next of [at - 1, at + 1, at - width, at + width])
        if (left[next] === 1) {
          left[next] = 0;
          stack.push(next);
        }
    }
    if (size > 12) found.push(first);
  }
  return found;
}
