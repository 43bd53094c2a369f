import { smoothStep } from '../../core/math/smooth-step.js';
import type { Stream } from '../../core/stream.js';

/**
 * A smooth random field, 0 to 1: random numbers on a square grid, joined by the smooth step 3t² − 2t³, in three octaves
 * whose cells are `cell`, `cell`/2 and `cell`/4 pixels wide and whose weights are 4 : 2 : 1.
 *
 * @param cell width of the largest cells in pixels, at least 1
 * @returns width × height values, rows from the top
 */
export function noiseField(width: number, height: number, cell: number, stream: Stream): Float32Array {
  const field = new Float32Array(width * height);
  let size = cell;
  for (const weight of [4 / 7, 2 / 7, 1 / 7]) {
    addOctave(field, width, height, size, weight, stream);
    size = Math.max(1, size / 2);
  }
  return field;
}

function addOctave(
  field: Float32Array,
  width: number,
  height: number,
  cell: number,
  weight: number,
  stream: Stream,
): void {
  const columns = Math.floor((width - 1) / cell) + 2;
  const randomRow = (): Float64Array => Float64Array.from({ length: columns }, () => stream.float() * weight);
  let above = randomRow();
  let below = randomRow();
  let band = 0;
  for (let y = 0; y < height; y++) {
    const v = y / cell;
    while (Math.floor(v) > band) {
      above = below;
      below = randomRow();
      band++;
    }
    const down = smoothStep(v - band);
    for (let x = 0; x < width; x++) {
      const u = x / cell;
      const column = Math.floor(u);
      const right = smoothStep(u - column);
      const upper = above[column]! + (above[column + 1]! - above[column]!) * right;
      const lower = below[column]! + (below[column + 1]! - below[column]!) * right;
      field[y * width + x]! += upper + (lower - upper) * down;
    }
  }
}
