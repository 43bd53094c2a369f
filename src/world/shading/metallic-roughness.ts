import type { Material, Texture } from '../material.js';
import type { TextureKind } from './mip-chain.js';
import { dielectricOf } from './reflectance.js';
import { Sampler } from './sampler.js';

const held = (share: number): number => Math.min(1, Math.max(0, share));

/**
 * The metallic-roughness model of glTF 2.0 (appendix B): Lambert below a GGX surface with Smith's height-correlated
 * masking (without roots, after E. Hammon, PBR diffuse lighting for GGX+Smith microsurfaces, 2017) and Schlick's Fresnel
 * term. Two things go beyond it, and keep the energy that it loses or invents: what the surface lets through is 1
 * less its directional albedo, and light that meets a rough metal more than once is given back.
 *
 * Coat and transmission count under an environment only: there, irradiance is read from spherical harmonics, what is mirrored from
 * prefiltered maps (the split-sum approximation), and the key light by itself.
 */
export class MetallicRoughness {
  /** Whether texture coordinates are read. */
  readonly usesUv: boolean;
  /** Whether tangents are read: see `tangentsOf` for meshes that have none. */
  readonly usesTangent: boolean;
  readonly base: readonly [number, number, number];
  readonly metallic: number;
  readonly roughness: number;
  readonly dielectric: { readonly normal: number; readonly edge: number };
  readonly emissive: readonly [number, number, number];
  readonly baseTexture: Sampler | undefined;
  readonly surfaceTexture: Sampler | undefined;
  readonly emissiveTexture: Sampler | undefined;
  /** The texture of normals, whose lateral parts are multiplied by `normalScale`. */
  readonly normalTexture: Sampler | undefined;
  readonly normalScale: number;
  /** The texture of occlusion of the light from all around (glTF 2.0, §3.9.3); `occlusionStrength` of it counts. */
  readonly occlusionTexture: Sampler | undefined;
  readonly occlusionStrength: number;
  /**
   * A clear coat of varnish (glTF's KHR_materials_clearcoat): a GGX surface with an index of refraction of 1.5 and the mesh's own
   * normals. What it lets through, and back, is 1 less its directional albedo. It covers a share of the surface, 0 if there is none.
   */
  readonly coat: { readonly share: number; readonly roughness: number };
  /** The share of the light entering the surface that passes through the thing: see `Material`. */
  readonly transmission: number;

  /** @param mostTaps see `Sampler`; default 1 */
  constructor(material: Material, mostTaps = 1) {
    const read = (name: keyof Material & `${string}Texture`, kind: TextureKind): Sampler | undefined => {
      const texture: Texture | undefined = material[name];
      return texture && new Sampler(texture, kind, name, mostTaps);
    };
    this.base = material.baseColor;
    this.metallic = held(material.metallic);
    this.roughness = held(material.roughness);
    this.dielectric = dielectricOf(material);
    this.emissive = material.emissive ?? [0, 0, 0];
    this.baseTexture = read('baseColorTexture', 'color');
    this.surfaceTexture = read('metallicRoughnessTexture', 'data');
    this.normalTexture = read('normalTexture', 'data');
    this.normalScale = material.normalTexture?.scale ?? 1;
    this.emissiveTexture = read('emissiveTexture', 'color');
    this.occlusionTexture = read('occlusionTexture', 'data');
    this.occlusionStrength = this.occlusionTexture ? held(material.occlusionStrength ?? 1) : 0;
    this.coat = { share: held(material.clearcoat ?? 0), roughness: held(material.clearcoatRoughness ?? 0) };
    this.transmission = held(material.transmission ?? 0);
    this.usesTangent = this.normalTexture !== undefined;
    this.usesUv = this.textures.length > 0;
  }

  get textures(): readonly Sampler[] {
    const { baseTexture, surfaceTexture, normalTexture, emissiveTexture, occlusionTexture } = this;
    return [baseTexture, surfaceTexture, normalTexture, emissiveTexture, occlusionTexture].filter(
      (texture) => texture !== undefined,
    );
  }
}
