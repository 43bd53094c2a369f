import { badParameter } from '../../core/errors.js';
import type { Raster } from '../raster.js';
import type { Composed } from './compose.js';
import { GamutWriter } from './color/gamut.js';
import { lowBand } from './gaussian/gaussian.js';
import { vectors } from './vectors.js';

/**
 * An 8-bit picture under a Gaussian, in linear light. Sooner than `compose(gaussian(…))`, and the same.
 * @param sigma standard deviation, pixels: more than 0, at most the longer side
 * @throws TopsyturvyError 'bad-parameter' for other sigmas, and for RGBA
 */
export function blurredImage(picture: Raster, sigma: number): Composed {
  const { width, height, channels } = picture;
  if (channels === 4) throw badParameter('channels', channels, '1 or 3');
  const band = lowBand(picture, sigma);
  vectors.begin();
  const row = band.place();
  const out = new GamutWriter(width, height, channels);
  for (let y = 0; y < height; y++) out.write(row(y));
  return out.finish();
}
