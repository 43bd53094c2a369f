import type { Material } from '../../../src/world/material.js';
import { Linear } from '../../../src/world/shading/linear.js';
import type { PointMetallicRoughness } from './metallic-roughness.js';
import { Occlusion } from '../../../src/world/shading/occlusion.js';
import { Sampler } from '../../../src/world/shading/sampler.js';
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
  private readonly glow: Sampler | undefined;
  private readonly full: Linear;
  private readonly occlusion: Occlusion | undefined;

  constructor(
    material: Material,
    private readonly surface: PointMetallicRoughness,
  ) {
    const { emissive, emissiveTexture } = material;
    this.usesTangent = surface.usesTangent;
    this.full = new Linear(emissive ?? [0, 0, 0]);
    this.glow = emissiveTexture && new Sampler(emissiveTexture, 'color', 'emissiveTexture');
    this.occlusion = Occlusion.of(material);
  }

  shade(point: SurfacePoint): void {
    const { full, glow, occlusion, surface } = this;
    if (glow) {
      readTexture(glow, point);
      surface.emissive.red = full.red * texel.red;
      surface.emissive.green = full.green * texel.green;
      surface.emissive.blue = full.blue * texel.blue;
    }
    const open = point.ambientVisibility;
    if (occlusion) point.ambientVisibility = open * openShare(occlusion, point);
    surface.shade(point);
    // The renderer fills in one record again and again, and not all of it.
    point.ambientVisibility = open;
  }
}
