import type { Material } from '../material.js';
import { type ClearCoat, clearCoatOf } from './clear-coat.js';
import { Linear } from './linear.js';
import { type MetallicShader, MetallicSurface } from './metallic-surface.js';
import { Occlusion } from './occlusion.js';
import { Sampler } from './sampler.js';

/** Floors are seen far and flat here: see `Sampler`. */
const mostTaps = 4;

/**
 * The metallic-roughness model of `MetallicRoughness`, in the light of an environment: irradiance from spherical harmonics, what is
 * mirrored from prefiltered maps (the split-sum approximation), the key light by itself. Linear light of any strength.
 */
export class EnvironmentSurface implements MetallicShader {
  readonly usesUv: boolean;
  readonly usesTangent: boolean;
  readonly surface: MetallicSurface;
  readonly emissive: Linear;
  readonly emissiveTexture: Sampler | undefined;
  readonly occlusion: Occlusion | undefined;
  readonly coat: ClearCoat | undefined;
  readonly transmission: number;

  constructor(material: Material) {
    const { emissiveTexture } = material;
    this.surface = new MetallicSurface(material, mostTaps);
    this.emissive = new Linear(material.emissive ?? [0, 0, 0]);
    this.emissiveTexture =
      emissiveTexture && new Sampler(emissiveTexture, 'color', 'emissiveTexture', mostTaps);
    this.occlusion = Occlusion.of(material, mostTaps);
    this.coat = clearCoatOf(material);
    this.transmission = Math.min(1, Math.max(0, material.transmission ?? 0));
    this.usesTangent = this.surface.usesTangent;
    this.usesUv = this.surface.usesUv || !!emissiveTexture || !!this.occlusion;
  }
}
