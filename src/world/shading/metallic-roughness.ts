import type { Material, Texture, Wrap } from '../material.js';
import { type TextureKind, type MipLevel, mipChain } from './mip-chain.js';
import { cosDegrees } from '../../core/math/index.js';
import { beyond, TextureField } from '../render/raster/records.js';

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

/** The reflectance of a dielectric at normal incidence, for an index of refraction of 1.5. */
export const DIELECTRIC = 0.04;

/** The reflectance of a material as a dielectric: at normal incidence, and at grazing incidence (KHR_materials_specular). */
export function dielectricOf({ reflectance = DIELECTRIC, specular = 1 }: Material): {
  readonly normal: number;
  readonly edge: number;
} {
  const edge = Math.min(1, Math.max(0, specular));
  return { normal: edge * Math.min(1, Math.max(0, reflectance)), edge };
}

/** Intervals along roughness and along the cosine of the view; a power of two, so that places on the grid are exact. */
export const reflectanceSteps = 32;
const SIDE = reflectanceSteps + 1;

/** The lowest roughness whose lobe is integrated; below it a surface is a mirror to the eye. */
const SMOOTHEST = 0.03;

/** Points of the quadrature: rings of equal weight in the lobe, and directions on each. */
const RINGS = 24;
const SPOKES = 16;

let table: Float64Array | undefined;

/**
 * What a GGX surface with Smith's masking (Hammon's form) reflects of even light from all around (the directional albedo), by roughness
 * (rows) and cosine between view and normal (columns), both 0 to 1 in 32 steps. Two numbers each: with Schlick's Fresnel
 * term and a reflectance F0 at normal incidence it is F0·first + second. What is missing to 1 is light that met the
 * surface more than once.
 * @see B. Karis, Real Shading in Unreal Engine 4 (2013), "Environment BRDF"
 */
export const reflectanceTable = (): Float64Array => (table ??= build());

function build(): Float64Array {
  const entries = new Float64Array(2 * SIDE * SIDE);
  // Lobe and view are symmetric about the plane of view: half a circle is enough.
  const spokes = Float64Array.from({ length: SPOKES }, (_, spoke) =>
    cosDegrees(((spoke + 0.5) * 180) / SPOKES),
  );
  for (let row = 0; row < SIDE; row++) {
    const roughness = Math.max(SMOOTHEST, row / reflectanceSteps);
    for (let column = 0; column < SIDE; column++) {
      // At a cosine of 0 the integral is a limit; a small cosine stands for it.
      const cosine = Math.max(0.004, column / reflectanceSteps);
      entries.set(integrate(roughness * roughness, cosine, spokes), 2 * (row * SIDE + column));
    }
  }
  return entries;
}

/** Sums over half vectors drawn as the lobe is dense, so that each counts by Smith's term alone. */
function integrate(alpha: number, cosine: number, spokes: Float64Array): [number, number] {
  const square = alpha * alpha;
  const sine = Math.sqrt(1 - cosine * cosine);
  let scale = 0;
  let bias = 0;
  for (let ring = 0; ring < RINGS; ring++) {
    const u = (ring + 0.5) / RINGS;
    const halfCosine = Math.sqrt((1 - u) / (1 + (square - 1) * u));
    const halfSine = Math.sqrt(1 - halfCosine * halfCosine);
    for (let spoke = 0; spoke < SPOKES; spoke++) {
      const viewHalf = sine * halfSine * spokes[spoke] + cosine * halfCosine;
      const lightCosine = 2 * viewHalf * halfCosine - cosine;
      if (viewHalf <= 0 || lightCosine <= 0) continue;
      const both = 2 * lightCosine * cosine;
      const smith = both / (both * (1 - alpha) + (lightCosine + cosine) * alpha);
      const weight = (smith * viewHalf) / (halfCosine * cosine);
      const away = 1 - viewHalf;
      const fresnel = away * away * away * away * away;
      scale += (1 - fresnel) * weight;
      bias += fresnel * weight;
    }
  }
  const count = RINGS * SPOKES;
  // Beyond 1 is only the quadrature's error.
  const excess = Math.max(1, (scale + bias) / count);
  return [scale / count / excess, bias / count / excess];
}

/** How a texture is read: between its texels and between its levels (trilinear). */
export class Sampler {
  readonly levels: readonly MipLevel[];
  readonly width: number;
  readonly height: number;
  /** Whether it has alpha. */
  readonly translucent: boolean;
  readonly wrapS: Wrap;
  readonly wrapT: Wrap;
  /** Whether it is laid on by the second texture coordinates. */
  readonly second: boolean;

  /**
   * @param name of the texture, for errors
   * @param mostTaps so many times at most it is read along the longer axis of what a pixel shows of it, 1 to 4
   */
  constructor(
    texture: Texture,
    readonly kind: TextureKind,
    name: string,
    readonly mostTaps = 1,
  ) {
    const { image } = texture;
    this.levels = mipChain(image, kind, name);
    this.width = image.width;
    this.height = image.height;
    this.translucent = image.channels === 4;
    this.wrapS = texture.wrapS;
    this.wrapT = texture.wrapT;
    this.second = texture.coordinates === 'second';
  }

  /**
   * Writes what it reads into a record.
   * @param at the record's place in numbers of 8 bytes
   * @param texels place of all its levels, one behind the other
   * @param decode place of what codes of its kind stand for
   */
  describe(ints: Int32Array, doubles: Float64Array, at: number, texels: number, decode: number): void {
    doubles[at + TextureField.width] = this.width;
    doubles[at + TextureField.height] = this.height;
    const { levels, wrapS, wrapT } = this;
    ints.set([levels.length - 1, beyond[wrapS], beyond[wrapT], decode], 2 * (at + TextureField.last));
    ints.set([this.mostTaps, this.second ? 1 : 0], 2 * (at + TextureField.mostTaps));
    let place = 2 * (at + TextureField.levels);
    for (const { width, height } of levels) {
      ints.set([texels, width, height], place);
      texels += 4 * width * height;
      place += 3;
    }
  }

  /** Whether another has the same sides and goes on alike beyond them, so that both are read at the same places. */
  isLike({ width, height, wrapS, wrapT, mostTaps, second }: Sampler): boolean {
    const sides = this.width === width && this.height === height;
    const beyond = this.wrapS === wrapS && this.wrapT === wrapT;
    return sides && beyond && this.mostTaps === mostTaps && this.second === second;
  }
}
