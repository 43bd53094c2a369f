import type { Raster } from '../../src/draw/raster.js';

/** A gray picture after three box blurs, which are nearly a Gaussian of the given standard deviation in pixels. */
export function blurred({ width, height, data }: Raster, sigma: number): Float64Array {
  const reach = Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2);
  let plane = Float64Array.from(data);
  const at = (i: number, end: number) => Math.min(end - 1, Math.max(0, i));
  for (let pass = 0; pass < 6; pass++) {
    const next = new Float64Array(plane.length);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        let sum = 0;
        for (let i = -reach; i <= reach; i++) {
          sum += pass % 2 === 0 ? plane[y * width + at(x + i, width)] : plane[at(y + i, height) * width + x];
        }
        next[y * width + x] = sum / (2 * reach + 1);
      }
    }
    plane = next;
  }
  return plane;
}
