import { describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import { loadPicture } from '../../../src/draw/decode.js';
import { Board } from '../../../src/draw/board.js';
import { drawingOf } from '../../../src/content/figures/bistable/index.js';
import type { MixedState } from '../../../src/families/ambiguous/mixed/state.js';

const params = { size: 256, look: 'texture' } as const;

describe('ambiguous/mixed', () => {
  test('the quotient of the two files, read by another decoder, is darker where the bistable drawing has ink, and there alone', async () => {
    const maker = await prepare(
      await plan('ambiguous/mixed', { seed: 2, count: 6, params: { ...params, size: 384 } }),
    );
    for (let i = 0; i < 6; i++) {
      const item = maker.make(i);
      const state = item.state as unknown as MixedState;
      const { shape, side, left, top } = state;
      const [hidden, without] = await Promise.all(item.views.slice(0, 2).map(({ png }) => loadPicture(png)));
      const source = drawingOf(state);
      const board = new Board(side, 1, source.ground(shape));
      source.draw(board, shape, 'both');
      const ground = source.ground(shape);
      const ink = (x: number, y: number): number =>
        Math.abs((board.picture.data[y * side + x] ?? ground) - ground);
      const nearInk = (x: number, y: number): boolean =>
        around.some((dy) => around.some((dx) => x + dx >= 0 && x + dx < side && ink(x + dx, y + dy) > 2));
      const counts = { ink: 0, darker: 0, clean: 0, same: 0 };
      for (let y = 0; y < side; y += 2)
        for (let x = 0; x < side; x += 2) {
          const at = 3 * ((top + y) * 384 + left + x) + 1;
          const [before, after] = [without.data[at], hidden.data[at]];
          if (before < 60) continue;
          if (ink(x, y) > 75) {
            counts.ink++;
            if (after < before) counts.darker++;
          } else if (!nearInk(x, y)) {
            counts.clean++;
            if (after === before) counts.same++;
          }
        }
      expect(counts.ink).toBeGreaterThan(300);
      expect(counts.clean).toBeGreaterThan(300);
      expect(counts.darker / counts.ink).toBeGreaterThan(0.98);
      expect(counts.same / counts.clean).toBeGreaterThan(0.98);
    }
  });

  test('a ground that nobody names is no answer: a woven pattern hides nothing', async () => {
    const set = await plan('ambiguous/mixed', { seed: 2, count: 1, params: { surfaces: ['grass'] } });
    await expect(
      plan('ambiguous/mixed', { seed: 2, count: 1, params: { surfaces: ['woven'] } }).then((made) =>
        prepare(made),
      ),
    ).rejects.toThrow(/surfaces.*woven/s);
    expect((await prepare(set)).make(0).questions[1].answer).toBe('grass');
  });
});

/** Lines are drawn wider than they are: so far around them, pixels. */
const around = [-6, -4, -2, 0, 2, 4, 6];
