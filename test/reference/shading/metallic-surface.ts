import { Gloss } from '../../../src/world/shading/surface.js';
import type { MetallicRoughness } from '../../../src/world/shading/metallic-roughness.js';
import { Albedo } from './albedo.js';
import { turnNormal, type UnitNormal } from './normal-map.js';
import type { SurfacePoint } from './point.js';
import { readTexture, texel } from './texture.js';

/** What a metallic-roughness surface is like at a point, before its light is known: what `read` found last stands in its fields. */
export class SurfaceReader {
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
  private readonly albedo = new Albedo();

  constructor(private readonly own: MetallicRoughness) {
    this.gloss.set((this.roughness = own.roughness));
  }

  read(point: SurfacePoint): void {
    const { gloss, normal } = this;
    const { base, baseTexture, surfaceTexture, roughness: ownRoughness } = this.own;
    let red = base[0] * point.vertexRed;
    let green = base[1] * point.vertexGreen;
    let blue = base[2] * point.vertexBlue;
    let { metallic } = this.own;
    if (baseTexture) {
      readTexture(baseTexture, point);
      red *= texel.red;
      green *= texel.green;
      blue *= texel.blue;
    }
    if (surfaceTexture) {
      readTexture(surfaceTexture, point);
      gloss.set((this.roughness = ownRoughness * texel.green));
      metallic *= texel.blue;
    }
    turnNormal(this.own, point, normal);

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
    const { normal: plainF0, edge: specular } = this.own.dielectric;
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
