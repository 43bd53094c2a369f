import type { Material } from '../material.js';
import type { Lights } from '../scene.js';
import { type SurfacePoint } from './point.js';
import { reflectanceSteps, reflectanceTable } from './reflectance.js';
import { Sampler, texel } from './sampler.js';
import { Studio } from './studio.js';
import type { Shader } from './surface.js';
import { tone } from './tone.js';

/** What a dielectric reflects at normal incidence: an index of refraction of 1.5. */
const DIELECTRIC = 0.04;

/** Surfaces smoother than the first mirror the sun's softbox, rougher than the second it is a direction; between, both. */
const MIRRORED = 0.25;
const DIRECTIONAL = 0.5;

/**
 * The metallic-roughness model of glTF 2.0 (appendix B): Lambert below a GGX surface with Smith's height-correlated
 * masking and Schlick's Fresnel term. Two things go beyond the appendix, and keep the energy that it loses or invents:
 * what the surface lets through is 1 less its directional albedo, and light that meets a rough metal more than once is
 * given back.
 */
export class MetallicRoughness implements Shader {
  readonly usesUv: boolean;
  readonly usesTangent: boolean;
  private readonly studio: Studio;
  private readonly reflectance = reflectanceTable();
  private readonly baseColor: Sampler | undefined;
  private readonly surface: Sampler | undefined;
  private readonly normal: Sampler | undefined;
  private readonly normalScale: number;
  // Of the point in hand.
  private x = 0.1;
  private y = 0.1;
  private z = 0.1;

  constructor(
    private readonly material: Material,
    private readonly lights: Lights,
    studio: Studio,
  ) {
    const { baseColorTexture, metallicRoughnessTexture, normalTexture } = material;
    this.studio = studio;
    if (baseColorTexture) this.baseColor = new Sampler(baseColorTexture, 'color', 'baseColorTexture');
    if (metallicRoughnessTexture) {
      this.surface = new Sampler(metallicRoughnessTexture, 'data', 'metallicRoughnessTexture');
    }
    if (normalTexture) this.normal = new Sampler(normalTexture, 'data', 'normalTexture');
    this.normalScale = material.normalScale ?? 1;
    this.usesTangent = normalTexture !== undefined;
    this.usesUv = !!baseColorTexture || !!metallicRoughnessTexture || this.usesTangent;
  }

  shade(point: SurfacePoint): void {
    const { material, lights, studio, reflectance } = this;
    let red = material.baseColor[0] * point.vertexRed;
    let green = material.baseColor[1] * point.vertexGreen;
    let blue = material.baseColor[2] * point.vertexBlue;
    let { metallic, roughness } = material;
    if (this.baseColor) {
      read(this.baseColor, point);
      red *= texel[0]!;
      green *= texel[1]!;
      blue *= texel[2]!;
    }
    if (this.surface) {
      read(this.surface, point);
      roughness *= texel[1]!;
      metallic *= texel[2]!;
    }
    this.turn(point);
    const { x, y, z } = this;

    const viewUnit =
      1 / Math.sqrt(point.viewX * point.viewX + point.viewY * point.viewY + point.viewZ * point.viewZ);
    const viewX = point.viewX * viewUnit;
    const viewY = point.viewY * viewUnit;
    const viewZ = point.viewZ * viewUnit;
    const facing = x * viewX + y * viewY + z * viewZ;
    // Interpolated and mapped normals may look away from the eye; the surface is then seen edge on.
    const cosine = Math.min(1, Math.max(0.004, facing));

    // The directional albedo, between the four nearest entries.
    const row = roughness * reflectanceSteps;
    const column = cosine * reflectanceSteps;
    const top = Math.min(row | 0, reflectanceSteps - 1);
    const left = Math.min(column | 0, reflectanceSteps - 1);
    const down = row - top;
    const across = column - left;
    const a = 2 * (top * (reflectanceSteps + 1) + left);
    const b = a + 2 * (reflectanceSteps + 1);
    const scale0 = reflectance[a]! + across * (reflectance[a + 2]! - reflectance[a]!);
    const scale1 = reflectance[b]! + across * (reflectance[b + 2]! - reflectance[b]!);
    const bias0 = reflectance[a + 1]! + across * (reflectance[a + 3]! - reflectance[a + 1]!);
    const bias1 = reflectance[b + 1]! + across * (reflectance[b + 3]! - reflectance[b + 1]!);
    const scale = scale0 + down * (scale1 - scale0);
    const bias = bias0 + down * (bias1 - bias0);

    const plain = DIELECTRIC * (1 - metallic);
    const redF0 = plain + red * metallic;
    const greenF0 = plain + green * metallic;
    const blueF0 = plain + blue * metallic;
    const redGloss = redF0 * scale + bias;
    const greenGloss = greenF0 * scale + bias;
    const blueGloss = blueF0 * scale + bias;
    // What goes through the surface comes out in the base colour; what a metal reflects more than once, in its own.
    const through = (1 - metallic) * (1 - DIELECTRIC * scale - bias);
    red *= through;
    green *= through;
    blue *= through;
    if (metallic > 0) {
      const lost = 1 - scale - bias;
      const share = metallic * lost;
      red += share * bounced(redF0, redGloss, lost);
      green += share * bounced(greenF0, greenGloss, lost);
      blue += share * bounced(blueF0, blueGloss, lost);
    }

    // Lambert under sun and hemisphere.
    const { sky, ground, sun } = lights;
    const sunX = sun.direction[0];
    const sunY = sun.direction[1];
    const sunZ = sun.direction[2];
    const sunCosine = x * sunX + y * sunY + z * sunZ;
    const direct = Math.max(0, sunCosine) * point.sunVisibility;
    const ambient = point.ambientVisibility;
    const above = (0.5 + 0.5 * y) * ambient;
    const below = ambient - above;

    // The studio in the direction of the mirror.
    const alpha = roughness * roughness;
    studio.look(2 * facing * x - viewX, 2 * facing * y - viewY, 2 * facing * z - viewZ, 2 * alpha);
    const mirrored = Math.min(1, Math.max(0, (DIRECTIONAL - roughness) / (DIRECTIONAL - MIRRORED)));
    const skySeen = studio.sky * ambient;
    const groundSeen = studio.ground * ambient;
    const sunSeen = studio.sun * point.sunVisibility * mirrored;

    // The sun as a direction: D · V · cosine · π, and Schlick's term of the half vector.
    let lobe = 0;
    let away = 0;
    if (mirrored < 1 && sunCosine > 0) {
      const halfX = viewX + sunX;
      const halfY = viewY + sunY;
      const halfZ = viewZ + sunZ;
      const halfUnit = 1 / Math.sqrt(Math.max(1e-9, halfX * halfX + halfY * halfY + halfZ * halfZ));
      const halfCosine = (x * halfX + y * halfY + z * halfZ) * halfUnit;
      const square = alpha * alpha;
      const spread = 1 - halfCosine * halfCosine * (1 - square);
      const rest = 1 - square;
      const smith =
        sunCosine * Math.sqrt(cosine * cosine * rest + square) +
        cosine * Math.sqrt(sunCosine * sunCosine * rest + square);
      lobe = ((1 - mirrored) * point.sunVisibility * 0.5 * square * sunCosine) / (spread * spread * smith);
      away = 1 - (viewX * halfX + viewY * halfY + viewZ * halfZ) * halfUnit;
      away *= away * away * away * away;
    }

    const { emissive } = material;
    point.red = tone(
      (emissive ? emissive[0] : 0) +
        red * (sky[0] * above + ground[0] * below + sun.color[0] * direct) +
        redGloss * (sky[0] * skySeen + ground[0] * groundSeen + sun.color[0] * sunSeen) +
        (redF0 + (1 - redF0) * away) * lobe * sun.color[0],
    );
    point.green = tone(
      (emissive ? emissive[1] : 0) +
        green * (sky[1] * above + ground[1] * below + sun.color[1] * direct) +
        greenGloss * (sky[1] * skySeen + ground[1] * groundSeen + sun.color[1] * sunSeen) +
        (greenF0 + (1 - greenF0) * away) * lobe * sun.color[1],
    );
    point.blue = tone(
      (emissive ? emissive[2] : 0) +
        blue * (sky[2] * above + ground[2] * below + sun.color[2] * direct) +
        blueGloss * (sky[2] * skySeen + ground[2] * groundSeen + sun.color[2] * sunSeen) +
        (blueF0 + (1 - blueF0) * away) * lobe * sun.color[2],
    );
  }

  /** The unit normal that is shaded, from mesh and normal map, towards the side that is seen. */
  private turn(point: SurfacePoint): void {
    let { normalX: x, normalY: y, normalZ: z } = point;
    const unit = 1 / Math.sqrt(x * x + y * y + z * z);
    x *= unit;
    y *= unit;
    z *= unit;
    let final = point.side;
    if (this.normal) {
      const { tangentX, tangentY, tangentZ, handedness } = point;
      read(this.normal, point);
      const along = (2 * texel[0]! - 1) * this.normalScale;
      const up = (2 * texel[1]! - 1) * this.normalScale * handedness;
      const out = 2 * texel[2]! - 1;
      const mappedX = x * out + tangentX * along + (y * tangentZ - z * tangentY) * up;
      const mappedY = y * out + tangentY * along + (z * tangentX - x * tangentZ) * up;
      const mappedZ = z * out + tangentZ * along + (x * tangentY - y * tangentX) * up;
      const size = Math.sqrt(mappedX * mappedX + mappedY * mappedY + mappedZ * mappedZ);
      if (size > 1e-6) {
        x = mappedX;
        y = mappedY;
        z = mappedZ;
        final /= size;
      }
    }
    this.x = x * final;
    this.y = y * final;
    this.z = z * final;
  }
}

/**
 * The share of the light lost to a first reflection that a metal gives back after more of them, evenly to all sides.
 *
 * @see C. Fdez-Agüera, A multiple-scattering microfacet model for real-time image-based lighting (2019)
 */
function bounced(f0: number, gloss: number, lost: number): number {
  const mean = f0 + (1 - f0) / 21;
  return (gloss * mean) / (1 - lost * mean);
}

function read(sampler: Sampler, point: SurfacePoint): void {
  sampler.sample(point.u, point.v, sampler.level(point.dudx, point.dvdx, point.dudy, point.dvdy));
}
