import type { Material } from '../material.js';
import { Linear } from './linear.js';
import { type MetallicShader, MetallicSurface } from './metallic-surface.js';
import { Occlusion } from './occlusion.js';
import { Sampler } from './sampler.js';

/**
 * The metallic-roughness model of glTF 2.0 (appendix B): Lambert below a GGX surface with Smith's height-correlated
 * masking (without roots, after E. Hammon, PBR diffuse lighting for GGX+Smith microsurfaces, 2017) and Schlick's Fresnel
 * term, with what `MetallicSurface` adds.
 */
export class MetallicRoughness implements MetallicShader {
  readonly usesUv: boolean;
  readonly usesTangent: boolean;
  readonly surface: MetallicSurface;
  readonly emissive: Linear;
  readonly emissiveTexture: Sampler | undefined;
  readonly occlusion: Occlusion | undefined;

  constructor(material: Material) {
    const { emissive, emissiveTexture } = material;
    this.surface = new MetallicSurface(material);
    this.emissive = new Linear(emissive ?? [0, 0, 0]);
    this.emissiveTexture = emissiveTexture && new Sampler(emissiveTexture, 'color', 'emissiveTexture');
    this.occlusion = Occlusion.of(material);
    this.usesTangent = this.surface.usesTangent;
    this.usesUv = this.surface.usesUv || !!emissiveTexture || !!this.occlusion;
  }
}
