import { expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { sameRaster } from '../../src/draw/raster.js';

test('an item draws the state of another with that state’s own stage', async () => {
  const maker = await prepare(await plan('picture/rotated', { count: 3, params: { size: 128 } }));
  const [one, other] = [maker.make(0), maker.make(1)];
  const { raster } = one.view('original');
  for (const item of [other, one]) {
    expect(sameRaster(item.drawState(one.state, 'whole'), raster)).toBe(true);
    expect(sameRaster(item.drawState(one.movedState, 'whole'), one.view('rotated').raster)).toBe(true);
  }
  expect(sameRaster(other.view('original').raster, raster)).toBe(false);
});

test('a family whose proposals bring their stages draws the states of its own item only', async () => {
  const params = { look: 'clean' as const, size: 64, samples: 1 as const, shadows: false };
  const maker = await prepare(await plan('mirror/body', { count: 2, params }));
  const [one, other] = [maker.make(0), maker.make(1)];
  expect(sameRaster(one.drawState(one.movedState, 'whole'), one.view('mirrored').raster)).toBe(true);
  expect(() => other.drawState(one.state, 'whole')).toThrow(
    /^mirror\/body makes its stages while it proposes: of item 1 only its own state and act\(T, state\) can be drawn$/,
  );
});
