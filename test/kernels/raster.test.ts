import { describe, expect, it } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { raster, type RasterLoops } from '../../src/world/render/raster/raster-kernel.js';
import { coverBytes, CoverField, textureBytes, TextureField } from '../../src/world/render/raster/records.js';
import { guard, patternOf } from '../../src/world/render/raster/target.js';
import { RasterReference } from '../reference/raster/loops.js';
import { Both } from './both.js';

const width = 301;
/** The rows of the band that is filled, from `top` on. */
const [top, rows] = [40, 96];

/** Corners of triangles: x and y in subpixels, and 1 / depth. */
function corners(stream: Stream, side: number, count: number): Float64Array {
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
    // Some have no area, or a level side.
    if (i % 11 === 0) points[2] = [...points[0]];
    if (i % 13 === 0) points[1] = [points[0][0], points[0][1], 1];
    if (i % 7 === 0) points[1][1] = points[0][1];
    list.push(...points.flat());
  }
  return Float64Array.from(list);
}

/** Both with an empty target of so many samples a pixel, and where that is. */
function emptyTarget(samples: 1 | 4 | 8): {
  both: Both<RasterLoops>;
  depth: number;
  ids: number;
  size: number;
} {
  const both = new Both<RasterLoops>(raster, (memory) => new RasterReference(memory));
  const size = width * rows * samples;
  const { x, y, reach } = patternOf(samples);
  const pattern = both.take(64);
  for (const { ints } of both.memories) {
    ints.set(x, pattern / 4);
    ints.set(y, pattern / 4 + 8);
  }
  const depth = both.put(new Float32Array(size).fill(0.01));
  const ids = both.take(4 * size);
  both.run((loops) => loops.setTarget(width, top, rows, samples, reach, pattern, depth, ids));
  return { both, depth, ids, size };
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
  ])('of triangles of %s', (name, side, count) => {
    const points = corners(new Stream(['kernel', samples, name]), side, count);
    for (const backToo of [0, 1]) {
      const { both, depth, ids, size } = emptyTarget(samples);
      const at = both.put(points);
      both.run((loops) => {
        for (let i = 0; i < count; i++) {
          const a = at + 72 * i;
          loops.fillTriangle(a, a + 24, a + 48, i + 1, backToo);
        }
      });
      both.bytesAgree(depth, 4 * size);
      both.bytesAgree(ids, 4 * size);
      expect(both.memories[0].ints.subarray(ids / 4, ids / 4 + size).some((id) => id > 0)).toBe(true);
    }
  });
});

describe.each([1, 4, 8] as const)('masked triangles with %i samples', (samples) => {
  const stream = new Stream(['kernel', 'masked', samples]);

  /** Puts a texture of which about half is there, and its record. */
  function putTexture(both: Both<RasterLoops>, side: number, wraps: readonly number[]): number {
    const levels: number[] = [];
    for (let size = side; size >= 1; size >>= 1) {
      const texels = Uint32Array.from({ length: size * size }, () => stream.below(0x1_0000_0000));
      // Some neighbors are alike.
      for (let i = 1; i < texels.length; i += 2) if (stream.below(2) === 0) texels[i] = texels[i - 1];
      levels.push(both.put(texels), size, size);
    }
    const record = new DataView(new ArrayBuffer(textureBytes));
    record.setFloat64(8 * TextureField.width, side, true);
    record.setFloat64(8 * TextureField.height, side, true);
    const numbers = [levels.length / 3 - 1, ...wraps, 0, 1, 0];
    numbers.forEach((value, i) => record.setInt32(8 * TextureField.last + 4 * i, value, true));
    levels.forEach((value, i) => record.setInt32(8 * TextureField.levels + 4 * i, value, true));
    return both.put(record);
  }

  it.each([
    ['seen in perspective', 0],
    ['in a plan view', 1],
  ])('%s', (_name, isPlan) => {
    for (const [side, count] of [
      [1500, 400],
      [30_000, 60],
    ] as const) {
      const points = corners(stream, side, count);
      const { both, depth, ids, size } = emptyTarget(samples);
      const at = both.put(points);
      const textures = [
        [0, 1],
        [2, 0],
        [1, 2],
      ].map((wraps) => putTexture(both, 32, wraps));
      for (let i = 0; i < count; i++) {
        const record = new DataView(new ArrayBuffer(coverBytes));
        for (let field = 0; field < 26; field++)
          record.setFloat64(8 * field, stream.uniform(-0.02, 0.02), true);
        record.setInt32(8 * CoverField.isPlan, isPlan, true);
        record.setInt32(8 * CoverField.texture, stream.choice(textures), true);
        record.setFloat64(8 * CoverField.cutoff, stream.uniform(0.3, 0.6), true);
        // Weights of about one; where all are 0 there is no number.
        for (let k = 0; k < 3; k++)
          record.setFloat64(8 * (CoverField.base + k), i % 20 === 0 ? -1e9 : stream.float(), true);
        for (let k = 0; k < 6; k++) record.setFloat64(8 * (CoverField.u + k), stream.uniform(-3, 3), true);
        const cover = both.put(record);
        const a = at + 72 * i;
        both.run((loops) => loops.fillMasked(a, a + 24, a + 48, i + 1, i % 2, cover));
      }
      both.bytesAgree(depth, 4 * size);
      both.bytesAgree(ids, 4 * size);
      const seen = both.memories[0].ints.subarray(ids / 4, ids / 4 + size);
      expect(new Set(seen).size).toBeGreaterThan(20);
    }
  });
});

describe('vertices and bins', () => {
  const vertices = 999;
  const triangles = 700;
  const [bands, bandRows] = [7, 30];
  const stream = new Stream(['kernel', 'bins']);
  const positions = Float32Array.from({ length: 3 * vertices }, () => stream.uniform(-3, 3));
  positions.set([1e30, -1e30, 1e30], 30);
  positions.set([1e-30, 0, -0], 60);
  positions.set([NaN, 0, 1], 90);
  // Small triangles, many of which hold no sample.
  for (let i = 1500; i < positions.length; i++) positions[i] = positions[i % 3] + stream.uniform(-0.01, 0.01);
  const indices = Uint32Array.from({ length: 3 * triangles }, (_, i) =>
    stream.integer(i % 9 < 3 ? 500 : 0, vertices - 1),
  );
  const matrix = Float64Array.from({ length: 12 }, (_, i) => stream.uniform(-1, 1) * (i < 8 ? 20_000 : 1));

  it.each([
    ['enough entries', 20_000],
    ['too few entries', 50],
  ])('with room for %s', (_name, capacity) => {
    const both = new Both<RasterLoops>(raster, (memory) => new RasterReference(memory));
    const [at, rowsAt, points] = [both.put(positions), both.put(matrix), both.take(24 * vertices)];
    both.run((loops) => loops.project(at, vertices, rowsAt, 0.1, 128 * width, 25_600, points));
    both.doublesAgree(points, 3 * vertices);
    const cornersAt = both.put(indices);
    const [perBand, perEntry] = [both.take(16 * bands), both.take(8 * capacity)];
    const counts: number[] = [];
    // The last two times, what is farther than a vertex, or beside the first triangles, is left out.
    const nearOne = Array.from({ length: vertices }, (_, i) => i).findLast(
      (i) => both.memories[0].doubles[points / 8 + 3 * i + 2] > 1,
    )!;
    for (const [oneSided, orientation, reach, limit] of [
      [1, 1, 0, undefined],
      [1, -1, 96, undefined],
      [0, 1, 112, undefined],
      [0, 1, 0, undefined],
      [0, 1, 0, [nearOne, 1]],
      [0, 1, 0, [0, vertices]],
    ] as const) {
      const clipped = both.run((loops) => {
        const list: number[] = [];
        loops.startBins(bands, 256 * bandRows, perBand, perEntry, capacity, width, reach);
        for (let from = 0; from < triangles; from++) {
          from = loops.addPart(
            ...([from, triangles, cornersAt, points, 10, oneSided, orientation, 256 * width] as const),
          );
          if (from === triangles) break;
          list.push(from);
          if (limit && list.length === 30) loops.limit(points + 24 * limit[0], limit[1]);
          if (from % 5 === 0)
            loops.addRows(from, -300, 70_000, 256 * (from % 300) - 9000, 256 * (from % 250));
        }
        return list;
      });
      expect(clipped.length).toBeGreaterThan(50);
      counts.push(both.run((loops) => loops.entries()));
      both.bytesAgree(perBand, 16 * bands);
      both.bytesAgree(perEntry, 8 * capacity);
    }
    expect(Math.min(...counts)).toBeGreaterThan(50);
    // Of the same triangles more may hold one of many samples.
    expect(counts[2]).toBeGreaterThan(counts[3]);
    expect(counts[4]).toBeLessThan(counts[5]);
    expect(counts[5]).toBeLessThanOrEqual(counts[3]);
  });
});

describe('loops over triangles', () => {
  const stream = new Stream(['kernel', 'loops']);
  const triangles = 300;
  const points = corners(stream, 4000, 200);
  for (let i = 2; i < points.length; i += 3 * 50) points[i] = 0;
  const indices = Uint32Array.from({ length: 3 * triangles }, () => stream.integer(0, 599));

  it('fill the entries of a band, and stop at what has to be clipped', () => {
    const { both, depth, ids, size } = emptyTarget(4);
    const [at, cornersAt] = [both.put(points), both.put(indices)];
    const numbers = both.put(Int32Array.from(indices.subarray(0, triangles), (_, i) => 7 + i));
    const nexts = both.put(Int32Array.from(indices.subarray(0, triangles), (_, i) => i + 1));
    const stops = both.run((loops) => {
      const list: number[] = [];
      for (let entry = 0; entry < triangles - 20; entry++) {
        entry = loops.fillEntries(
          ...([entry, numbers, nexts, 7, 7 + triangles - 20, cornersAt, at, 8, 4, 1] as const),
        );
        list.push(entry);
      }
      return list;
    });
    expect(stops.length).toBeGreaterThan(3);
    expect(stops.at(-1)).toBe(triangles - 20);
    both.bytesAgree(depth, 4 * size);
    both.bytesAgree(ids, 4 * size);
  });

  it('fill the triangles of a part that reach far enough', () => {
    const { both, depth, ids, size } = emptyTarget(1);
    const [at, cornersAt] = [both.put(points), both.put(indices)];
    for (const reach of [1.5, -Infinity]) {
      both.run((loops) => loops.fillPart(triangles, cornersAt, at, 4, 8, reach, 0));
      both.bytesAgree(depth, 4 * size);
      both.bytesAgree(ids, 4 * size);
    }
  });
});
