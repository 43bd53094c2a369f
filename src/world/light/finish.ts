import { badParameter } from '../../core/errors.js';
import type { Raster } from '../../draw/raster.js';
import { checkLens, type Lens } from './lens.js';
import { latticeValue } from '../lattice-noise.js';

/** What a camera adds to a picture: never so strong that it hides what is shown. */
export interface Finish {
  /** The share of the light that is missing in the picture's corners, 0 to 0.5; beside the middle by the square of the distance. Default 0 */
  readonly vignette?: number;
  /** The grain. Default: none. */
  readonly grain?: Grain;
  /** Depth of field. Default: a pinhole, with which all is sharp. */
  readonly lens?: Lens;
}

/** Grain about two pixels wide, the same in all three channels, weaker in shadows and lights. */
export interface Grain {
  /** Standard deviation in mid gray, levels of 255: 0 to 6. */
  readonly strength: number;
  /** A whole number: the same gives the same grain. */
  readonly seed: number;
}

const mostVignette = 0.5;
const mostStrength = 6;

/** @throws TopsyturvyError 'bad-parameter' for values beyond their ranges */
export function checkFinish({ vignette = 0, grain, lens }: Finish): void {
  if (!(vignette >= 0 && vignette <= mostVignette))
    throw badParameter('environment.finish.vignette', vignette, `0 to ${mostVignette}`);
  if (lens) checkLens(lens);
  if (!grain) return;
  const { strength, seed } = grain;
  if (!(strength >= 0 && strength <= mostStrength))
    throw badParameter('environment.finish.grain.strength', strength, `0 to ${mostStrength}`);
  if (!Number.isSafeInteger(seed))
    throw badParameter('environment.finish.grain.seed', seed, 'a whole number');
}

/** The share of light that is lost one pixel from the middle; elsewhere by the square of the distance. */
export const vignetteFactor = (finish: Finish | undefined, width: number, height: number): number =>
  (4 * (finish?.vignette ?? 0)) / (width * width + height * height);

/** Adds grain to a picture of three channels. */
export function addGrain({ width, height, data }: Raster, { strength, seed }: Grain): void {
  if (strength === 0) return;
  // Means of four neighboring numbers, each even in 0 to 1: their sum's variance is 1/3.
  const scale = strength * Math.sqrt(3);
  let above = rowOf(0, width, seed);
  for (let y = 0, at = 0; y < height; y++) {
    const below = rowOf(y + 1, width, seed);
    for (let x = 0; x < width; x++, at += 3) {
      const noise = above[x] + above[x + 1] + below[x] + below[x + 1] - 2;
      const luma = (0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2]) / 255;
      const change = scale * noise * (0.4 + 2.4 * luma * (1 - luma));
      for (let channel = at; channel < at + 3; channel++)
        data[channel] = Math.max(0, Math.min(255, Math.round(data[channel] + change)));
    }
    above = below;
  }
}

const rowOf = (y: number, width: number, seed: number): Float64Array =>
  Float64Array.from({ length: width + 1 }, (_, x) => latticeValue(x, y, seed));
