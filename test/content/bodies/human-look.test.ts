import { expect, it } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { parseColor } from '../../../src/core/color.js';
import { underHats } from '../../../src/content/bodies/human/hat.js';
import { humanLook } from '../../../src/content/bodies/human/look.js';
import { person } from '../../../src/content/bodies/human/person.js';

/** How far apart two colors look: 0 to 1, green counting most. */
function apart(a: string, b: string): number {
  const other = parseColor(b);
  const [red, green, blue] = parseColor(a).map((value, i) => (value - other[i]) / 255);
  return Math.sqrt(0.3 * red ** 2 + 0.5 * green ** 2 + 0.2 * blue ** 2);
}

const looks = Array.from({ length: 200 }, (_, i) => humanLook(new Stream(['look', i])));

it('looks are plain JSON, and no two are the same', () => {
  for (const one of looks) expect(JSON.parse(JSON.stringify(one))).toEqual(one);
  expect(new Set(looks.map((one) => JSON.stringify(one))).size).toBe(looks.length);
});

it('all kinds of people, haircuts and clothes occur', () => {
  const count = (trait: (one: (typeof looks)[number]) => unknown) => new Set(looks.map(trait)).size;
  expect(count(({ noun }) => noun)).toBe(4);
  expect(count(({ build }) => build)).toBe(4);
  expect(count(({ hair }) => hair.cut)).toBe(18);
  expect(count(({ beard }) => beard)).toBe(4);
  expect(count(({ glasses }) => glasses.form)).toBe(3);
  expect(count(({ hat }) => hat.form)).toBe(3);
  expect(count(({ hair }) => hair.parting)).toBe(2);
  expect(count(({ clothes }) => clothes.top)).toBe(4);
  expect(count(({ clothes }) => clothes.bottom)).toBe(3);
  expect(count(({ clothes }) => clothes.feet)).toBe(2);
});

it('children are shorter than adults, and the old are gray', () => {
  for (const { noun, age, height, hair } of looks) {
    const child = noun === 'girl' || noun === 'boy';
    expect(age < 18).toBe(child);
    if (child) expect(height).toBeLessThan(1.62);
    else expect(height).toBeGreaterThan(1.5);
    if (age >= 65) expect(['#8f8b86', '#b5b1ab', '#d8d5cf']).toContain(hair.color);
  }
});

it('arms and legs are seen before the trunk', () => {
  for (const { skin, clothes } of looks) {
    expect(apart(clothes.topColor, skin)).toBeGreaterThan(0.15);
    expect(apart(clothes.bottomColor, skin)).toBeGreaterThan(0.15);
    if (clothes.sleeves === 2) expect(apart(clothes.sleeveColor, clothes.topColor)).toBeGreaterThan(0.15);
    if (!clothes.dress) expect(apart(clothes.topColor, clothes.bottomColor)).toBeGreaterThan(0.12);
  }
});

it('children have a larger head for their height, the more the younger they are', () => {
  const share = (one: (typeof looks)[number]): number => {
    const points = person.points!(one, { angles: {}, lift: 0 });
    const [top, nose, eye] = ['head top', 'nose', 'left eye'].map((name) => points[name][1]);
    // of the mean head, from the chin to the top, a nose lies 0.65 and eyes 0.53 below the top
    expect(nose).toBeLessThan(eye);
    return (top - nose) / 0.65 / one.height;
  };
  const grown = looks.filter(({ age }) => age >= 18).slice(0, 6);
  const small = looks.filter(({ age }) => age <= 6).slice(0, 4);
  const large = looks.filter(({ age }) => age >= 12 && age <= 13).slice(0, 4);
  const [adult, young, older] = [grown, small, large].map((some) => {
    expect(some.length).toBeGreaterThan(1);
    return some.map(share).reduce((sum, value) => sum + value, 0) / some.length;
  });
  expect(young).toBeGreaterThan(older * 1.1);
  expect(older).toBeGreaterThan(adult * 1.03);
});

it('no hat is worn over hair that would stand through it', () => {
  const hatted = looks.filter(({ hat }) => hat.form !== 'none');
  expect(hatted.length).toBeGreaterThan(10);
  for (const { hair } of hatted) expect(underHats).toContain(hair.cut);
});
