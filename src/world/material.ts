import type { Raster } from '../draw/raster.js';

export type Wrap = 'repeat' | 'clamp' | 'mirror';

/** A picture laid on a surface. */
export interface Texture {
  /** RGB or RGBA. sRGB for base colour and emission, plain numbers for all else. */
  readonly image: Raster;
  readonly wrapS: Wrap;
  readonly wrapT: Wrap;
}

/** What a surface is made of: the metallic-roughness model of glTF 2.0 (§3.9). Colours are linear, 0 to 1. */
export interface Material {
  readonly baseColor: readonly [red: number, green: number, blue: number];
  /** 0 (dielectric) to 1 (metal). */
  readonly metallic: number;
  /** 0 (mirror) to 1 (matt), perceptual. */
  readonly roughness: number;
  readonly emissive?: readonly [red: number, green: number, blue: number];
  readonly baseColorTexture?: Texture;
  /** Green: roughness, blue: metallic. */
  readonly metallicRoughnessTexture?: Texture;
  readonly normalTexture?: Texture;
  readonly normalScale?: number;
  /** Samples whose alpha lies below are not there; needs an RGBA base colour texture. Absent: opaque. */
  readonly alphaCutoff?: number;
  /** Whether back faces are seen. Default false. */
  readonly doubleSided?: boolean;
}
