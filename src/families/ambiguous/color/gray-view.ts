import { meanPlane } from '../../../draw/bands/color/color-spaces.js';
import { toLight, toRaster } from '../../../draw/bands/color/linear-light.js';
import type { Raster } from '../../../draw/raster.js';

/** f_gray: the mean of red, green and blue of each pixel, in linear light, as a picture of three equal channels. */
export function grayView(picture: Raster): Raster {
  const { width, height, data } = toRaster(meanPlane(toLight(picture)));
  const out = new Uint8Array(3 * data.length);
  for (let i = 0, to = 0; i < data.length; i++, to += 3) out[to] = out[to + 1] = out[to + 2] = data[i]!;
  return { width, height, channels: 3, data: out };
}
