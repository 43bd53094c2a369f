import type { Material } from '../material.js';
import { Linear } from './linear.js';
import type { MetallicRoughness } from './metallic-roughness.js';
import type { SurfacePoint } from './point.js';
import { Sampler, texel } from './sampler.js';
import type { Shader } from './shader.js';

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
  private readonly occlusion: Sampler | undefined;
  private readonly strength: number;

  constructor(
    { emissive, emissiveTexture, occlusionTexture, occlusionStrength = 1 }: Material,
    private readonly surface: MetallicRoughness,
  ) {
    this.usesTangent = surface.usesTangent;
    this.full = new Linear(emissive ?? [0, 0, 0]);
    this.glow = emissiveTexture && new Sampler(emissiveTexture, 'color', 'emissiveTexture');
    this.occlusion = occlusionTexture && new Sampler(occlusionTexture, 'data', 'occlusionTexture');
    this.strength = Math.min(1, Math.max(0, occlusionStrength));
  }

  shade(point: SurfacePoint): void {
    const { full, glow, occlusion, strength, surface } = this;
    if (glow) {
      glow.read(point);
      surface.emissive.red = full.red * texel.red;
      surface.emissive.green = full.green * texel.green;
      surface.emissive.blue = full.blue * texel.blue;
    }
    const open = point.ambientVisibility;
    if (occlusion) {
      occlusion.read(point);
      point.ambientVisibility = open * (1 + strength * (texel.red - 1));
    }
    surface.shade(point);
    // The renderer fills in one record again and again, and not all of it.
    point.ambientVisibility = open;
  }
}
