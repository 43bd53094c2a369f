import type { Raster } from '../draw/raster.js';

export type Wrap = 'repeat' | 'clamp' | 'mirror';

/** A picture laid on a surface. */
export interface Texture {
  /** RGB or RGBA. sRGB for base color and emission, plain numbers for all else. */
  readonly image: Raster;
  /** How the texture continues beyond its sides, along u and along v. */
  readonly wrapS: Wrap;
  readonly wrapT: Wrap;
  /** The texture coordinates of a mesh that are used: `uvs`, or `secondUvs`. Default: the first */
  readonly coordinates?: 'second';
  /** The factor of the slopes that a texture of normals has. Default 1. */
  readonly scale?: number;
}

/** What a surface is made of: the metallic-roughness model of glTF 2.0 (§3.9). Colors are linear, 0 to 1. */
export interface Material {
  /** The color that is reflected: of all light by a dielectric, in the highlight by a metal. */
  readonly baseColor: readonly [red: number, green: number, blue: number];
  /** The metalness, from 0 (dielectric) to 1 (metal). */
  readonly metallic: number;
  /** Perceptual roughness, from 0 (mirror) to 1 (matte). */
  readonly roughness: number;
  /**
   * The reflectance of a dielectric at normal incidence, 0 to 1: glTF's KHR_materials_ior. Default 0.04, an index of
   * refraction of 1.5.
   */
  readonly reflectance?: number;
  /** The factor of a dielectric's specular reflection at any incidence, 0 to 1: glTF's KHR_materials_specular. Default 1. */
  readonly specular?: number;
  /** The light that it emits. Default: none */
  readonly emissive?: readonly [red: number, green: number, blue: number];
  /** A texture that multiplies `baseColor`. */
  readonly baseColorTexture?: Texture;
  /** A texture of roughness (green) and metallic (blue). */
  readonly metallicRoughnessTexture?: Texture;
  /** Normals in the surface's own axes, as glTF 2.0 encodes them; {@link Texture.scale} is the factor of their slopes. */
  readonly normalTexture?: Texture;
  /** A texture of the share of `emissive` that each point emits. */
  readonly emissiveTexture?: Texture;
  /** A texture whose red is the share of the light from all around that reaches a point; the sun's is not changed. */
  readonly occlusionTexture?: Texture;
  /** How much the occlusion counts, 0 to 1. Default 1. */
  readonly occlusionStrength?: number;
  /**
   * The share of it that lies under a clear coat of varnish, 0 to 1: glTF's KHR_materials_clearcoat, whose coat has the
   * mesh's own normals. Shown under an environment; in plain light there is none. Default 0.
   */
  readonly clearcoat?: number;
  /** Perceptual roughness of the coat, from 0 (mirror) to 1 (matte). Default 0. */
  readonly clearcoatRoughness?: number;
  /**
   * The share of the light entering the surface that passes straight through, tinted by `baseColor`; the rest is reflected diffusely. 0 to
   * 1: glTF's KHR_materials_transmission. Shown under an environment; in plain light nothing is seen through. Default 0.
   */
  readonly transmission?: number;
  /** Samples whose alpha lies below are not there; needs an RGBA base color texture. Absent: opaque. */
  readonly alphaCutoff?: number;
  /** Whether back faces are seen. Default false. */
  readonly doubleSided?: boolean;
  /** What it is made of: the name of a surface whose texture a photographic look lays over it. Renderers ignore it. Default: none */
  readonly surface?: string;
}

/** The textures that a material has. */
export const texturesOf = (material: Material): readonly Texture[] =>
  [
    material.baseColorTexture,
    material.metallicRoughnessTexture,
    material.normalTexture,
    material.emissiveTexture,
    material.occlusionTexture,
  ].filter((texture) => texture !== undefined);
