import type { MetallicRoughness } from '../../../src/world/shading/metallic-roughness.js';
import type { SurfacePoint } from './point.js';
import { readTexture, texel } from './texture.js';

/** The share of the light from all around that a texture of occlusion lets reach a point. */
export function openShare(
  { occlusionTexture, occlusionStrength }: MetallicRoughness,
  point: SurfacePoint,
): number {
  if (!occlusionTexture) return 1;
  readTexture(occlusionTexture, point);
  return 1 + occlusionStrength * (texel.red - 1);
}
