import type { Raster } from '../../../draw/raster.js';

/** The mean of each pixel's color channels, 0 to 1, rows from the top. */
export function brightness({ width, height, channels, data }: Raster): Float64Array {
  const colors = Math.min(channels, 3);
  const plane = new Float64Array(width * height);
  for (let pixel = 0; pixel < plane.length; pixel++) {
    let sum = 0;
    for (let channel = 0; channel < colors; channel++) sum += data[pixel * channels + channel];
    plane[pixel] = sum / (255 * colors);
  }
  return plane;
}
