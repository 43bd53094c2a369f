import { createRaster, type Raster } from '../../draw/raster.js';

/** Steepest slope that is written as it is: flatter surfaces are written steeper, so that 8 bits are enough for them. */
const steepest = 0.75;
/** Least factor of slopes. */
const flattest = 1 / 64;

/** Normals as glTF 2.0 encodes them, and the factor of the slopes that they are to be read with. */
export interface NormalMap {
  readonly image: Raster;
  /** 1/64 to 1. */
  readonly scale: number;
}

/**
 * The normals of a height field that repeats, from differences across two texels.
 *
 * @param height meters, rows from the top, size × size
 * @param tile meters that the field covers along each side
 */
export function normalMap(
  height: Float32Array,
  size: number,
  [along, down]: readonly [number, number],
): NormalMap {
  const perColumn = size / (2 * along);
  const perRow = size / (2 * down);
  const last = size - 1;
  const slopes = new Float32Array(2 * size * size);
  let largest = 0;
  for (let y = 0, at = 0; y < size; y++) {
    const row = y * size;
    const above = ((y - 1) & last) * size;
    const below = ((y + 1) & last) * size;
    for (let x = 0; x < size; x++, at += 2) {
      const across = (height[row + ((x - 1) & last)] - height[row + ((x + 1) & last)]) * perColumn;
      // Green points up in the picture, rows run down.
      const upward = (height[below + x] - height[above + x]) * perRow;
      slopes[at] = across;
      slopes[at + 1] = upward;
      const square = across * across + upward * upward;
      if (square > largest) largest = square;
    }
  }
  const scale = Math.min(1, Math.max(flattest, Math.sqrt(largest) / steepest));
  const image = createRaster(size, size, 3);
  const { data } = image;
  for (let i = 0, at = 0; i < slopes.length; i += 2, at += 3) {
    const x = slopes[i] / scale;
    const y = slopes[i + 1] / scale;
    const unit = 127.5 / Math.sqrt(x * x + y * y + 1);
    data[at] = (x * unit + 128) | 0;
    data[at + 1] = (y * unit + 128) | 0;
    data[at + 2] = (unit + 128) | 0;
  }
  return { image, scale };
}
