import type { Material } from '../../../src/world/material.js';
import { Linear } from './linear.js';
import type { PointMetallicRoughness } from './metallic-roughness.js';
import { openShare } from './occlusion.js';
import type { Shader, SurfacePoint } from './point.js';
import { readTexture, texel } from './texture.js';

/** Whether a material has a texture that {@link GlowAndOcclusion} reads. */
export const hasGlowOrOcclusion = ({ emissiveTexture, occlusionTexture }: Material): boolean =>
  emissiveTexture !== undefined || occlusionTexture !== undefined;

/**
 * Emissive and occlusion textures (glTF 2.0, §3.9.3), read before the surface's own shader runs: few materials have them,
 * and the others are shaded as fast as if there were none.
 */
export class GlowAndOcclusion implements Shader {
  readonly usesUv = true;
  readonly usesTangent: boolean;
  private readonly full: Linear;

  constructor(
    material: Material,
    private readonly surface: PointMetallicRoughness,
  ) {
    this.usesTangent = surface.usesTangent;
    this.full = new Linear(material.emissive ?? [0, 0, 0]);
  }

  shade(point: SurfacePoint): void {
    const { full, surface } = this;
    const { emissiveTexture: glow, occlusionTexture } = surface;
    if (glow) {
      readTexture(glow, point);
      surface.glow.red = full.red * texel.red;
      surface.glow.green = full.green * texel.green;
      surface.glow.blue = full.blue * texel.blue;
    }
    const open = point.ambientVisibility;
    if (occlusionTexture) point.ambientVisibility = open * openShare(surface, point);
    surface.shade(point);
    // The renderer fills in one record again and again, and not all of it.
    point.ambientVisibility = open;
  }
}
