import { cosDegrees, sinDegrees } from '../../../core/math/index.js';

/** A height in picture widths over each point of the unit square, x rightward and y downward. */
export type Height = (x: number, y: number) => number;

/** A height field at the pixel centers of a size × size picture, rows from the top. */
export interface Terrain {
  readonly size: number;
  /** picture widths */
  readonly heights: Float64Array;
  /** rise per run, 0 on the flat */
  readonly slopes: Float64Array;
  /** Lambertian light: 1 on the flat, 0 where a face is turned away from the light */
  readonly shades: Float64Array;
}

/**
 * Lights a height field by a far lamp at the top of the picture. There are no cast shadows: then a half turn of the
 * picture is, to the last bit, the picture of the turned and negated heights under the same lamp.
 * @param elevation of the lamp over the ground, degrees in (0, 90)
 */
export function lightTerrain(height: Height, size: number, elevation: number): Terrain {
  const stride = size + 2;
  const around = new Float64Array(stride * stride);
  for (let row = 0; row < stride; row++) {
    for (let column = 0; column < stride; column++) {
      around[row * stride + column] = height((column - 0.5) / size, (row - 0.5) / size);
    }
  }
  const toLamp = cosDegrees(elevation) / sinDegrees(elevation);
  const heights = new Float64Array(size * size);
  const slopes = new Float64Array(size * size);
  const shades = new Float64Array(size * size);
  for (let row = 0, pixel = 0; row < size; row++) {
    for (let column = 0; column < size; column++, pixel++) {
      const here = (row + 1) * stride + column + 1;
      const acrossX = (around[here + 1] - around[here - 1]) * 0.5 * size;
      const acrossY = (around[here + stride] - around[here - stride]) * 0.5 * size;
      const steepness = acrossX * acrossX + acrossY * acrossY;
      heights[pixel] = around[here];
      slopes[pixel] = Math.sqrt(steepness);
      shades[pixel] = Math.max(0, (1 + acrossY * toLamp) / Math.sqrt(1 + steepness));
    }
  }
  return { size, heights, slopes, shades };
}
