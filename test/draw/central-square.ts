import { createRaster, type Raster } from '../../src/draw/raster.js';

/** The square in the middle of a picture. @param side pixels */
export function centralSquare({ width, height, channels, data }: Raster, side: number): Raster {
  const square = createRaster(side, side, channels);
  const [left, top] = [(width - side) / 2, (height - side) / 2];
  for (let y = 0; y < side; y++) {
    const from = channels * ((top + y) * width + left);
    square.data.set(data.subarray(from, from + channels * side), channels * y * side);
  }
  return square;
}
