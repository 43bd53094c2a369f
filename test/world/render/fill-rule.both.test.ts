import { describe, expect, it } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { fillTriangle } from '../../reference/raster/fill/triangle.js';
import { patternOf, createTarget, type Target } from '../../../src/world/render/raster/target.js';
import { someOf } from '../../few.js';

const width = 48;
const height = 40;

/** A whole picture with nothing in it. */
function emptyTarget(samples: 1 | 4 | 8): Target {
  const size = width * height * samples;
  return createTarget(new Float32Array(size), new Int32Array(size), width, 0, height, samples, 0);
}

/** A grid of squares whose inner corners are moved at random, each cut in two; it covers the whole picture and more. */
function patchwork(stream: Stream, across: number): { points: Float64Array; triangles: number[][] } {
  const points: number[] = [];
  const side = across + 1;
  for (let j = 0; j < side; j++)
    for (let i = 0; i < side; i++) {
      const inner = i > 0 && j > 0 && i < across && j < across;
      const move = (): number => (inner ? stream.uniform(-0.33, 0.33) : 0);
      const snap = (cell: number, extent: number): number =>
        Math.round(((cell / across) * (extent + 8) - 4) * 256);
      // Every third corner lies on a pixel's center or corner, where ties are.
      const tie = (value: number): number => ((i + j) % 3 === 0 ? Math.round(value / 128) * 128 : value);
      points.push(tie(snap(i + move(), width)), tie(snap(j + move(), height)), stream.uniform(0.1, 1));
    }
  const triangles: number[][] = [];
  for (let j = 0; j < across; j++)
    for (let i = 0; i < across; i++) {
      const [a, b, c, d] = [j * side + i, (j + 1) * side + i, (j + 1) * side + i + 1, j * side + i + 1];
      if (stream.uniform(0, 1) < 0.5) triangles.push([a, b, c], [a, c, d]);
      else triangles.push([a, b, d], [b, c, d]);
    }
  return { points: Float64Array.from(points), triangles };
}

/** The second road: each triangle by rows of samples, from its left boundary up to, but not on, its right one. */
function spanHits(points: Float64Array, [a, b, c]: number[], samples: 1 | 4 | 8): Set<number> {
  const pattern = patternOf(samples);
  const hits = new Set<number>();
  const edges = [
    [a, b],
    [b, c],
    [c, a],
  ];
  for (let row = 0; row < height; row++)
    for (let s = 0; s < samples; s++) {
      const y = row * 256 + 128 + pattern.y[s];
      const crossings: number[] = [];
      for (const [p, q] of edges) {
        const [px, py, qx, qy] = [points[3 * p], points[3 * p + 1], points[3 * q], points[3 * q + 1]];
        if (py <= y !== qy <= y) crossings.push(px + ((y - py) * (qx - px)) / (qy - py));
      }
      if (crossings.length !== 2) continue;
      const [from, to] = [Math.min(...crossings), Math.max(...crossings)];
      for (let column = 0; column < width; column++) {
        const x = column * 256 + 128 + pattern.x[s];
        if (x >= from && x < to) hits.add((row * width + column) * samples + s);
      }
    }
  return hits;
}

const drawn = (target: Target): number[] =>
  Array.from(target.ids.subarray(0, width * height * target.pattern.count).entries())
    .filter(([, id]) => id > 0)
    .map(([at]) => at);

describe.each([1, 4, 8] as const)('the fill rule with %i samples', (samples) => {
  it.each(someOf([1, 2, 5, 11, 24], 3))(
    'covers every sample once, and as spans do: %i squares across',
    (across) => {
      const { points, triangles } = patchwork(new Stream(['fill', samples, across]), across);
      const covered = new Uint8Array(width * height * samples);
      for (const triangle of triangles) {
        const [a, b, c] = triangle;
        const target = emptyTarget(samples);
        fillTriangle(target, points, 3 * a, 3 * b, 3 * c, 1, false);
        const hits = drawn(target);
        for (const at of hits) covered[at]++;
        expect(new Set(hits)).toEqual(spanHits(points, triangle, samples));
      }
      expect(covered.every((times) => times === 1)).toBe(true);
    },
  );

  it('draws backs only where asked', () => {
    const points = Float64Array.from([0, 0, 1, 0, 9000, 1, 9000, 9000, 1]);
    const count = (a: number, b: number, backToo: boolean): number => {
      const target = emptyTarget(samples);
      fillTriangle(target, points, 0, a, b, 1, backToo);
      return drawn(target).length;
    };
    expect(count(3, 6, false)).toBeGreaterThan(500);
    expect(count(6, 3, false)).toBe(0);
    expect(count(6, 3, true)).toBe(count(3, 6, true));
  });

  it('keeps depth between the corners, however thin the triangle', () => {
    const stream = new Stream(['thin', samples]);
    for (let i = 0; i < 300; i++) {
      const at = (extent: number): number => Math.round(stream.uniform(-0.5, 1.5) * extent * 256);
      const [ax, ay, bx, by] = [at(width), at(height), at(width), at(height)];
      const thin = (): number => stream.integer(-40, 40);
      const z = [stream.uniform(0.01, 1), stream.uniform(0.01, 1), stream.uniform(0.01, 1)];
      const points = Float64Array.from([ax, ay, z[0], bx, by, z[1], bx + thin(), by + thin(), z[2]]);
      const target = emptyTarget(samples);
      fillTriangle(target, points, 0, 3, 6, 1, true);
      for (const hit of drawn(target)) {
        expect(target.depth[hit]).toBeGreaterThanOrEqual(Math.min(...z) * (1 - 1e-5));
        expect(target.depth[hit]).toBeLessThanOrEqual(Math.max(...z) * (1 + 1e-5));
      }
    }
  });
});
