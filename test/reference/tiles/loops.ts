import type { KernelMemory } from '../../../src/core/wasm/kernel.js';
import type { TileLoops } from '../../../src/content/surfaces/tiles/tiles-kernel.js';
import { latticeValue } from '../../../src/world/lattice-noise.js';

/** For each texel along a side, the three lattice points that it lies between, and their weights. */
function splineTaps(size: number, cells: number) {
  const at = new Int32Array(3 * size);
  const weights = new Float32Array(3 * size);
  for (let i = 0; i < size; i++) {
    const place = ((i + 0.5) * cells) / size;
    const cell = Math.floor(place);
    const t = place - cell;
    for (let k = 0; k < 3; k++) at[3 * i + k] = (cell + k - 1 + cells) % cells;
    weights[3 * i] = 0.5 * (1 - t) * (1 - t);
    weights[3 * i + 1] = 0.75 - (t - 0.5) * (t - 0.5);
    weights[3 * i + 2] = 0.5 * t * t;
  }
  return { at, weights };
}

/** The loops of tiles.as.ts in TypeScript. */
export const tilesReference = (memory: KernelMemory): TileLoops => ({
  lattice(out, across, down, seed, factor) {
    const points = memory.floats.subarray(out / 4, out / 4 + across * down);
    let sum = 0;
    for (let j = 0, k = 0; j < down; j++)
      for (let i = 0; i < across; i++, k++) {
        const value = factor * latticeValue(i, j, seed);
        points[k] = value;
        sum += value;
      }
    const mean = sum / points.length;
    for (let k = 0; k < points.length; k++) points[k] -= mean;
  },

  addNoise(field, size, across, down, points, _line, _columns, ridged, factor, mean) {
    const { floats } = memory;
    const [columns, rows] = [splineTaps(size, across), splineTaps(size, down)];
    const line = new Float32Array(across);
    for (let y = 0; y < size; y++) {
      for (let i = 0; i < across; i++) {
        const [a, b, c] = [0, 1, 2].map(
          (k) => rows.weights[3 * y + k] * floats[points / 4 + rows.at[3 * y + k] * across + i],
        );
        line[i] = a + b + c;
      }
      for (let x = 0; x < size; x++) {
        const [a, b, c] = [0, 1, 2].map((k) => columns.weights[3 * x + k] * line[columns.at[3 * x + k]]);
        const value = a + b + c;
        const folded = factor * (mean - Math.abs(Math.fround(value)));
        floats[field / 4 + y * size + x] += ridged === 0 ? value : folded;
      }
    }
  },

  slopes(height, size, perColumn, perRow, out) {
    const { floats } = memory;
    const at = (x: number, y: number): number =>
      floats[height / 4 + ((y + size) % size) * size + ((x + size) % size)];
    let largest = 0;
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const across = (at(x - 1, y) - at(x + 1, y)) * perColumn;
        const upward = (at(x, y + 1) - at(x, y - 1)) * perRow;
        floats.set([across, upward], out / 4 + 2 * (y * size + x));
        largest = Math.max(largest, across * across + upward * upward);
      }
    return largest;
  },

  normals(from, count, scale, out) {
    const { floats, bytes } = memory;
    for (let i = 0; i < count; i++) {
      const [x, y] = [0, 1].map((k) => floats[from / 4 + 2 * i + k] / scale);
      const unit = 127.5 / Math.sqrt(x * x + y * y + 1);
      bytes.set(
        [x * unit, y * unit, unit].map((value) => Math.floor(value + 128)),
        out + 3 * i,
      );
    }
  },

  display(from, count, thresholds, _codes, out) {
    const { floats, doubles, bytes } = memory;
    for (let i = 0; i < count; i++) {
      // The code is the number of thresholds that are reached, but for the first, 0.
      let code = 0;
      while (code < 255 && floats[from / 4 + i] >= doubles[thresholds / 8 + code + 1]) code++;
      bytes[out + i] = code;
    }
  },
});
