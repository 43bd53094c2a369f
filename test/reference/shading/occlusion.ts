import type { Occlusion } from '../../../src/world/shading/occlusion.js';
import type { SurfacePoint } from './point.js';
import { readTexture, texel } from './texture.js';

/** The share of the light from all around that reaches a point. */
export function openShare({ texture, strength }: Occlusion, point: SurfacePoint): number {
  readTexture(texture, point);
  return 1 + strength * (texel.red - 1);
}
