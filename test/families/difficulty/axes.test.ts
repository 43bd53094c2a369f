import { describe, expect, test } from 'vitest';
import { families } from '../../../src/families/index.js';
import { readParams } from '../../../src/families/params.js';
import { paramsAt } from '../../../src/families/difficulty/params-at.js';
import { defineFamily } from '../../../src/families/define-family.js';
import { textRotated } from '../../../src/families/text/rotated.js';

const all = await Promise.all(families.map(({ load }) => load()));
const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** Params without which a family cannot be planned. */
const required: Readonly<Record<string, object>> = {
  'picture/pair': { pairs: 'pairs.json' },
  'mirror/photo': { annotations: 'annotations.json' },
};

describe.each(all.map((family) => [family.name, family] as const))('%s', (name, family) => {
  test('declares axes, each of which ends harder than it began', () => {
    expect(Object.keys(family.difficulty ?? {}).length).toBeGreaterThan(0);
    for (const [axis, { ladders }] of Object.entries(family.difficulty!))
      for (const [param, ladder] of Object.entries(ladders)) {
        const { values } = ladder as { values: readonly unknown[] };
        if (values.every((value) => JSON.stringify(value) === JSON.stringify(values[0])))
          throw new Error(`${param} of ${axis} is the same at every level`);
      }
  });

  test.each(levels)('its params take level %i', (level) => {
    const params = paramsAt(family, level, {});
    expect(readParams(family, { ...required[name], ...params })).toMatchObject(params);
  });
});

test('an axis that does not go where it says is refused', () => {
  const values = [1, 2, 3, 4, 5, 6, 7, 6, 9, 10];
  const difficulty = {
    length: { summary: 'longer', basis: 'construction', ladders: { length: { move: 'up', values } } },
  } as const;
  expect(() => defineFamily({ ...textRotated, name: 'mine/text', difficulty })).toThrow(
    /up for length of the axis length of mine\/text at level 8/,
  );
});

test('no two axes set the same param', () => {
  const { length } = textRotated.difficulty!;
  expect(() =>
    defineFamily({ ...textRotated, name: 'mine/text', difficulty: { a: length, b: length } }),
  ).toThrow(/no other axis/);
});

test('what is given goes before, and decides whether an axis suits', () => {
  expect(paramsAt(textRotated, 8, { length: 3 })).not.toHaveProperty('length');
  expect(paramsAt(textRotated, 3, {})).toMatchObject({ alphabet: '69dp' });
  expect(paramsAt(textRotated, 3, { map: 'found' })).not.toHaveProperty('alphabet');
});
