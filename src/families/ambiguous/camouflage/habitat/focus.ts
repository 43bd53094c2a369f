import { createRaster, type Raster } from '../../../../draw/raster.js';

/** The least radius of what a lens makes of a point, pixels. */
const sharpest = 1.25;

/**
 * A picture as a lens sees it: rows in focus are nearly sharp, others are blurred by a disk with a soft edge.
 * @param radii per row, the radius of what becomes of a point, pixels, 0 or more
 */
export function focused({ width, height, data }: Raster, radii: ArrayLike<number>): Raster {
  // In about linear light, as a lens has it.
  const light = new Float32Array(data.length);
  for (let i = 0; i < light.length; i++) light[i] = data[i] * data[i];
  const aside = new Float32Array(light.length);
  const sum: [number, number, number] = [0, 0, 0];
  const rows = Array.from({ length: height }, (_, y) => weights(radii[y]));
  for (let y = 0, to = 0; y < height; y++) {
    const row = rows[y];
    for (let x = 0; x < width; x++, to += 3) {
      sum.fill(0);
      for (let k = 1 - row.length; k < row.length; k++) {
        const at = 3 * (y * width + within(x + k, width));
        add(sum, light, at, row[k < 0 ? -k : k]);
      }
      aside.set(sum, to);
    }
  }
  const out = createRaster(width, height, 3);
  for (let y = 0, to = 0; y < height; y++) {
    const row = rows[y];
    for (let x = 0; x < width; x++, to += 3) {
      sum.fill(0);
      for (let k = 1 - row.length; k < row.length; k++)
        add(sum, aside, 3 * (within(y + k, height) * width + x), row[k < 0 ? -k : k]);
      for (let c = 0; c < 3; c++) out.data[to + c] = Math.sqrt(sum[c]) + 0.5;
    }
  }
  return out;
}

function add(sum: [number, number, number], from: Float32Array, at: number, weight: number): void {
  sum[0] += weight * from[at];
  sum[1] += weight * from[at + 1];
  sum[2] += weight * from[at + 2];
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
