import type { Material } from '../material.js';
import type { ClearCoat } from './clear-coat.js';
import { Linear } from './linear.js';
import { NormalMap } from './normal-map.js';
import type { Occlusion } from './occlusion.js';
import { dielectricOf } from './reflectance.js';
import { Sampler } from './sampler.js';

/** What is shaded as such a surface, in whatever light. */
export interface MetallicShader {
  /** Whether texture coordinates are read. */
  readonly usesUv: boolean;
  /** Whether tangents are read: see `tangentsOf` for meshes that have none. */
  readonly usesTangent: boolean;
  readonly surface: MetallicSurface;
  readonly emissive: Linear;
  readonly emissiveTexture?: Sampler | undefined;
  readonly occlusion?: Occlusion | undefined;
  readonly coat?: ClearCoat | undefined;
  /** See `Material`: of what is given back of light that goes through the surface, the share that goes through the thing. */
  readonly transmission?: number;
}

/**
 * What a metallic-roughness surface is like, in whatever light.
 * Two things go beyond glTF 2.0's appendix B, and keep the energy that it loses or invents: what the surface lets through is 1
 * less its directional albedo, and light that meets a rough metal more than once is given back.
 */
export class MetallicSurface {
  readonly usesUv: boolean;
  readonly usesTangent: boolean;
  readonly base: Linear;
  readonly metallic: number;
  readonly ownRoughness: number;
  readonly dielectric: { readonly normal: number; readonly edge: number };
  readonly baseTexture: Sampler | undefined;
  readonly surfaceTexture: Sampler | undefined;
  readonly normalMap: NormalMap;

  /** @param mostTaps see `Sampler`; default 1 */
  constructor(material: Material, mostTaps = 1) {
    const { baseColorTexture, metallicRoughnessTexture, normalTexture } = material;
    this.base = new Linear(material.baseColor);
    this.metallic = Math.min(1, Math.max(0, material.metallic));
    this.ownRoughness = Math.min(1, Math.max(0, material.roughness));
    this.dielectric = dielectricOf(material);
    this.baseTexture =
      baseColorTexture && new Sampler(baseColorTexture, 'color', 'baseColorTexture', mostTaps);
    this.surfaceTexture =
      metallicRoughnessTexture &&
      new Sampler(metallicRoughnessTexture, 'data', 'metallicRoughnessTexture', mostTaps);
    this.normalMap = new NormalMap(normalTexture, material.normalScale, mostTaps);
    this.usesTangent = normalTexture !== undefined;
    this.usesUv = !!baseColorTexture || !!metallicRoughnessTexture || this.usesTangent;
  }
}
