import { createRaster, type Raster } from '../../draw/raster.js';
import type { Sides } from '../size.js';

/** The gray of the mat around a square picture, 0 to 255. */
const gray = 232;

/** Where the square begins on a picture, in pixels; where the room is odd, one pixel nearer to the upper left. */
const origin = ({ width, height }: Sides): readonly [x: number, y: number] => {
  const side = Math.min(width, height);
  return [Math.floor((width - side) / 2), Math.floor((height - side) / 2)];
};

/** A square picture in the middle of a plain mat; itself if the mat has no room. */
export function onMat(square: Raster, sides: Sides): Raster {
  const { width: side, channels, data } = square;
  if (sides.width === sides.height) return square;
  const mat = createRaster(sides.width, sides.height, channels, gray);
  const [left, top] = origin(sides);
  for (let row = 0; row < side; row++) {
    const line = data.subarray(row * side * channels, (row + 1) * side * channels);
    mat.data.set(line, ((top + row) * sides.width + left) * channels);
  }
  return mat;
}

/** The square in the middle of a mat. @param turned whether the picture was turned by 180 degrees */
export function insideMat({ width, height, channels, data }: Raster, turned: boolean): Raster {
  const side = Math.min(width, height);
  const [x, y] = origin({ width, height });
  const [left, top] = turned ? [width - side - x, height - side - y] : [x, y];
  const square = createRaster(side, side, channels);
  for (let row = 0; row < side; row++) {
    const from = ((top + row) * width + left) * channels;
    square.data.set(data.subarray(from, from + side * channels), row * side * channels);
  }
  return square;
}
