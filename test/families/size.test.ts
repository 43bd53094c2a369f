import { describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { sidesOf, sizeOf } from '../../src/families/size.js';

/** The sides of an item's views, and the sizes that its state and params name. */
async function madeWith(family: string, params: Record<string, string | number>) {
  const maker = await prepare(await plan(family, { count: 2, params }));
  const item = maker.make(1);
  const sides = item.views.map(({ raster: { width, height } }) => `${width}x${height}`);
  return { sides, state: (item.state as { size: unknown }).size, params: item.planned.part.params['size'] };
}

test('a size is a number for a square, and two for another form', () => {
  expect(sidesOf(512)).toEqual({ width: 512, height: 512 });
  expect(sidesOf('640x480')).toEqual({ width: 640, height: 480 });
  expect([sizeOf({ width: 64, height: 64 }), sizeOf({ width: 64, height: 32 })]).toEqual([64, '64x32']);
});

describe('pictures have the size asked for', () => {
  test.each<[string, Record<string, string | number>, string, string[]]>([
    ['text/rotated', {}, '320x200', ['320x200', '320x200']],
    ['text/turned', { turn: 'quarter-cw' }, '320x200', ['320x200', '200x320']],
    ['picture/rotated', {}, '320x201', ['320x201', '320x201']],
  ])('%s %j %s', async (family, params, size, sides) => {
    expect(await madeWith(family, { ...params, size })).toEqual({ sides, state: size, params: size });
  });

  test('a square is recorded as before, whichever way it is asked for', async () => {
    const square = { sides: ['128x128', '128x128'], state: 128, params: 128 };
    for (const size of [128, '128x128', '0128x128'])
      expect(await madeWith('text/rotated', { size })).toEqual(square);
  });
});

test.each(['31x200', '200x4097', '200x', 'x200', '200x200x200', '2e2x200', '-200x200'])(
  'a size of %j is refused',
  async (size) => {
    const wrong = { params: { size } } as { params: { size: `${number}x${number}` } };
    await expect(plan('text/rotated', wrong)).rejects.toThrow(
      /^Param size of text\/rotated cannot be .*: Expected a whole number from 32 to 4096, or WIDTHxHEIGHT of such, e\.g\. 640x480$/,
    );
  },
);
