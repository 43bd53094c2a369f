import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { defineFamily, verdict } from '../../src/entry/families.js';
import { createRaster } from '../../src/entry/draw.js';
import type { TypesOf } from '../../src/families/family-types.js';
import { families, type FamilyTypes } from '../../src/families/index.js';
import { generate, plan, write, type BenchmarkName, type Item, type Question } from '../../src/index.js';
import { temporaryFolder } from './folders.js';

const dots = defineFamily({
  name: 'dots/counted',
  version: 1,
  summary: 'Dots, before and after one more is added.',
  params: (z) =>
    z.strictObject({ most: z.int().min(1).max(9).default(4).describe('The most dots, 1 to 9.') }),
  propose: ({ params: { most }, stream }) => ({
    state: { dots: stream('dots').integer(1, most) },
    transform: { add: 1 },
  }),
  label: ({ dots }) => dots,
  act: ({ add }, { dots }) => ({ dots: dots + add }),
  rho: ({ add }, label) => label + add,
  draw: ({ dots }) => {
    const picture = createRaster(32, 8, 1, 255);
    for (let i = 0; i < dots; i++) picture.data[3 * i] = 0;
    return picture;
  },
  judge: ({ label }, picture) => {
    const dark = picture('original').data.filter((value) => value === 0).length;
    return verdict(dark === label, 'miscounted', { dark });
  },
  ask: () => [],
});

declare module '../../src/families/index.js' {
  interface FamilyTypes {
    'dots/counted': typeof dots;
  }
}

describe('the types of a plan', () => {
  test('every shipped family has its types under its name', () => {
    const source = readFileSync(new URL('../../src/families/index.ts', import.meta.url), 'utf8');
    const typed = Array.from(source.matchAll(/^ {2}'?([a-z/-]+)'?: typeof import/gm), ([, name]) => name);
    expect(typed).toEqual(families.map(({ name }) => name));
  });

  test('a family by name: its params, states, labels and certificates', async () => {
    const set = plan('text/rotated', { seed: 1, count: 2, params: { length: 3, size: 64 } });
    for await (const item of generate(set)) {
      expectTypeOf(item.state.text).toEqualTypeOf<string>();
      expectTypeOf(item.label.text).toEqualTypeOf<string>();
      expectTypeOf(item.certificate.overlap).toEqualTypeOf<number>();
      expectTypeOf(item.params.length).toEqualTypeOf<number>();
      expectTypeOf(item.questions).toEqualTypeOf<readonly Question[]>();
      expect(item.label.text).toBe(item.view('original').label);
      expect(item.movedLabel.text).toBe(item.view('rotated').label);
      expect(item.certificate.overlap).toBeGreaterThan(0.5);
    }
  });

  test('a family of the user: the object itself, or its name once it is declared', async () => {
    for (const set of [plan(dots, { count: 3 }), plan('dots/counted', { count: 3, families: [dots] })]) {
      for await (const item of generate(set)) {
        expectTypeOf(item.state.dots).toEqualTypeOf<number>();
        expectTypeOf(item.params).toEqualTypeOf<{ most: number }>();
        expect(item.certificate.dark).toBe(item.state.dots);
      }
    }
    const manifest = await write(plan(dots, { count: 3, params: { most: 2 } }), temporaryFolder());
    expect(manifest?.counts.items).toBe(3);
  });

  test('items of every family are items of which nothing is known', async () => {
    type ItemOf<N extends keyof FamilyTypes> = Item<TypesOf<FamilyTypes[N]>>;
    expectTypeOf<{ [N in keyof FamilyTypes]: ItemOf<N> }[keyof FamilyTypes]>().toExtend<Item>();
    const items: Item[] = [];
    for await (const item of generate(plan('text/rotated', { count: 1, params: { size: '96x64' } })))
      items.push(item);
    for await (const item of generate(plan(dots, { count: 1 }))) items.push(item);
    expect(items.map(({ planned }) => planned.part.family.name)).toEqual(['text/rotated', 'dots/counted']);
  });

  test('a size of two numbers has its type', () => {
    type Sizes = TypesOf<FamilyTypes['orientation/view-parallelism' | 'mirror/body' | 'mirror/photo' | 'ambiguous/hybrid' | 'ambiguous/camouflage']>['params']['size']; // prettier-ignore
    expectTypeOf<Sizes>().toEqualTypeOf<number | `${number}x${number}`>();
    // @ts-expect-error -- one number
    void (() => plan('ambiguous/color', { params: { size: '640x480' } }));
  });

  test('benchmarks, specs and names known only when the program runs have plain JSON', async () => {
    expectTypeOf<'dori'>().toExtend<BenchmarkName>();
    expectTypeOf<'doris'>().not.toExtend<BenchmarkName>();
    const name = String('text/rotated');
    for await (const item of generate(plan(name, { count: 1, params: { size: 64 } }))) {
      expectTypeOf(item).toEqualTypeOf<Item>();
    }
  });
});

describe('what is a type error is an error when the program runs, too', () => {
  test('a misspelled family', async () => {
    // @ts-expect-error -- there is no such family
    await expect(plan('text/rotatd')).rejects.toMatchObject({ code: 'bad-spec' });
  });

  test('a misspelled param, and a wrong value', async () => {
    // @ts-expect-error -- there is no such param
    await expect(plan('text/rotated', { params: { lenght: 3 } })).rejects.toMatchObject({
      code: 'bad-parameter',
    });
    // @ts-expect-error -- it is a number
    await expect(plan('text/rotated', { params: { length: 'three' } })).rejects.toMatchObject({
      code: 'bad-parameter',
    });
    // @ts-expect-error -- there is no such param
    await expect(plan(dots, { params: { least: 3 } })).rejects.toMatchObject({ code: 'bad-parameter' });
  });

  test('a view that an item does not have', async () => {
    for await (const item of generate(plan(dots, { count: 1 }))) {
      expect(() => item.view('nope')).toThrow(
        "Expected one of 'original', 'rotated' for a view of dots/counted but received \"nope\"",
      );
    }
  });
});
