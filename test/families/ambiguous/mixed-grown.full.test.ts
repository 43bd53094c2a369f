import { expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { drawingOf } from '../../../src/content/figures/bistable/index.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import { Board } from '../../../src/draw/board.js';
import { carrierNames } from '../../../src/families/ambiguous/mixed/grown/names.js';
import type { MixedState } from '../../../src/families/ambiguous/mixed/state.js';

const size = 256;

// The second road: the box of the pictures' difference against that of the ink on the board.
test.each(carrierNames)('the box of a figure grown in %s is about that of its drawing', async (carrier) => {
  const maker = await prepare(
    await plan('ambiguous/mixed', {
      seed: 3,
      count: 3,
      params: { look: 'grown', carriers: [carrier], size },
    }),
  );
  for (let i = 0; i < 3; i++) {
    const state = maker.make(i).state as unknown as MixedState;
    const { shape, side, left, top, box } = state;
    const source = drawingOf(state);
    const ground = source.ground(shape);
    const board = new Board(side, 1, ground);
    source.draw(board, shape, 'both');
    const ink = [Infinity, Infinity, -Infinity, -Infinity];
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) {
        if (Math.abs(board.picture.data[y * side + x] - ground) < 60) continue;
        ink[0] = Math.min(ink[0], left + x);
        ink[1] = Math.min(ink[1], top + y);
        ink[2] = Math.max(ink[2], left + x + 1);
        ink[3] = Math.max(ink[3], top + y + 1);
      }
    for (const [k, edge] of box.entries()) expect(Math.abs(edge - ink[k])).toBeLessThan(0.05 * size);
  }
});
