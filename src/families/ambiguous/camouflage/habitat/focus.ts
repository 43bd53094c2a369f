import { createRaster, type Raster } from '../../../../draw/raster.js';

/** The least radius of what a lens makes of a point, pixels. */
const sharpest = 1.25;

/**
 * A picture as a lens sees it: rows in focus are nearly sharp, others are blurred by a disk with a soft edge.
 * @param radii per row, the radius of what becomes of a point, pixels, 0 or more
 */
export function focused({ width, height, data }: Raster, radii: ArrayLike<number>): Raster {
  const across = 3 * width;
  const rows = Array.from({ length: height }, (_, y) => weights(radii[y]));
  const sums = new Float64Array(across);
  const aside = new Float32Array(data.length);
  const most = Math.max(0, ...rows.map(({ length }) => length - 1));
  // A row with its ends repeated beyond them.
  const light = new Float32Array(across + 6 * most);
  for (let y = 0; y < height; y++) {
    for (let x = -most, to = 0; x < width + most; x++)
      for (let c = 0; c < 3; c++, to++) {
        const value = data[y * across + 3 * within(x, width) + c];
        // In about linear light, as a lens has it.
        light[to] = value * value;
      }
    const row = rows[y];
    sums.fill(0);
    for (let k = 1 - row.length; k < row.length; k++) add(sums, light, 3 * (most + k), row[k < 0 ? -k : k]);
    aside.set(sums, y * across);
  }
  const out = createRaster(width, height, 3);
  for (let y = 0; y < height; y++) {
    const row = rows[y];
    sums.fill(0);
    for (let k = 1 - row.length; k < row.length; k++)
      add(sums, aside, within(y + k, height) * across, row[k < 0 ? -k : k]);
    for (let x = 0, to = y * across; x < across; x++, to++) out.data[to] = Math.sqrt(sums[x]) + 0.5;
  }
  return out;
}

function add(sums: Float64Array, from: Float32Array, at: number, weight: number): void {
  for (let i = 0; i < sums.length; i++) sums[i] += weight * from[at + i];
}

const within = (at: number, length: number): number => (at < 0 ? 0 : at < length ? at : length - 1);

/** Weights by distance, pixels, with a sum of 1 over both sides. */
function weights(blur: number): Float64Array {
  const radius = Math.sqrt(sharpest * sharpest + blur * blur);
  const row = new Float64Array(Math.ceil(radius));
  let sum = 0;
  for (let k = 0; k < row.length; k++) {
    const inside = 1 - (k / radius) * (k / radius);
    row[k] = inside * inside;
    sum += (k === 0 ? 1 : 2) * row[k];
  }
  return row.map((weight) => weight / sum);
}
