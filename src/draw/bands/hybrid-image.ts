import { unexpected } from '../../core/errors.js';
import { createRaster, type Raster } from '../raster.js';
import type { Composed } from './compose.js';
import { GamutWriter } from './gamut.js';
import { lowBand } from './gaussian.js';
import { addRows } from './gaussian/add-rows.js';
import { pixelRows } from './pixel-rows.js';

export interface HybridSigmas {
  /** σ in pixels of the Gaussian whose rest is taken of the near picture. */
  readonly near: number;
  /** σ in pixels of the Gaussian of the far picture. */
  readonly far: number;
}

/**
 * The plain hybrid of two 8-bit pictures, in linear light: (near − G(near)) + G(far) (Oliva, Torralba & Schyns 2006;
 * AmbiBench 3.1). No tone is changed; what falls out of gamut is clipped, and told.
 *
 * @throws TopsyturvyError 'bad-parameter' if the pictures differ in form, are RGBA, or a σ is out of range
 */
export function hybridImage(near: Raster, far: Raster, sigmas: HybridSigmas): Composed {
  checkPair(near, far);
  const [own, low] = [lowBand(near, sigmas.near), lowBand(far, sigmas.far)];
  const { width, height, channels } = near;
  const rows = pixelRows(near);
  // One after the other, so that one call adds them up.
  const length = 4 * width;
  const three = new Float32Array(3 * length);
  const [fine, coarse, blurred] = [0, 1, 2].map((k) => three.subarray(k * length, (k + 1) * length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const sum = new Float32Array(length);
  const out = new GamutWriter(createRaster(width, height, channels));
  for (let y = 0; y < height; y++) {
    rows.read(y, fine, 0);
    own.row(y, coarse);
    low.row(y, blurred);
    addRows(three, [1, -1, 1], sum);
    out.write(sum);
  }
  return out.finish();
}

/** @throws TopsyturvyError 'bad-parameter' if two pictures cannot be added */
export function checkPair(a: Raster, b: Raster): void {
  const form = ({ width, height, channels }: Raster): string => `${width}×${height}×${channels}`;
  if (a.width !== b.width || a.height !== b.height || a.channels !== b.channels || a.channels === 4)
    throw unexpected('bad-parameter', 'pictures', `${form(a)} and ${form(b)}`, 'two of the same size, both gray or both RGB'); // prettier-ignore
}
