import { memoize } from '../../core/memoize.js';
import type { Material } from '../material.js';
import { Sampler } from './sampler.js';

/** Where a material is present, which the rasterizer asks for each sample. */
export interface AlphaMask {
  readonly texture: Sampler;
  /** It is there where the texture's alpha is at least this, 0 to 1. */
  readonly cutoff: number;
}

/**
 * The mask of a material, or undefined where it is opaque everywhere. Made once per material, which must not change
 * afterward.
 * @throws TopsyturvyError 'bad-picture' if the texture is too large
 */
export const alphaMaskOf = memoize((material: Material): AlphaMask | undefined => {
  const { alphaCutoff, baseColorTexture } = material;
  if (alphaCutoff === undefined || baseColorTexture?.image.channels !== 4) return undefined;
  return { texture: new Sampler(baseColorTexture, 'color', 'baseColorTexture'), cutoff: alphaCutoff };
});
