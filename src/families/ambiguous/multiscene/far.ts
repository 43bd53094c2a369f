import { blurredImage } from '../../../draw/bands/blurred-image.js';
import type { Raster } from '../../../draw/raster.js';

/** Standard deviation of the blur, of the picture's side: small things melt, large ones stay. */
const farShare = 1 / 46;

/** A picture as it looks from so far that small things melt: a Gaussian in linear light. */
export const fromAfar = (picture: Raster): Raster => blurredImage(picture, picture.width * farShare).raster;
