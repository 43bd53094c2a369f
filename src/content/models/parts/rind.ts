import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { displayCode } from '../../../draw/display-code.js';
import { createRaster, type Raster } from '../../../draw/raster.js';
import type { Material } from '../../../world/material.js';
import type { Linear } from '../../../world/modeling/index.js';

/** What a rind looks like in a direction, a unit vector from the middle of what it is around. */
export interface RindPoint {
  readonly tint: Linear;
  /** How far it stands out, as a share of the radius. Default 0 */
  readonly height?: number;
}

/**
 * The material of a body of revolution that is about a ball, by `lathe`: its color and its fine relief in every direction, without a
 * seam or a pinch. The mesh's own colors multiply it: what is broad should be in them, they cost less.
 *
 * @param rows of texels from pole to pole; around there are twice as many
 */
export function rind(
  material: Material,
  rows: number,
  at: (x: number, y: number, z: number) => RindPoint,
): Material {
  const columns = 2 * rows;
  const color = createRaster(columns, rows, 3);
  const heights = new Float32Array(columns * rows);
  for (let row = 0, i = 0; row < rows; row++) {
    const polar = (180 * (row + 0.5)) / rows;
    const [y, out] = [cosDegrees(polar), sinDegrees(polar)];
    for (let column = 0; column < columns; column++, i++) {
      const turn = (360 * (column + 0.5)) / columns;
      const { tint, height = 0 } = at(-out * sinDegrees(turn), y, -out * cosDegrees(turn));
      for (let k = 0; k < 3; k++) color.data[3 * i + k] = displayCode(tint[k]);
      heights[i] = height;
    }
  }
  return {
    ...material,
    baseColor: [1, 1, 1],
    baseColorTexture: { image: color, wrapS: 'repeat', wrapT: 'clamp' },
    ...(heights.some((height) => height !== 0) && {
      normalTexture: { image: normals(heights, columns, rows), wrapS: 'repeat', wrapT: 'clamp' },
    }),
  };
}

/** The normals of heights on a ball of radius 1, as glTF 2.0 encodes them. */
function normals(heights: Float32Array, columns: number, rows: number): Raster {
  const image = createRaster(columns, rows, 3);
  const step = Math.PI / rows;
  for (let row = 0, i = 0; row < rows; row++) {
    const out = Math.max(0.05, sinDegrees((180 * (row + 0.5)) / rows));
    const [above, below] = [Math.max(0, row - 1), Math.min(rows - 1, row + 1)];
    for (let column = 0; column < columns; column++, i++) {
      const [left, right] = [(column + columns - 1) % columns, (column + 1) % columns];
      const x = (heights[row * columns + left] - heights[row * columns + right]) / (2 * step * out);
      // Green points up in the picture, rows run down.
      const y = (heights[below * columns + column] - heights[above * columns + column]) / (2 * step);
      const unit = 127.5 / Math.sqrt(x * x + y * y + 1);
      image.data[3 * i] = Math.round(x * unit + 127.5);
      image.data[3 * i + 1] = Math.round(y * unit + 127.5);
      image.data[3 * i + 2] = Math.round(unit + 127.5);
    }
  }
  return image;
}
