import { expect, test } from 'vitest';
import { plan, prepare } from '../../../src/index.js';

test('the floor fills the picture down to its lower edge, however small what stands on it is', async () => {
  // Low things are seen from nearby: the floor before them is much nearer than they are.
  const params = {
    look: 'clean' as const,
    size: 96,
    samples: 1 as const,
    categories: ['cake', 'keyboard', 'donut'],
    elevation: [6, 12] as [number, number],
  };
  const count = 24;
  const maker = await prepare(await plan('orientation/single-axis-rotation', { seed: 3, count, params }));
  let floors = 0;
  for (let i = 0; i < count; i++) {
    const { state, views } = maker.make(i);
    if ((state as { ground: string }).ground !== 'checker') continue;
    floors++;
    const { width, height, channels, data } = views[0].raster;
    // Both kinds of square are darker than any background.
    const row = data.subarray((height - 1) * width * channels);
    expect(Math.max(...row), `item ${i}`).toBeLessThan(215);
  }
  expect(floors).toBeGreaterThan(5);
});
