import { toLight, toRaster } from '../../../draw/bands/color/linear-light.js';
import { resize } from '../../../draw/bands/resize.js';
import type { Raster } from '../../../draw/raster.js';

/**
 * What is left of a picture when one stands back: it is averaged down to so many pixels, in linear light, as a coarser
 * retina would; and enlarged again, if it is, by linear interpolation, which adds nothing.
 */
export function fromAfar(picture: Raster, pixels: number, enlarged: boolean): Raster {
  const { width, height } = picture;
  const small = resize(toLight(picture), pixels, Math.max(1, Math.round((pixels * height) / width)));
  return toRaster(enlarged ? resize(small, width, height) : small);
}
