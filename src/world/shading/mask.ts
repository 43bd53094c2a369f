import { memoize } from '../../core/memoize.js';
import type { Material } from '../material.js';
import { Sampler, texel } from './sampler.js';

/** Where a material is there: what the rasterizer asks per sample. */
export class AlphaMask {
  constructor(
    private readonly texture: Sampler,
    private readonly cutoff: number,
  ) {}

  /** Which level of detail to read where the coordinates move so far per pixel; 0 is the sharpest. */
  level(dudx: number, dvdx: number, dudy: number, dvdy: number): number {
    return this.texture.level(dudx, dvdx, dudy, dvdy);
  }

  /** Whether the material is there, read between texels and levels. Allocates nothing. */
  covers(u: number, v: number, level: number): boolean {
    this.texture.sample(u, v, level);
    return texel.alpha >= this.cutoff;
  }
}

/**
 * The mask of a material, or undefined where it is opaque everywhere. Made once per material, which must not change
 * afterward.
 *
 * @throws TopsyturvyError 'bad-picture' if the texture is too large
 */
export const alphaMaskOf = memoize((material: Material): AlphaMask | undefined => {
  const { alphaCutoff, baseColorTexture } = material;
  if (alphaCutoff === undefined || baseColorTexture?.image.channels !== 4) return undefined;
  return new AlphaMask(new Sampler(baseColorTexture, 'color', 'baseColorTexture'), alphaCutoff);
});
