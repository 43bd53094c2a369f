import { describe, expect, test } from 'vitest';
import { identity } from '../../src/core/affine.js';
import { TopsyturvyError } from '../../src/core/errors.js';
import { sha256 } from '../../src/core/hash.js';
import { Stream } from '../../src/core/stream.js';
import { total } from './measures.js';
import { coverage } from '../../src/draw/fill/coverage.js';
import { flatten } from '../../src/draw/fill/flatten.js';
import { Path } from '../../src/draw/path.js';
import { arc, circle, line, polygon, polyline, rect } from '../../src/draw/shapes.js';
import { stroke } from '../../src/draw/stroke/stroke.js';
import type { StrokeStyle } from '../../src/draw/stroke/style.js';
import { Surface } from '../../src/draw/surface.js';
import { onWindow } from './canvas-coverage.js';
import { randomPath } from './random-path.js';
import { all } from '../few.js';

const window = { width: 100, height: 100 };
const area = (path: Path, style: StrokeStyle): number => total(coverage(stroke(path, style), window)) / 255;

describe('areas of strokes of width 8', () => {
  const right = polyline([
    [20, 20],
    [60, 20],
    [60, 70],
  ]);
  const cases: [string, Path, Omit<StrokeStyle, 'width'>, number][] = [
    ['a line', line(20.5, 30.25, 70.5, 30.25), {}, 8 * 50],
    ['a slanted line', line(20, 20, 50, 60), {}, 8 * 50],
    ['round caps', line(20, 20, 50, 60), { cap: 'round' }, 8 * 50 + Math.PI * 16],
    ['square caps', line(20, 20, 50, 60), { cap: 'square' }, 8 * 58],
    // The two strips overlap in a square of 4 × 4; outside the corner lies a square of 4 × 4.
    ['a mitered corner', right, {}, 8 * 90 - 16 + 16],
    ['a beveled corner', right, { join: 'bevel' }, 8 * 90 - 16 + 8],
    ['a round corner', right, { join: 'round' }, 8 * 90 - 16 + Math.PI * 4],
    ['a miter over the limit', right, { miterLimit: 1.414 }, 8 * 90 - 16 + 8],
    ['a miter at the limit', right, { miterLimit: 1.415 }, 8 * 90 - 16 + 16],
    ['a closed rectangle', rect(20, 20, 50, 30), {}, 58 * 38 - 42 * 22],
    [
      'a path that returns on itself',
      polyline([
        [20, 20],
        [60, 20],
        [20, 20],
      ]),
      { cap: 'butt' },
      8 * 40,
    ],
    [
      'a turn back with a round join',
      polyline([
        [20, 20],
        [60, 20],
        [20, 20],
      ]),
      { join: 'round' },
      8 * 40 + Math.PI * 8,
    ],
    ['a circle', circle(50, 50, 30), {}, Math.PI * (34 * 34 - 26 * 26)],
    ['a circle no wider than the pen', circle(50, 50, 3), {}, Math.PI * 49],
    ['a half circle', arc(50, 50, 30, 0, 180), {}, (Math.PI * (34 * 34 - 26 * 26)) / 2],
    ['dashes', line(10, 50, 90, 50), { dash: [10, 5] }, 8 * (10 * 5 + 5)],
    ['dashes with an offset', line(10, 50, 90, 50), { dash: [10, 5], dashOffset: 12 }, 8 * (10 * 5 + 2)],
    [
      'dashes with a negative offset',
      line(10, 50, 90, 50),
      { dash: [10, 5], dashOffset: -3 },
      8 * (10 * 5 + 2),
    ],
    [
      'an odd pattern counts twice',
      line(10, 50, 90, 50),
      { dash: [10, 5, 5] },
      8 * (10 + 5 + 5 + 10 + 5 + 5),
    ],
    ['dots', line(10, 50, 90, 50), { dash: [0, 20], cap: 'round' }, 4 * Math.PI * 16],
    ['a dash as long as the path', circle(50, 50, 30), { dash: [500, 5] }, Math.PI * (34 * 34 - 26 * 26)],
    [
      'a dot',
      polyline([
        [50, 50],
        [50, 50],
      ]),
      { cap: 'round' },
      Math.PI * 16,
    ],
    [
      'a square dot',
      polyline([
        [50, 50],
        [50, 50],
      ]),
      { cap: 'square' },
      64,
    ],
    [
      'a butt dot',
      polyline([
        [50, 50],
        [50, 50],
      ]),
      {},
      0,
    ],
  ];
  for (const [name, path, style, expected] of cases) {
    test(name, () => expect(Math.abs(area(path, { width: 8, ...style }) - expected)).toBeLessThan(0.5));
  }

  test('the dash around the end of a closed path is one dash', () => {
    // Dashes of 25 along a square of 4 × 40, from 10 before a corner: with bevels the corner is part of the dash.
    const square = polygon([
      [30, 30],
      [70, 30],
      [70, 70],
      [30, 70],
    ]);
    const closed = area(square, { width: 8, dash: [20, 20], dashOffset: 10, join: 'miter' });
    expect(Math.abs(closed - 4 * (8 * 20))).toBeLessThan(0.5);
  });
});

/**
 * The second road for strokes with round joins and caps, however tight their bends: all points within half the width of
 * the path. Coverage is the mean over a fine grid, with the distance telling how much of each cell is inside.
 */
function byDistance(path: Path, width: number, size: number, fine: number): Float64Array {
  const segments: [number, number, number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const line = (toX: number, toY: number): void => {
    segments.push([x, y, toX, toY]);
    [x, y] = [toX, toY];
  };
  const move = (toX: number, toY: number): void => {
    [x, y, startX, startY] = [toX, toY, toX, toY];
  };
  flatten(path, identity, { move, line, end: (closed) => closed && line(startX, startY) }, 1 / 500);
  const out = new Float64Array(size * size);
  for (let j = 0; j < size * fine; j++) {
    for (let i = 0; i < size * fine; i++) {
      const [px, py] = [(i + 0.5) / fine, (j + 0.5) / fine];
      let nearest = Infinity;
      for (const [ax, ay, bx, by] of segments) {
        const [dx, dy] = [bx - ax, by - ay];
        const along = dx * dx + dy * dy;
        const t = along > 0 ? Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / along)) : 0;
        const [ex, ey] = [px - ax - t * dx, py - ay - t * dy];
        nearest = Math.min(nearest, ex * ex + ey * ey);
      }
      const inside = Math.max(0, Math.min(1, (width / 2 - Math.sqrt(nearest)) * fine + 0.5));
      out[Math.floor(j / fine) * size + Math.floor(i / fine)] += (inside * 255) / (fine * fine);
    }
  }
  return out;
}

test('wide pens in tight bends cover all points within half a width, within 3/255', () => {
  const size = 12;
  for (let i = 0; i < (all ? 9 : 3); i++) {
    const stream = new Stream(['pen', i]);
    const path = randomPath((['quads', 'cubics', 'mixed'] as const)[i % 3], size, stream);
    const width = stream.uniform(0.5, 6);
    const shape = coverage(stroke(path, { width, join: 'round', cap: 'round' }), {
      width: size,
      height: size,
    });
    const ours = onWindow(shape, size, size);
    const truth = byDistance(path, width, size, 12);
    const worst = truth.reduce((most, value, at) => Math.max(most, Math.abs(ours[at] - value)), 0);
    expect(worst, `path ${i}`).toBeLessThanOrEqual(3);
  }
});

test('a stroke grows and slants with the transform', () => {
  const surface = new Surface(100, 100, 1, 0);
  surface.stroke(line(1, 1, 4, 1), 255, { width: 0.5, transform: [20, 0, 0, 10, 5, 5] });
  // 60 × 5 pixels from (25, 12.5).
  const rows = Array.from({ length: 100 }, (_, y) => surface.raster.data[y * 100 + 50]);
  expect(rows.slice(11, 19)).toEqual([0, 128, 255, 255, 255, 255, 128, 0]);
});

describe('bad styles', () => {
  const bad: [string, Partial<StrokeStyle>][] = [
    ['width 0', { width: 0 }],
    ['width NaN', { width: NaN }],
    ['width ∞', { width: Infinity }],
    ['miterLimit', { miterLimit: 0.5 }],
    ['tolerance', { tolerance: 0 }],
    ['join', { join: 'sharp' as 'round' }],
    ['cap', { cap: 'flat' as 'round' }],
    ['dash all 0', { dash: [0, 0] }],
    ['dash < 0', { dash: [3, -1] }],
    ['dash NaN', { dash: [NaN] }],
    ['dash ∞', { dash: [Infinity] }],
    ['dashOffset', { dash: [3], dashOffset: NaN }],
    ['dash of nothing', { dash: [1e-320] }],
    ['tolerance of nothing', { tolerance: 1e-300, join: 'round' }],
  ];
  for (const [name, style] of bad) {
    test(name, () => {
      const path = randomPath('mixed', 500, new Stream(['bad', name]))
        .moveTo(0, 0)
        .quadTo(5, 9, 90, 3);
      expect(() => stroke(path, { width: 2, ...style })).toThrow(TopsyturvyError);
    });
  }
});

test('the same bytes on every machine', () => {
  const data: number[] = [];
  for (const join of ['miter', 'round', 'bevel'] as const) {
    for (const cap of ['butt', 'round', 'square'] as const) {
      const path = randomPath('mixed', 50, new Stream(['golden', join, cap]));
      const shape = coverage(stroke(path, { width: 3, join, cap, dash: [9, 4] }), { width: 50, height: 50 });
      data.push(...shape.data);
    }
  }
  expect(sha256(Uint8Array.from(data))).toBe(
    '0a7859cb566a8d15fb5faa39878c4e5724c3d00a3ae423b25d5d7437667c1b24',
  );
});
