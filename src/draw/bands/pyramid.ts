import { badParameter } from '../../core/errors.js';
import { createFloats, type FloatImage, resize } from './float-image.js';
import { gaussian } from './gaussian/gaussian.js';

/** The σ in pixels before every second pixel is dropped: what would alias is down to a hundredth. */
const sigma = 1.1;

/**
 * A Laplacian pyramid (Burt & Adelson 1983): each level is what its next coarser one lacks, at its own size; the last is
 * what is left. Each level is half as wide and high as the one before, rounded up.
 * @param levels 1 (the picture itself) to as many as leave both sides at least 2 pixels
 * @throws TopsyturvyError 'bad-parameter' for another number of levels
 */
export function laplacianPyramid(image: FloatImage, levels: number): FloatImage[] {
  const most = Math.max(1, 32 - Math.clz32(Math.min(image.width, image.height) - 1));
  if (!(Number.isInteger(levels) && levels >= 1 && levels <= most))
    throw badParameter('levels', levels, `a whole number from 1 to ${most}`);
  const pyramid: FloatImage[] = [];
  let left = image;
  for (let level = 1; level < levels; level++) {
    const coarse = resize(gaussian(left, sigma), (left.width + 1) >> 1, (left.height + 1) >> 1);
    pyramid.push(combine(left, resize(coarse, left.width, left.height), -1));
    left = coarse;
  }
  return [...pyramid, left];
}

/** The picture of a Laplacian pyramid: the inverse of {@link laplacianPyramid}, but for the rounding of floats. */
export function fromPyramid(pyramid: readonly FloatImage[]): FloatImage {
  if (pyramid.length === 0) throw badParameter('pyramid', 0, 'at least one level');
  return pyramid.reduceRight((coarse, level) => combine(level, resize(coarse, level.width, level.height), 1));
}

function combine(a: FloatImage, b: FloatImage, sign: 1 | -1): FloatImage {
  const out = createFloats(a.width, a.height, a.channels);
  for (let i = 0; i < out.data.length; i++) out.data[i] = a.data[i] + sign * b.data[i];
  return out;
}
