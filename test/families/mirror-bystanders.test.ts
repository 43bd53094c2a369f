import { describe, expect, test } from 'vitest';
import { mirrorqa } from '../../src/benchmarks/mirrorqa/benchmark.js';
import { FreeGround } from '../../src/families/mirror/body/places/free-ground.js';
import { PictureRoom } from '../../src/families/mirror/body/places/picture-room.js';
import type { BodyParams } from '../../src/families/mirror/body/params.js';
import { kindOf } from '../../src/families/mirror/body/questions/kinds.js';
import { kindSharesWithHeads } from '../../src/families/mirror/body/questions/kind-shares.js';
import { subjectDesign } from '../../src/families/mirror/body/questions/subject-design.js';
import {
  foremost,
  type MirrorKindName,
  mirrorKinds,
  mirrorQuestionText,
} from '../../src/families/mirror/prompts/kinds.js';
import { beveledBox, materials, moved } from '../../src/world/modeling/index.js';
import { atRest, type Mesh, type Placed } from '../../src/world/index.js';

/** A box of a place on y = 0 or above, its middle at x and z; and a part's name. Meters. */
function box(
  [wide, high, deep]: readonly [number, number, number],
  [x, y, z]: readonly [number, number, number],
  name = 'box',
): Placed {
  const mesh: Mesh = moved(beveledBox(wide, high, deep, 0.001, 1), x, y + high / 2, z);
  return {
    model: {
      category: 'box',
      broadClass: 'miscellaneous',
      hasFront: false,
      hasUp: true,
      parts: [{ name, mesh, material: materials.mattePaint('#888888') }],
    },
    pose: atRest,
  };
}

describe('free ground', () => {
  const floor = box([30, 1, 30], [0, -1, -10], 'floor');
  const ground = (...furnishing: Placed[]) => new FreeGround({ shell: [floor], furnishing });

  test('is floor with nothing on it', () => {
    expect(ground().under(2, -6, 0.4)).toBeCloseTo(0, 6);
    expect(ground(box([1, 0.7, 1], [5, 0, -6])).under(2, -6, 0.4)).toBeCloseTo(0, 6);
  });

  test('is neither under furniture nor beside it, whatever its height, but under what hangs above all heads', () => {
    for (const high of [0.25, 0.5, 3]) {
      const one = ground(box([1, high, 1], [2, 0, -6]));
      for (const x of [1.2, 2, 2.8]) expect(one.under(x, -6, 0.4), String(high)).toBeUndefined();
      expect(one.under(3.5, -6, 0.4)).toBeCloseTo(0, 6);
    }
    expect(ground(box([1, 0.1, 1], [2, 1, -6])).under(2, -6, 0.4)).toBeUndefined();
    expect(ground(box([1, 0.1, 1], [2, 2.4, -6])).under(2, -6, 0.4)).toBeCloseTo(0, 6);
  });

  test('is a curb, but not its edge', () => {
    const curb = ground(box([30, 0.13, 5], [0, 0, -10]));
    expect(curb.under(0, -10, 0.4)).toBeCloseTo(0.13, 6);
    expect(curb.under(0, -7.4, 0.4)).toBeUndefined();
    expect(curb.under(0, -6, 0.4)).toBeCloseTo(0, 6);
  });

  test('is not water, and not where there is no floor', () => {
    expect(ground(box([6, 0.004, 6], [0, 0, -8], 'sea')).under(0, -8, 0.4)).toBeUndefined();
    expect(ground(box([6, 0.004, 6], [0, 0, -8], 'wet sand')).under(0, -8, 0.4)).toBeCloseTo(0.004, 6);
    expect(ground().under(17, -8, 0.4)).toBeUndefined();
    expect(ground().under(0, -60, 0.4)).toBeUndefined();
  });
});

test('room in the picture is the same on both sides of it', () => {
  const side = 256;
  const mask = new Uint16Array(side * side);
  // A body of 200 rows with an arm to one side, and a thing that it holds.
  for (let y = 30; y < 230; y++) for (let x = 110; x < 146; x++) mask[y * side + x] = 1;
  for (let y = 80; y < 90; y++) for (let x = 146; x < 220; x++) mask[y * side + x] = 1;
  for (let y = 20; y < 100; y++) for (let x = 220; x < 226; x++) mask[y * side + x] = 2;
  const room = new PictureRoom(mask);
  expect(room.bodyHeight).toBeCloseTo(200 / side, 9);
  const frame = (left: number, top: number) => ({ left, right: left + 0.1, top, bottom: top + 0.3 });
  let [free, all] = [0, 0];
  for (let left = 0; left <= 0.9; left += 0.05)
    for (let top = 0; top <= 0.7; top += 0.05) {
      const one = frame(left, top);
      const other = { ...one, left: 1 - one.right, right: 1 - one.left };
      expect(room.isFree(one, 0.03)).toBe(room.isFree(other, 0.03));
      all++;
      free += Number(room.isFree(one, 0.03));
    }
  expect(free).toBeGreaterThan(0.2 * all);
  expect(free).toBeLessThan(0.8 * all);
  // Beside the arm, whichever side it is on, within the margin and beyond it.
  expect(room.isFree(frame(0.76, 0.43), 0.03)).toBe(true);
  expect(room.isFree(frame(0.76, 0.41), 0.03)).toBe(false);
  expect(room.isFree(frame(0.14, 0.41), 0.03)).toBe(false);
  room.take(frame(0.76, 0.43));
  expect(room.isFree(frame(0.8, 0.5), 0)).toBe(false);
});

test('every question that may be asked of somebody who is not alone says who is meant', () => {
  for (const name of Object.keys(mirrorKinds) as MirrorKindName[])
    for (const view of ['own', 'viewer', 'both'] as const) {
      const text = mirrorQuestionText(name, { subject: foremost('the girl'), prop: 'racket' }, view);
      expect(text.match(/the girl in the foreground/g), text).toHaveLength(1);
      expect(text).not.toMatch(/foreground in/);
    }
  const subject = foremost('the man');
  expect(mirrorQuestionText('bent-leg', { subject })).toBe(
    'Which leg of the man in the foreground of the picture is bent?',
  );
  expect(mirrorQuestionText('raised-hand', { subject })).toBe(
    'Which hand is the man in the foreground raising?',
  );
});

describe('heads close up', () => {
  test('have the share that is asked for, and the other kinds the rest in equal parts', () => {
    const subjects = [
      { weight: 60, kinds: ['open-eye', 'closed-eye', 'raised-hand', 'bent-leg'] },
      { weight: 40, kinds: ['raised-hand', 'bent-leg'] },
    ];
    const table = kindSharesWithHeads(subjects, 0.2);
    for (const row of table) expect(row.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
    expect(60 * table[0][0]).toBeCloseTo(10, 1);
    expect(60 * table[0][1]).toBeCloseTo(10, 1);
    expect(60 * table[0][2] + 40 * table[1][0]).toBeCloseTo(40, 1);
  });

  test('are a fifth of the people in MirrorQA, whatever the answer and the split, in both presets', () => {
    for (const preset of ['strict', 'paper'] as const)
      for (const { name, count, params } of mirrorqa.spec(preset).parts) {
        if (!name.includes('-human-')) continue;
        const chosen = params as unknown as BodyParams;
        const design = subjectDesign({ ...chosen, giveaways: preset === 'paper', kinds: [] }, [7, name], { mirror: false }); // prettier-ignore
        let heads = 0;
        for (let i = 0; i < count; i++) heads += Number(design(i).kinds[0].frame === 'head');
        expect(heads / count, name).toBeGreaterThan(0.17);
        expect(heads / count, name).toBeLessThan(0.23);
      }
  });

  test('are asked about as often as all else where no share is given', () => {
    const cast = { 'person/static daily': 10 };
    const path = ['heads'];
    const of = (heads: { readonly heads?: number }) => {
      const design = subjectDesign({ answers: ['left'], cast, giveaways: false, kinds: [], ...heads }, path, { mirror: false }); // prettier-ignore
      return Array.from({ length: 300 }, (_, i) => design(i).kinds[0].name);
    };
    const shareOf = (names: readonly string[]) =>
      names.filter((name) => kindOf(name).frame === 'head').length / names.length;
    expect(shareOf(of({}))).toBeGreaterThan(0.3);
    expect(shareOf(of({ heads: 0.1 }))).toBeCloseTo(0.1, 1);
    expect(new Set(of({ heads: 0.1 }))).toEqual(new Set(of({})));
  });
});
