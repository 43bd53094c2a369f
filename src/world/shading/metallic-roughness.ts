import type { Material } from '../material.js';
import type { Lights } from '../scene.js';
import { normalize } from '../vector.js';
import { Gloss, ROW } from './gloss.js';
import { Linear } from './linear.js';
import { NormalMap, type UnitNormal } from './normal-map.js';
import type { SurfacePoint } from './point.js';
import { DIELECTRIC, reflectanceSteps, reflectanceTable } from './reflectance.js';
import { Sampler, texel } from './sampler.js';
import { Reflection, type MirroredStudio } from './mirrored-studio.js';
import type { Shader } from './shader.js';
import { tone } from './tone.js';

/** Records that all shaders share, one point at a time. */
const normal: UnitNormal = { x: 0.1, y: 0.1, z: 0.1 };
const seen = new Reflection();

/**
 * The metallic-roughness model of glTF 2.0 (appendix B): Lambert below a GGX surface with Smith's height-correlated
 * masking (without roots, after E. Hammon, PBR diffuse lighting for GGX+Smith microsurfaces, 2017) and Schlick's Fresnel
 * term. Two things go beyond the appendix, and keep the energy that it loses or invents:
 * what the surface lets through is 1 less its directional albedo, and light that meets a rough metal more than once is
 * given back.
 */
export class MetallicRoughness implements Shader {
  readonly usesUv: boolean;
  readonly usesTangent: boolean;
  private readonly base: Linear;
  /** What it sends out by itself; a texture of that is read into it before each point. */
  readonly emissive: Linear;
  private readonly metallic: number;
  private readonly roughness: number;
  private readonly baseTexture: Sampler | undefined;
  private readonly surfaceTexture: Sampler | undefined;
  private readonly gloss = new Gloss();
  private readonly normalMap: NormalMap;
  private readonly sky: Linear;
  private readonly ground: Linear;
  private readonly sun: Linear;
  private readonly sunX: number;
  private readonly sunY: number;
  private readonly sunZ: number;
  private readonly reflectance = reflectanceTable();

  constructor(
    material: Material,
    lights: Lights,
    private readonly studio: MirroredStudio,
  ) {
    const { baseColorTexture, metallicRoughnessTexture, normalTexture } = material;
    this.base = new Linear(material.baseColor);
    this.emissive = new Linear(material.emissive ?? [0, 0, 0]);
    this.metallic = Math.min(1, Math.max(0, material.metallic));
    this.roughness = Math.min(1, Math.max(0, material.roughness));
    this.baseTexture = baseColorTexture && new Sampler(baseColorTexture, 'color', 'baseColorTexture');
    this.surfaceTexture =
      metallicRoughnessTexture && new Sampler(metallicRoughnessTexture, 'data', 'metallicRoughnessTexture');
    this.gloss.set(this.roughness);
    this.normalMap = new NormalMap(normalTexture, material.normalScale);
    this.usesTangent = normalTexture !== undefined;
    this.usesUv = !!baseColorTexture || !!metallicRoughnessTexture || this.usesTangent;
    this.sky = new Linear(lights.sky);
    this.ground = new Linear(lights.ground);
    this.sun = new Linear(lights.sun.color);
    [this.sunX, this.sunY, this.sunZ] = normalize(lights.sun.direction);
  }

  shade(point: SurfacePoint): void {
    const { base, sky, ground, sun, reflectance, gloss } = this;
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
      gloss.set(this.roughness * texel.green);
      metallic *= texel.blue;
    }
    this.normalMap.turn(point, normal);
    const { x, y, z } = normal;

    let { viewX, viewY, viewZ } = point;
    const unit = 1 / Math.sqrt(viewX * viewX + viewY * viewY + viewZ * viewZ);
    viewX *= unit;
    viewY *= unit;
    viewZ *= unit;
    const facing = x * viewX + y * viewY + z * viewZ;
    // Interpolated and mapped normals may look away from the eye; the surface is then seen edge on.
    const cosine = facing < 0.004 ? 0.004 : facing > 1 ? 1 : facing;

    // The directional albedo, between the four nearest entries.
    const column = cosine * reflectanceSteps;
    const left = column < reflectanceSteps ? column | 0 : reflectanceSteps - 1;
    const at = gloss.row + 2 * left;
    const d = gloss.next * (column - left);
    const c = gloss.next - d;
    const b = column - left - d;
    const a = 1 - b - c - d;
    const scale =
      a * reflectance[at]! +
      b * reflectance[at + 2]! +
      c * reflectance[at + ROW]! +
      d * reflectance[at + ROW + 2]!;
    const bias =
      a * reflectance[at + 1]! +
      b * reflectance[at + 3]! +
      c * reflectance[at + ROW + 1]! +
      d * reflectance[at + ROW + 3]!;

    const plain = DIELECTRIC * (1 - metallic);
    const redF0 = plain + red * metallic;
    const greenF0 = plain + green * metallic;
    const blueF0 = plain + blue * metallic;
    const redGloss = redF0 * scale + bias;
    const greenGloss = greenF0 * scale + bias;
    const blueGloss = blueF0 * scale + bias;
    // What goes through the surface comes out in the base color. What a metal does not send away at once, it reflects
    // again and again (C. Fdez-Agüera, A multiple-scattering microfacet model, 2019), evenly to all sides.
    const through = (1 - metallic) * (1 - DIELECTRIC * scale - bias);
    const again = 1 - scale - bias;
    const lost = metallic * again;
    if (lost > 0) {
      red *= through + (lost * (red * scale + bias)) / (1 - again * red);
      green *= through + (lost * (green * scale + bias)) / (1 - again * green);
      blue *= through + (lost * (blue * scale + bias)) / (1 - again * blue);
    } else {
      red *= through;
      green *= through;
      blue *= through;
    }

    // Lambert under sun and hemisphere.
    const { sunX, sunY, sunZ } = this;
    const { sunVisibility, ambientVisibility } = point;
    const sunCosine = x * sunX + y * sunY + z * sunZ;
    const direct = sunCosine > 0 ? sunCosine * sunVisibility : 0;
    const above = (0.5 + 0.5 * y) * ambientVisibility;
    const below = ambientVisibility - above;

    // The studio in the direction of the mirror.
    const { alpha, mirrored } = gloss;
    seen.x = 2 * facing * x - viewX;
    seen.y = 2 * facing * y - viewY;
    seen.z = 2 * facing * z - viewZ;
    seen.sharp = gloss.sharp;
    this.studio.look(seen);
    const skySeen = seen.sky * ambientVisibility;
    const groundSeen = seen.ground * ambientVisibility;
    let sunSeen = 0;
    if (mirrored > 0) {
      this.studio.lookAtSun(seen);
      sunSeen = seen.sun * sunVisibility * mirrored;
    }

    // The sun as a direction: D · V · cosine · π, and Schlick's term of the half vector.
    let lobe = 0;
    let away = 0;
    if (mirrored < 1 && direct > 0) {
      // The half vector's length is √(2 + 2 toward), which all cosines with it share.
      const toward = viewX * sunX + viewY * sunY + viewZ * sunZ;
      const { square } = gloss;
      const sum = sunCosine + cosine;
      // Never less than where the half vector is the normal, though a normal that looks away says otherwise.
      const spread = Math.max(square, 1 - ((1 - square) * sum * sum) / (2 + 2 * toward + 1e-9));
      const smith = 2 * sunCosine * cosine * (1 - alpha) + sum * alpha;
      lobe = ((1 - mirrored) * 0.5 * square * direct) / (spread * spread * smith);
      away = 1 - Math.sqrt(Math.max(0, 0.5 + 0.5 * toward));
      away *= away * away * away * away;
    }

    const { emissive } = this;
    const lobeScale = lobe * (1 - away);
    const lobeBias = lobe * away;
    point.red =
      emissive.red +
      sky.red * (red * above + redGloss * skySeen) +
      ground.red * (red * below + redGloss * groundSeen) +
      sun.red * (red * direct + redGloss * sunSeen + redF0 * lobeScale + lobeBias);
    point.green =
      emissive.green +
      sky.green * (green * above + greenGloss * skySeen) +
      ground.green * (green * below + greenGloss * groundSeen) +
      sun.green * (green * direct + greenGloss * sunSeen + greenF0 * lobeScale + lobeBias);
    point.blue =
      emissive.blue +
      sky.blue * (blue * above + blueGloss * skySeen) +
      ground.blue * (blue * below + blueGloss * groundSeen) +
      sun.blue * (blue * direct + blueGloss * sunSeen + blueF0 * lobeScale + lobeBias);
    tone(point);
  }
}
