import { describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import type { Json } from '../../src/core/json.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { changedShare } from '../../src/draw/raster.js';
import { swapsSides, type Turn } from '../../src/draw/turn.js';
import type { Box } from '../../src/families/staging/picture/marks.js';
import { sidesOf, sizeOf } from '../../src/families/param-schemas.js';
import { centralSquare } from '../draw/central-square.js';
import { secondItem } from './second-item.js';
import { fullyDescribe, someOf } from '../few.js';

/** The sides of an item's views, and the size that its params name. */
async function madeWith(family: string, params: Record<string, Json>) {
  const item = await secondItem(family, params);
  const sides = item.views.map(({ raster: { width, height } }) => `${width}x${height}`);
  return { sides, size: item.planned.part.params['size'] };
}

test('a size is a number for a square, and two for another form', () => {
  expect(sidesOf(512)).toEqual({ width: 512, height: 512 });
  expect(sidesOf('640x480')).toEqual({ width: 640, height: 480 });
  expect([sizeOf({ width: 64, height: 64 }), sizeOf({ width: 64, height: 32 })]).toEqual([64, '64x32']);
});

const quick = { samples: 1, shadows: false } as const;
const plain = { ...quick, look: 'clean' } as const;

describe('pictures have the size asked for', () => {
  test.each<[string, Record<string, Json>, string, string[]]>(
    someOf(
      [
        ['text/rotated', {}, '320x200', ['320x200', '320x200']],
        ['text/turned', { turn: 'quarter-cw' }, '320x200', ['320x200', '200x320']],
        ['picture/rotated', {}, '320x201', ['320x201', '320x201']],
        ['orientation/directional-facing', { ...plain, masks: true }, '96x64', ['96x64', '96x64']],
        ['orientation/viewer-scene-direction', { ...plain, layout: 'side-by-side' }, '64x96', ['132x96']],
        ['orientation/mental-rotation', quick, '96x65', ['96x65', '96x65']],
        ['orientation/mental-rotation', { ...quick, layout: 'side-by-side' }, '96x64', ['196x64']],
        ['ambiguous/hybrid', { look: 'clean', variations: 2 }, '192x256', Array<string>(3).fill('192x256')],
        ['ambiguous/camouflage', { textures: ['bark'] }, '256x192', ['256x192', '256x192']],
        ['mirror/body', { ...quick, look: 'clean' }, '96x64', ['96x64', '96x64']],
        ['mirror/reflection', { ...quick, look: 'clean' }, '64x97', ['64x97', '64x97']],
      ],
      4,
    ),
  )('%s %j %s', async (family, params, size, sides) => {
    expect(await madeWith(family, { ...params, size })).toEqual({ sides, size });
  });

  test('a square is recorded as before, whichever way it is asked for', async () => {
    for (const size of [128, '128x128', '0128x128']) {
      const item = await secondItem('text/rotated', { size });
      expect([item.state, item.planned.part.params]).toMatchObject([{ size: 128 }, { size: 128 }]);
    }
  });

  test('orientation/canonical-orientation: however a picture was turned, so that its sides tell nothing', async () => {
    const params = { ...plain, size: '96x64', undetermined: 0 } as const;
    const maker = await prepare(plan('orientation/canonical-orientation', { count: 8, params }));
    const items = Array.from({ length: 8 }, (_, i) => maker.make(i));
    for (const { views } of items)
      expect(views.map(({ raster }) => [raster.width, raster.height])).toEqual([[96, 64]]);
    const upright = items.map(({ state, transform }) => [(transform as { turn: Turn }).turn, (state as { size: string }).size]); // prettier-ignore
    expect(upright.every(([turn, size]) => size === (swapsSides(turn as Turn) ? '64x96' : '96x64'))).toBe(true); // prettier-ignore
    expect(new Set(upright.map(([, size]) => size)).size).toBe(2);
  });
});

fullyDescribe('the central square of a wide or a tall picture shows what the square picture shows', () => {
  const side = 64;

  test.each(['160x64', '64x160'])('orientation/inter-object-direction, %s', async (size) => {
    const params = { ...plain, masks: true };
    const square = await secondItem('orientation/inter-object-direction', { ...params, size: side });
    const item = await secondItem('orientation/inter-object-direction', { ...params, size });
    expect([item.state, item.questions.map(({ answer }) => answer)]).toEqual([square.state, square.questions.map(({ answer }) => answer)]); // prettier-ignore
    const masks = centralSquare(item.view('masks').raster, side);
    expect(changedShare(masks, square.view('masks').raster, 0)).toBeLessThan(0.002);
    const boxes = item.certificate.boxes as readonly Box[];
    const [left, top] = size === '160x64' ? [48, 0] : [0, 48];
    const moved = boxes.map((box) => ({ ...box, left: box.left - left, top: box.top - top }));
    expect(moved).toEqual(square.certificate.boxes);
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
