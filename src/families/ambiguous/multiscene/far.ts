import { blurredImage } from '../../../draw/bands/blurred-image.js';
import { sameRaster } from '../../../draw/compare.js';
import type { Raster } from '../../../draw/raster.js';

/** Standard deviation of the blur, of the picture's side: small things melt, large ones stay. */
const farShare = 1 / 46;

/** The last picture that {@link fromAfarKept} was made of: no one else holds either. */
let kept: { readonly near: Raster; readonly far: Raster } | undefined;

/** A picture as it looks from so far that small things melt: a Gaussian in linear light. */
export function fromAfar(picture: Raster): Raster {
  // Sampling has seen an item's picture from afar already; comparing two pictures is nothing beside blurring one.
  if (kept && sameRaster(kept.near, picture)) return { ...kept.far, data: kept.far.data.slice() };
  return blurred(picture);
}

/** The same, of a picture that will not be changed; nor is what is given back. */
export function fromAfarKept(near: Raster): Raster {
  kept = { near, far: blurred(near) };
  return kept.far;
}

const blurred = (picture: Raster): Raster => blurredImage(picture, picture.width * farShare).raster;
