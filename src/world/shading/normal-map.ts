import type { Texture } from '../material.js';
import { Sampler } from './sampler.js';

/** The normals of a surface, with or without a texture that turns them. */
export class NormalMap {
  readonly texture: Sampler | undefined;

  /**
   * @param scale of what the texture says across the surface; default 1
   * @param mostTaps see `Sampler`; default 1
   */
  constructor(
    texture: Texture | undefined,
    readonly scale = 1,
    mostTaps = 1,
  ) {
    this.texture = texture && new Sampler(texture, 'data', 'normalTexture', mostTaps);
  }
}
