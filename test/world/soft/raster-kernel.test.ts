import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { KernelMemory } from '../../../src/kernels/memory.js';
import { guard } from '../../../src/world/soft/geometry/project.js';
import { rasterKernel, type RasterLoops } from '../../../src/world/soft/raster/loops.js';
import { patternOf } from '../../../src/world/soft/raster/samples.js';

const width = 301;
/** The rows of the band that is filled, from `top` on. */
const [top, rows] = [40, 96];

/** The kernel and its twin, each in a memory of its own. */
function both(): { memory: KernelMemory; loops: RasterLoops }[] {
  const [kernel, twin] = [new KernelMemory(), new KernelMemory()];
  const made = [
    { memory: kernel, loops: rasterKernel.on(kernel) },
    { memory: twin, loops: rasterKernel.twin(twin) },
  ];
  expect(rasterKernel.isCompiled).toBe(true);
  return made;
}

/** Does the same with both, and expects the same of both. */
function expectSame<T>(work: (memory: KernelMemory, loops: RasterLoops) => T): T {
  const [kernel, twin] = both().map(({ memory, loops }) => work(memory, loops));
  expect(kernel).toEqual(twin);
  return kernel!;
}

/** Corners of triangles: x and y in subpixels, and 1 / depth. */
function corners(stream: Stream, side: number, count: number): number[] {
  const list: number[] = [];
  const clamp = (value: number): number => Math.min(guard, Math.max(-guard, Math.round(value)));
  for (let i = 0; i < count; i++) {
    const x = stream.uniform(-0.2, 1.2) * width * 256;
    const y = top * 256 + stream.uniform(-0.4, 1.4) * rows * 256;
    // Every fourth triangle has corners on a grid of half pixels, where ties are.
    const step = i % 4 === 0 ? 128 : 1;
    const place = (middle: number): number =>
      clamp(Math.round((middle + stream.uniform(-0.5, 0.5) * side) / step) * step);
    const points = [0, 1, 2].map(() => [place(x), place(y), stream.uniform(0.001, 2)]);
    if (i % 11 === 0) points[2] = [...points[0]!];
    if (i % 13 === 0) points[1] = [points[0]![0]!, points[0]![1]!, 1];
    if (i % 7 === 0) points[1]![1] = points[0]![1]!;
    list.push(...points.flat());
  }
  return list;
}

/** A list of numbers in short: `toEqual` is slow on long ones. */
const digest = (list: Float32Array | Float64Array | Int32Array): string =>
  createHash('sha256').update(list).digest('hex');

/** The depths and ids that some triangles leave. */
function filled(
  memory: KernelMemory,
  loops: RasterLoops,
  points: number[],
  samples: 1 | 4 | 8,
  backToo: number,
): { depth: string; ids: string; some: boolean } {
  const size = width * rows * samples;
  const pattern = memory.take(64);
  const depth = memory.take(4 * size);
  const ids = memory.take(4 * size);
  const at = memory.take(8 * points.length);
  const { x, y, reach } = patternOf(samples);
  memory.ints.set(x, pattern / 4);
  memory.ints.set(y, pattern / 4 + 8);
  memory.doubles.set(points, at / 8);
  memory.floats.fill(0.01, depth / 4, depth / 4 + size);
  memory.ints.fill(0, ids / 4, ids / 4 + size);
  loops.setTarget(width, top, rows, samples, reach, pattern, depth, ids);
  for (let i = 0; i < points.length / 9; i++) {
    const a = at + 72 * i;
    loops.fillTriangle(a, a + 24, a + 48, i + 1, backToo);
  }
  return {
    depth: digest(memory.floats.slice(depth / 4, depth / 4 + size)),
    ids: digest(memory.ints.slice(ids / 4, ids / 4 + size)),
    some: memory.ints.subarray(ids / 4, ids / 4 + size).some((id) => id > 0),
  };
}

describe.each([1, 4, 8] as const)('coverage with %i samples', (samples) => {
  it.each([
    ['less than a pixel', 200, 3000],
    ['a few pixels', 1500, 1500],
    ['up to eight pixels', 2600, 800],
    ['tens of pixels', 9000, 300],
    ['about the largest medium size', 16_600, 200],
    ['hundreds of pixels', 90_000, 120],
    ['up to the guard band', 3 * guard, 120],
  ])('fills triangles of %s as the twin does', (name, side, count) => {
    const points = corners(new Stream(['kernel', samples, name]), side, count);
    for (const backToo of [0, 1]) {
      const { some } = expectSame((memory, loops) => filled(memory, loops, points, samples, backToo));
      expect(some).toBe(true);
    }
  });
});

describe('vertices and bins', () => {
  const vertices = 999;
  const triangles = 700;
  const [bands, bandRows] = [7, 30];
  const stream = new Stream(['kernel', 'bins']);
  const positions = Array.from({ length: 3 * vertices }, () => stream.uniform(-3, 3));
  positions.splice(30, 3, 1e30, -1e30, 1e30);
  positions.splice(60, 3, 1e-30, 0, -0);
  const indices = Array.from({ length: 3 * triangles }, () => stream.integer(0, vertices - 1));
  const matrix = Array.from({ length: 12 }, (_, i) => stream.uniform(-1, 1) * (i < 8 ? 20_000 : 1));

  it.each([
    ['enough entries', 20_000],
    ['too few entries', 50],
  ])('are the same as the twin with %s', (_name, capacity) => {
    const made = expectSame((memory, loops) => {
      const at = memory.putFloats(positions);
      const rowsAt = memory.putBytes(Float64Array.from(matrix));
      const points = memory.take(24 * vertices);
      memory.doubles.fill(0, points / 8, points / 8 + 3 * vertices);
      loops.project(at, vertices, rowsAt, 0.1, 128 * width, 25_600, points);
      const projected = digest(memory.doubles.slice(points / 8, points / 8 + 3 * vertices));
      const cornersAt = memory.putBytes(Uint32Array.from(indices));
      const perBand = memory.take(16 * bands);
      const perEntry = memory.take(8 * capacity);
      const clipped: number[] = [];
      const counts: number[] = [];
      for (const [oneSided, orientation] of [
        [1, 1],
        [1, -1],
        [0, 1],
      ] as const) {
        loops.startBins(bands, 256 * bandRows, perBand, perEntry, capacity, width);
        memory.ints.fill(0, perEntry / 4, perEntry / 4 + 2 * capacity);
        for (let from = 0; from < triangles; from++) {
          from = loops.addPart(
            ...([from, triangles, cornersAt, points, 10, oneSided, orientation, 256 * width] as const),
          );
          if (from === triangles) break;
          clipped.push(from);
          if (from % 5 === 0)
            loops.addRows(from, -300, 70_000, 256 * (from % 300) - 9000, 256 * (from % 250));
        }
        counts.push(loops.entries());
      }
      return {
        projected,
        ...{ clipped, counts },
        perBand: digest(memory.ints.slice(perBand / 4, perBand / 4 + 4 * bands)),
        perEntry: digest(memory.ints.slice(perEntry / 4, perEntry / 4 + 2 * capacity)),
      };
    });
    expect(made.clipped.length).toBeGreaterThan(50);
    expect(Math.min(...made.counts)).toBeGreaterThan(50);
  });
});

describe('loops over triangles', () => {
  it('fill entries and parts as the twin does', () => {
    const stream = new Stream(['kernel', 'loops']);
    const points = corners(stream, 4000, 200);
    const triangles = 300;
    const indices = Array.from({ length: 3 * triangles }, () => stream.integer(0, 599));
    for (let i = 2; i < points.length; i += 3 * 50) points[i] = 0;
    const { stops } = expectSame((memory, loops) => {
      const size = 4 * width * rows;
      const before = filled(memory, loops, points.slice(0, 9), 4, 1);
      const at = memory.putBytes(Float64Array.from(points));
      const cornersAt = memory.putBytes(Uint32Array.from(indices));
      const numbers = memory.putBytes(Int32Array.from({ length: triangles }, (_, i) => 7 + i));
      const nexts = memory.putBytes(
        Int32Array.from({ length: triangles }, (_, i) => (i + 1 < triangles ? i + 1 : -1)),
      );
      const depth = memory.take(4 * size);
      const ids = memory.take(4 * size);
      memory.floats.fill(0, depth / 4, depth / 4 + size);
      memory.ints.fill(0, ids / 4, ids / 4 + size);
      const { reach } = patternOf(4);
      loops.setTarget(width, top, rows, 4, reach, 0, depth, ids);
      const stops: number[] = [];
      for (let entry = 0; entry >= 0; entry = entry + 1 < triangles ? entry + 1 : -1) {
        entry = loops.fillEntries(
          ...([entry, numbers, nexts, 7, 7 + triangles - 20, cornersAt, at] as const),
          ...([8, 4, 1] as const),
        );
        stops.push(entry);
        if (entry < 0 || entry >= triangles - 20) break;
      }
      loops.fillPart(triangles, cornersAt, at, 4, 8, 1.5, 0);
      return {
        before,
        stops,
        depth: digest(memory.floats.slice(depth / 4, depth / 4 + size)),
        ids: digest(memory.ints.slice(ids / 4, ids / 4 + size)),
      };
    });
    expect(stops.length).toBeGreaterThan(3);
  });
});
