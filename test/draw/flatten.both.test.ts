import { describe, expect, test } from 'vitest';
import { identity, type Affine } from '../../src/core/affine.js';
import { Stream } from '../../src/core/stream.js';
import { flatness, flatten, maxLines } from '../../src/draw/fill/flatten.js';
import type { LineSink } from '../../src/draw/fill/line-sink.js';
import { Path } from '../../src/draw/path.js';
import { all } from '../few.js';

type Call = [name: string, ...numbers: number[]];

function calls(path: Path, map: Affine = identity): Call[] {
  const out: Call[] = [];
  const sink: LineSink = {
    move: (x, y) => out.push(['move', x, y]),
    line: (x, y) => out.push(['line', x, y]),
    end: (closed) => out.push([closed ? 'close' : 'end']),
  };
  flatten(path, map, sink);
  return out;
}

describe('subpaths', () => {
  test('a move alone draws nothing', () => {
    expect(calls(new Path().moveTo(1, 2).moveTo(3, 4).close())).toEqual([]);
  });
  test('after close the next step starts where the subpath did', () => {
    const path = new Path().moveTo(1, 2).lineTo(3, 4).close().lineTo(5, 6);
    expect(calls(path)).toEqual([
      ['move', 1, 2],
      ['line', 3, 4],
      ['close'],
      ['move', 1, 2],
      ['line', 5, 6],
      ['end'],
    ]);
  });
  test('the first step of all is a move', () => {
    expect(calls(new Path().lineTo(1, 2).lineTo(3, 4))).toEqual([
      ['move', 1, 2],
      ['line', 1, 2],
      ['line', 3, 4],
      ['end'],
    ]);
  });
  test('points go through the map', () => {
    expect(calls(new Path().moveTo(1, 0).lineTo(0, 1), [2, 3, 4, 5, 6, 7])).toEqual([
      ['move', 8, 10],
      ['line', 10, 12],
      ['end'],
    ]);
  });
});

function distanceToSegment(x: number, y: number, [ax, ay]: number[], [bx, by]: number[]): number {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

test('no point of a curve is further than the flatness from the lines, and the lines are not many', () => {
  for (let n = 0; n < (all ? 150 : 20); n++) {
    const stream = new Stream(['flatten', n]);
    const at = (): number => stream.uniform(0, stream.choice([2, 50, 1000]));
    const p = Array.from({ length: 4 }, () => [at(), at()] as const);
    const cubic = n % 2 === 0;
    const path = new Path().moveTo(...p[0]);
    if (cubic) path.cubicTo(...p[1], ...p[2], ...p[3]);
    else path.quadTo(...p[1], ...p[2]);
    const points = calls(path)
      .filter(([name]) => name !== 'end')
      .map(([, x, y]) => [x, y]);
    for (let i = 0; i <= 500; i++) {
      const t = i / 500;
      const s = 1 - t;
      const weights = cubic
        ? [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
        : [s * s, 2 * s * t, t * t];
      const [x, y] = [0, 1].map((axis) => weights.reduce((sum, w, k) => sum + w * p[k][axis], 0));
      let nearest = Infinity;
      for (let k = 1; k < points.length; k++) {
        nearest = Math.min(nearest, distanceToSegment(x, y, points[k - 1], points[k]));
      }
      expect(nearest).toBeLessThanOrEqual(flatness * 1.000001);
    }
    expect(points.length).toBeLessThan(1000);
  }
});

test('pieces come with the directions of the curve', () => {
  const pieces: number[][] = [];
  const sink: LineSink = {
    move: () => undefined,
    line: () => undefined,
    piece: (...numbers) => pieces.push(numbers.slice(0, 6) as number[]),
    end: () => undefined,
  };
  // A parabola y = x²/10 from −10 to 10, as a quadratic, and as a cubic whose first control point is its start.
  flatten(new Path().moveTo(-10, 10).quadTo(0, -10, 10, 10), identity, sink);
  for (const [x, , , , toX, toY] of pieces) expect(toY / toX).toBeCloseTo(x / 5, 9);
  expect(pieces[0].slice(2, 4)).toEqual([expect.closeTo(20 / 3), expect.closeTo(-40 / 3)]);
  pieces.length = 0;
  flatten(new Path().moveTo(0, 0).cubicTo(0, 0, 5, 0, 5, 5), identity, sink);
  expect(pieces[0].slice(2, 4)).toEqual([5, 0]);
  expect(pieces.at(-1)!.slice(4, 6)).toEqual([0, 5]);
});

test('a path of too many lines is refused', () => {
  const path = new Path();
  for (let i = 0; i < 100; i++) path.moveTo(0, 0).cubicTo(1e6, -1e6, -1e6, 1e6, 5, 5);
  expect(() => calls(path)).toThrow(`at most ${maxLines} lines`);
});
