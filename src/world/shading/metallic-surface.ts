import type { Material } from '../material.js';
import { Albedo } from './albedo.js';
import { Gloss } from './gloss.js';
import { Linear } from './linear.js';
import { NormalMap, type UnitNormal } from './normal-map.js';
import type { Occlusion } from './occlusion.js';
import type { SurfacePoint } from './point.js';
import { dielectricOf } from './reflectance.js';
import { Sampler, texel } from './sampler.js';
import type { PointNeeds } from './shader.js';

/** What is shaded as such a surface, in whatever light. */
export interface MetallicShader extends PointNeeds {
  readonly surface: MetallicSurface;
  readonly emissive: Linear;
  readonly emissiveTexture?: Sampler | undefined;
  readonly occlusion?: Occlusion | undefined;
  /** A clear coat: the share of the surface that it covers, and its roughness. */
  readonly coat?: { readonly share: number; readonly roughness: number } | undefined;
}

/**
 * What a metallic-roughness surface is like at a point, before its light is known: what `read` found last stands in its fields.
 * Two things go beyond glTF 2.0's appendix B, and keep the energy that it loses or invents: what the surface lets through is 1
 * less its directional albedo, and light that meets a rough metal more than once is given back.
 */
export class MetallicSurface {
  readonly usesUv: boolean;
  readonly usesTangent: boolean;
  readonly gloss = new Gloss();
  /** Where it faces, unit length. */
  readonly normal: UnitNormal = { x: 0.1, y: 0.1, z: 0.1 };
  /** Perceptual, 0 to 1. */
  roughness = 0.1;
  /** Toward the eye, unit length. */
  viewX = 0.1;
  viewY = 0.1;
  viewZ = 0.1;
  /** The cosine between the two, and the same held to what the table of reflectances has. */
  facing = 0.1;
  cosine = 0.1;
  /** What is given back of light that goes through the surface. */
  red = 0.1;
  green = 0.1;
  blue = 0.1;
  /** What is mirrored at normal incidence. */
  redF0 = 0.1;
  greenF0 = 0.1;
  blueF0 = 0.1;
  /** The directional albedo is F0 · scale + bias. */
  scale = 0.1;
  bias = 0.1;
  /** What is mirrored at grazing incidence; in `bias` already. */
  edge = 0.1;
  readonly base: Linear;
  readonly metallic: number;
  readonly ownRoughness: number;
  readonly dielectric: { readonly normal: number; readonly edge: number };
  readonly baseTexture: Sampler | undefined;
  readonly surfaceTexture: Sampler | undefined;
  readonly normalMap: NormalMap;
  private readonly albedo = new Albedo();

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
    this.gloss.set((this.roughness = this.ownRoughness));
    this.normalMap = new NormalMap(normalTexture, material.normalScale, mostTaps);
    this.usesTangent = normalTexture !== undefined;
    this.usesUv = !!baseColorTexture || !!metallicRoughnessTexture || this.usesTangent;
  }

  read(point: SurfacePoint): void {
    const { base, gloss, normal } = this;
    let red = base.red * point.vertexRed;
    let green = base.green * point.vertexGreen;
    let blue = base.blue * point.vertexBlue;
    let { metallic } = this;
    if (this.baseTexture) {
      this.baseTexture.read(point);
      red *= texel.red;
      green *= texel.green;
      blue *= texel.blue;
    }
    if (this.surfaceTexture) {
      this.surfaceTexture.read(point);
      gloss.set((this.roughness = this.ownRoughness * texel.green));
      metallic *= texel.blue;
    }
    this.normalMap.turn(point, normal);

    const { viewX, viewY, viewZ } = point;
    const unit = 1 / Math.sqrt(viewX * viewX + viewY * viewY + viewZ * viewZ);
    this.viewX = viewX * unit;
    this.viewY = viewY * unit;
    this.viewZ = viewZ * unit;
    const facing = normal.x * this.viewX + normal.y * this.viewY + normal.z * this.viewZ;
    this.facing = facing;
    // Interpolated and mapped normals may look away from the eye; the surface is then seen edge on.
    const cosine = facing < 0.004 ? 0.004 : facing > 1 ? 1 : facing;
    this.cosine = cosine;

    this.albedo.read(gloss, cosine);
    const { scale, bias } = this.albedo;
    const { normal: plainF0, edge: specular } = this.dielectric;
    this.scale = scale;
    this.edge = specular + (1 - specular) * metallic;
    this.bias = bias * this.edge;

    const plain = plainF0 * (1 - metallic);
    this.redF0 = plain + red * metallic;
    this.greenF0 = plain + green * metallic;
    this.blueF0 = plain + blue * metallic;
    // What goes through the surface comes out in the base color. What a metal does not send away at once, it reflects
    // again and again (C. Fdez-Agüera, A multiple-scattering microfacet model, 2019), evenly to all sides.
    const through = (1 - metallic) * (1 - plainF0 * scale - specular * bias);
    const again = 1 - scale - bias;
    const lost = metallic * again;
    if (lost > 0) {
      this.red = red * (through + (lost * (red * scale + bias)) / (1 - again * red));
      this.green = green * (through + (lost * (green * scale + bias)) / (1 - again * green));
      this.blue = blue * (through + (lost * (blue * scale + bias)) / (1 - again * blue));
    } else {
      this.red = red * through;
      this.green = green * through;
      this.blue = blue * through;
    }
  }
}
