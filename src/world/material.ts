import type { Raster } from '../draw/raster.js';

export type Wrap = 'repeat' | 'clamp' | 'mirror';

/** A picture laid on a surface. */
export interface Texture {
  /** RGB or RGBA. sRGB for base color and emission, plain numbers for all else. */
  readonly image: Raster;
  /** What is beyond its sides, along u and along v. */
  readonly wrapS: Wrap;
  readonly wrapT: Wrap;
  /** By which of a mesh's texture coordinates it is laid on: `uvs`, or `secondUvs`. Default: the first */
  readonly coordinates?: 'second';
}

/** What a surface is made of: the metallic-roughness model of glTF 2.0 (§3.9). Colors are linear, 0 to 1. */
export interface Material {
  /** What it reflects: of all light where it is a dielectric, in the highlight where it is a metal. */
  readonly baseColor: readonly [red: number, green: number, blue: number];
  /** 0 (dielectric) to 1 (metal). */
  readonly metallic: number;
  /** 0 (mirror) to 1 (matte), perceptual. */
  readonly roughness: number;
  /**
   * What it mirrors at normal incidence where it is a dielectric, 0 to 1: glTF's KHR_materials_ior. Default 0.04, an index of refraction
   * of 1.5.
   */
  readonly reflectance?: number;
  /** Factor of what it mirrors at any incidence where it is a dielectric, 0 to 1: glTF's KHR_materials_specular. Default 1. */
  readonly specular?: number;
  /** Light that it sends out by itself. Default: none */
  readonly emissive?: readonly [red: number, green: number, blue: number];
  /** Multiplies `baseColor`. */
  readonly baseColorTexture?: Texture;
  /** Green: roughness, blue: metallic. */
  readonly metallicRoughnessTexture?: Texture;
  /** Normals in the surface's own axes, as glTF 2.0 encodes them. */
  readonly normalTexture?: Texture;
  /** Factor of their slope. Default 1. */
  readonly normalScale?: number;
  /** The share of `emissive` that a place sends out. */
  readonly emissiveTexture?: Texture;
  /** Red: the share of the light from all around that reaches a place; the sun's is not changed. */
  readonly occlusionTexture?: Texture;
  /** How much of that counts, 0 to 1. Default 1. */
  readonly occlusionStrength?: number;
  /**
   * How much of it lies under a clear coat of varnish, 0 to 1: glTF's KHR_materials_clearcoat, whose coat has the mesh's own normals.
   * Shown under an environment; in plain light there is none. Default 0.
   */
  readonly clearcoat?: number;
  /** 0 (mirror) to 1 (matte), perceptual. Default 0. */
  readonly clearcoatRoughness?: number;
  /**
   * The share of the light that goes through the surface that goes on, straight, tinted by `baseColor`; the rest is given back by the
   * surface. 0 to 1: glTF's KHR_materials_transmission. Shown under an environment; in plain light nothing is seen through. Default 0.
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
