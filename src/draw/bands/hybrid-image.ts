import { badParameter } from '../../core/errors.js';
import type { Raster } from '../raster.js';
import type { Composed } from './compose.js';
import { GamutWriter } from './color/gamut.js';
import { lowBand } from './gaussian/gaussian.js';
import { pixelRows } from './pixel-rows.js';
import { pixelBytes, vectors } from './vectors.js';

/** The widths of the two Gaussians of a hybrid, each above 0 and at most the longer side. */
export interface HybridSigmas {
  /** The σ in pixels of the Gaussian that is subtracted from the near picture. */
  readonly near: number;
  /** The σ in pixels of the Gaussian of the far picture. */
  readonly far: number;
}

/**
 * The plain hybrid of two 8-bit pictures, in linear light: (near − G(near)) + G(far) (Oliva, Torralba & Schyns 2006;
 * AmbiBench 3.1). No tone is changed; what falls out of gamut is clipped, and told.
 * @throws TopsyturvyError 'bad-parameter' if the pictures differ in form, are RGBA, or a σ is out of range
 */
export function hybridImage(near: Raster, far: Raster, sigmas: HybridSigmas): Composed {
  checkPair(near, far);
  const bands = [lowBand(near, sigmas.near), lowBand(far, sigmas.far)] as const;
  const { width, height } = near;
  vectors.begin();
  const read = pixelRows(near);
  const [coarse, low] = [bands[0].place(), bands[1].place()];
  const row = vectors.take(width * pixelBytes);
  const out = new GamutWriter(width, height, near.channels === 1 ? 1 : 3);
  const { loops } = vectors;
  for (let y = 0; y < height; y++) {
    read(y, row);
    loops.exchange(row, row, coarse(y), low(y), width);
    out.write(row);
  }
  return out.finish();
}

/** @throws TopsyturvyError 'bad-parameter' if two pictures cannot be added */
export function checkPair(a: Raster, b: Raster): void {
  const form = ({ width, height, channels }: Raster): string => `${width}×${height}×${channels}`;
  if (a.width !== b.width || a.height !== b.height || a.channels !== b.channels || a.channels === 4)
    throw badParameter(
      'pictures',
      `${form(a)} and ${form(b)}`,
      'two of the same size, both gray or both RGB',
    );
}
