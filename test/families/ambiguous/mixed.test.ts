import { describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { prepare } from '../../../src/dataset/maker.js';
import { loadPicture } from '../../../src/draw/decode.js';
import { Board } from '../../../src/families/ambiguous/geometric/board.js';
import { ambiguousMixed } from '../../../src/families/ambiguous/mixed.js';
import { figureOf } from '../../../src/families/ambiguous/mixed/drawing.js';
import type { MixedState } from '../../../src/families/ambiguous/mixed/state.js';
import { familyLaws } from '../law-suite.js';

const params = { size: 256, surfaces: ['needles', 'bark', 'grass'] };

describe('ambiguous/mixed', () => {
  familyLaws(ambiguousMixed, { params, count: 6 });

  test('the quotient of the two files, read by another decoder, is the bistable drawing', async () => {
    const maker = await prepare(plan('ambiguous/mixed', { seed: 2, count: 3, params: { ...params, size: 384 }, families: [ambiguousMixed] })); // prettier-ignore
    for (let i = 0; i < 3; i++) {
      const item = maker.make(i);
      const { figure, shape, side, left, top } = item.state as unknown as MixedState;
      const [hidden, without] = await Promise.all(item.views.slice(0, 2).map(({ png }) => loadPicture(png)));
      const source = figureOf(figure);
      const board = new Board(side, 1, source.ground(shape));
      source.draw(board, shape, 'both');
      const [seen, drawn]: [number[], number[]] = [[], []];
      for (let y = 0; y < side; y += 2)
        for (let x = 0; x < side; x += 2) {
          const at = 3 * ((top + y) * 384 + left + x) + 1;
          if (without!.data[at]! < 60) continue;
          seen.push(hidden!.data[at]! / without!.data[at]!);
          drawn.push(Math.abs(board.picture.data[y * side + x]! - source.ground(shape)));
        }
      expect(correlation(seen, drawn)).toBeLessThan(-0.9);
    }
  });
});

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [ma, mb] = [mean(a), mean(b)];
  const product = (p: readonly number[], mp: number, q: readonly number[], mq: number): number =>
    p.reduce((sum, value, i) => sum + (value - mp) * (q[i]! - mq), 0);
  return product(a, ma, b, mb) / Math.sqrt(product(a, ma, a, ma) * product(b, mb, b, mb));
}
