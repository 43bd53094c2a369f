import { expect, it } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { tiles } from '../../src/content/surfaces/tiles/tiles-kernel.js';
import { displayTables } from '../../src/draw/display-code.js';
import { tilesReference } from '../reference/tiles/loops.js';
import { Both } from './both.js';

const stream = new Stream(['kernels', 'tiles']);

it('adds noise of any number of cells as its reference does, plain and ridged', () => {
  const both = new Both(tiles, tilesReference);
  for (const size of [2, 16, 64])
    for (const [across, down] of [
      [1, 1],
      [2, 3],
      [7, 5],
      [16, 64],
      [size, size],
      [90, 1],
    ] as const)
      for (const ridged of [0, 1]) {
        both.begin();
        const field = both.put(Float32Array.from({ length: size * size }, () => stream.uniform(-1, 1)));
        const points = both.take(4 * across * down);
        const line = both.take(8 * (across + 3));
        const columns = both.take(32 * size);
        const seed = stream.integer(-0x40000000, 0x40000000);
        const factor = stream.choice([0.01, 6.3]);
        both.run((loops) => loops.lattice(points, across, down, seed, factor));
        both.floatsAgree(points, across * down);
        both.run((loops) =>
          loops.addNoise(field, size, across, down, points, line, columns, ridged, 1.7, 0.8),
        );
        both.floatsAgree(field, size * size);
        expect(new Set(both.floats(field, size * size)).size).toBeGreaterThan(2);
      }
});

it('finds slopes and normals as its reference does', () => {
  const both = new Both(tiles, tilesReference);
  for (const size of [16, 64])
    for (const high of [0, 1e-4, 1, 1e6]) {
      both.begin();
      const height = both.put(Float32Array.from({ length: size * size }, () => high * stream.float()));
      const slopes = both.take(8 * size * size);
      const out = both.take(3 * size * size);
      const largest = both.run((loops) => loops.slopes(height, size, 128, 37.5, slopes));
      expect(largest > 0).toBe(high > 0);
      both.floatsAgree(slopes, 2 * size * size);
      for (const scale of [1 / 64, 0.3, 1]) {
        both.run((loops) => loops.normals(slopes, size * size, scale, out));
        both.bytesAgree(out, 3 * size * size);
      }
    }
});

it('finds the nearest codes as its reference does', () => {
  const both = new Both(tiles, tilesReference);
  const { thresholds, codes } = displayTables();
  const places = [both.put(thresholds), both.put(codes)] as const;
  const near = [...thresholds.slice(0, 256)].flatMap((value) => [
    value,
    value * (1 - 1e-7),
    value * (1 + 1e-7),
  ]);
  const values = [0, -0, -1, 1, 2, NaN, Infinity, -Infinity, ...near];
  const from = both.put(
    Float32Array.from([...values, ...Array.from({ length: 5000 }, () => stream.float())]),
  );
  const count = values.length + 5000;
  const out = both.take(count);
  both.run((loops) => loops.display(from, count, ...places, out));
  both.bytesAgree(out, count);
  expect(new Set(both.memories[0].bytes.subarray(out, out + count)).size).toBe(256);
});
